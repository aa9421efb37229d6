import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { t } from '../../../../domain/language';
import { ANSWER_COMMENT } from '../../../../domain/fieldLimits';
import type { DecisionValues } from './decisionForm';

const Words = styled('blockquote')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1, 4),
  padding: theme.spacing(0.5, 1.5),
  borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  whiteSpace: 'pre-line',
}));

const Input = styled(OutlinedInput)(({ theme }) => ({
  margin: theme.spacing(0, 0, 1, 4),
  width: `calc(100% - ${theme.spacing(4)})`,
}));

interface Props {
  question: number;
  text: string;
  /** Its verdict says what to change, and is changed there. */
  isJudged: boolean;
}

/** What to change in one answer, as the business will read it. */
export function QuestionComment({ question, text, isJudged }: Props) {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const comment = values.comments[question] ?? '';
  if (isJudged && comment !== '') return <Words>{comment}</Words>;
  return (
    <Input
      multiline
      minRows={1}
      placeholder={t('What to change (optional)')}
      value={comment}
      onChange={({ target }) =>
        void setFieldValue('comments', { ...values.comments, [question]: target.value })
      }
      slotProps={{
        input: {
          'aria-label': t('What to change: {text}', { text }),
          maxLength: ANSWER_COMMENT.maxLength,
        },
      }}
    />
  );
}
