import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { VettingQuestion } from '../../../../domain/vetting/types';

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '&[open]': { flexBasis: '100%' },
  '& dl': { margin: 0, overflowWrap: 'anywhere' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: theme.spacing(0, 0, 1) },
}));

interface Props {
  question: VettingQuestion;
  /** What is left of the help; empty where all of it is shown. */
  help: string;
}

/** More help, why the question is asked, and the law behind it. */
export function Explanation({ question, help }: Props) {
  const facts = [
    { term: t('Help'), text: help },
    { term: t('Reason'), text: question.why },
    { term: t('Law or standard'), text: question.source },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <Details>
      <summary>{help ? t('Help and why') : t('Why we ask')}</summary>
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
