import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Answers, Questionnaire, VettingCategory } from '../../../../domain/vetting/types';
import { presetsOf } from '../../../../domain/vetting/visibility';

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

interface Props {
  questionnaire: Questionnaire;
  category: VettingCategory;
  answers: Answers;
}

/** Questions that other answers took out, each with the reason; they count nowhere. */
export function NotAsked({ questionnaire, category, answers }: Props) {
  const id = useId();
  const presetOf = presetsOf(questionnaire, answers);
  const left = questionnaire.questions.flatMap((question) => {
    const preset = question.category === category.id ? presetOf(question) : null;
    return preset ? [{ question, because: preset.because }] : [];
  });
  if (left.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        Questions that do not concern you
      </Typography>
      <Typography>These questions neither count for nor against you.</Typography>
      <List>
        {left.map(({ question, because }) => (
          <li key={question.id}>
            <Typography sx={{ fontWeight: 600 }}>
              {question.code} · {question.text}
            </Typography>
            <Typography color="textSecondary">{because}</Typography>
          </li>
        ))}
      </List>
    </Root>
  );
}
