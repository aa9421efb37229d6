import { styled } from '@mui/material/styles';
import type { VettingQuestion } from '../../../../domain/vetting/types';

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1.25),
    minHeight: 44,
    fontWeight: 600,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& dl': { margin: 0, overflowWrap: 'anywhere' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: theme.spacing(0, 0, 1) },
}));

/** Why the question is asked, and the law behind it. */
export function Explanation({ question }: { question: VettingQuestion }) {
  const facts = [
    { term: 'Reason', text: question.why },
    { term: 'Law or standard', text: question.source },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <Details>
      <summary>Why we ask</summary>
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}
