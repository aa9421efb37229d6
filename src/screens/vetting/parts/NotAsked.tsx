import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { plural, t } from '../../../../domain/language';
import type { Answers, Questionnaire, VettingQuestion } from '../../../../domain/vetting/types';
import { presetsOf } from '../../../../domain/vetting/visibility';
import { questionAnchor } from '../../../paths';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Root = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  padding: theme.spacing(2),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.subtle,
}));

const Folded = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}));

interface Props {
  questionnaire: Questionnaire;
  /** Those of one category. */
  questions: readonly VettingQuestion[];
  answers: Answers;
  /** Only their number shows until they are wanted. */
  isFolded: boolean;
}

/** Questions that other answers took out, each with the reason; they count nowhere. */
export function NotAsked({ questionnaire, questions, answers, isFolded }: Props) {
  const id = useId();
  const presetOf = presetsOf(questionnaire, answers);
  const left = questions.flatMap((question) => {
    const preset = presetOf(question);
    return preset ? [{ question, because: preset.because }] : [];
  });
  if (left.length === 0) return null;
  const list = (
    <>
      <Typography>{t('These questions neither count for nor against you.')}</Typography>
      <List>
        {left.map(({ question, because }) => (
          <li key={question.id}>
            <Typography
              id={`${questionAnchor(question.id)}-text`}
              tabIndex={-1}
              sx={{ fontWeight: 600 }}
            >
              {question.code} · {question.text}
            </Typography>
            <Typography color="textSecondary">{because}</Typography>
          </li>
        ))}
      </List>
    </>
  );
  if (isFolded) {
    return (
      <Folded>
        <summary>
          {plural(left.length, '# question does not concern you', '# questions do not concern you')}
        </summary>
        {list}
      </Folded>
    );
  }
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {t('Questions that do not concern you')}
      </Typography>
      {list}
    </Root>
  );
}
