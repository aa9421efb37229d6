import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { Answers } from '../../../../domain/vetting/types';
import type { FiledAnswer } from '../draftFile';
import { Conflict } from './Conflict';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
}));

interface Props {
  conflicts: readonly FiledAnswer[];
  answers: Answers;
  /** `isTaken`: the answer of the file replaces the one that is here. */
  onChoose: (conflict: FiledAnswer, isTaken: boolean) => void;
}

/** Answers that were changed here and in the file: one of the two is chosen for each. */
export function DraftConflicts({ conflicts, answers, onChoose }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <List>
      {conflicts.map((conflict) => {
        const { question, answer } = conflict;
        return (
          <Conflict
            key={question.id}
            label={t('Two answers to: {text}', { text: question.text })}
            sentence={`${question.text} ${t('This answer was changed here and in the file. Which one is right?')}`}
            question={question}
            mine={answers[question.id] ?? null}
            theirs={answer}
            onKeepMine={() => onChoose(conflict, false)}
            onTakeTheirs={() => onChoose(conflict, true)}
          />
        );
      })}
    </List>
  );
}
