import { t } from '../../../../domain/language';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';
import type { Answer, VettingQuestion } from '../../../../domain/vetting/types';
import { TwoVersions } from '../../../ui/TwoVersions';

interface Props {
  /** The accessible name of the group. */
  label?: string;
  sentence?: string;
  question: VettingQuestion;
  mine: Answer | null;
  /** Null where it was cleared there. */
  theirs: Answer | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const linesOf = (question: VettingQuestion, answer: Answer | null): string[] => {
  const lines = describeAnswer(question, answer);
  return lines.length > 0 ? lines : [t('No answer')];
};

/** Two devices gave different answers. */
export const Conflict = ({
  label = t('Two versions of this answer'),
  sentence = t('This answer was changed on another device or in another tab. Which one is right?'),
  question,
  mine,
  theirs,
  ...choices
}: Props) => (
  <TwoVersions
    label={label}
    question={sentence}
    mine={linesOf(question, mine)}
    theirs={linesOf(question, theirs)}
    {...choices}
  />
);
