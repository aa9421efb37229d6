import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { useAccess, useAssessment } from '../../../actors/vetting';
import { isMicro } from '../../../../domain/vetting/proposals';
import type { VettingCategory, VettingQuestion } from '../../../../domain/vetting/types';
import { askedQuestions } from '../../../../domain/vetting/visibility';
import { useKnownFacts } from '../knownFacts';
import { isOpen, reopenedQuestions } from '../openQuestions';
import { QuestionCard } from './QuestionCard';

const List = styled('ol')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  padding: 0,
  listStyle: 'none',
}));

interface Props {
  category: VettingCategory;
  questions: readonly VettingQuestion[];
  /** One question at a time. */
  isSingle: boolean;
}

/** The questions of one screen, each saved by itself. */
export function SectionForm({ category, questions, isSingle }: Props) {
  const access = useAccess();
  const { questionnaire, answers } = useAssessment();
  const asked = askedQuestions(questionnaire, answers).filter(
    (one) => one.category === category.id,
  );
  const isSmall = isMicro(questionnaire, answers, useKnownFacts());
  const reopened = reopenedQuestions(access);
  return (
    <List>
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          place={
            isSingle
              ? t('Question {place} of {count}', {
                  place: asked.indexOf(question) + 1,
                  count: asked.length,
                })
              : null
          }
          isLocked={!isOpen(access, question.id)}
          isSmall={isSmall}
          isReopened={reopened?.includes(question.id) ?? false}
        />
      ))}
    </List>
  );
}
