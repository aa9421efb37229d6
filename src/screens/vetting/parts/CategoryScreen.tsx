import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { useAccess, useAssessment } from '../../../actors/vetting';
import { sectionsOf } from '../../../../domain/vetting/sections';
import type { VettingCategory } from '../../../../domain/vetting/types';
import { Notice } from '../../../ui/Notice';
import { restriction } from '../openQuestions';
import { useFormStep } from '../useFormStep';
import { useFormView } from '../useFormView';
import { useStepFocus } from '../useStepFocus';
import { AssessmentBar } from './AssessmentBar';
import { CategoryHead } from './CategoryHead';
import { CHECK_TITLE, CheckAnswers } from './CheckAnswers';
import { FormWays } from './FormWays';
import { LeftOut } from './LeftOut';
import { Locked } from './Locked';
import { NotAsked } from './NotAsked';
import { ReviewerNote } from './ReviewerNote';
import { SectionForm } from './SectionForm';
import { Unsent } from './Unsent';

const Above = styled('div')(({ theme }) => ({
  '& > *:not(:empty)': { marginTop: theme.spacing(2) },
}));

/** One screen of a category: some of its questions, or the check of its answers. */
export function CategoryScreen({ category }: { category: VettingCategory }) {
  const access = useAccess();
  const { questionnaire, answers, isCleared } = useAssessment();
  const view = useFormView();
  const { steps, place, step } = useFormStep(category, view.isSingle);
  const sections = sectionsOf(category, questionnaire.questions);
  const isCheck = step.kind === 'check';
  const screen = isCheck ? step.kind : String(step.questions[0]?.id);
  const heading = useStepFocus(screen);
  const isLocked = category.part === 'advanced' && !isCleared;
  const note = restriction(access);
  const own = questionnaire.questions.filter((question) => question.category === category.id);
  const ways = <FormWays category={category} steps={steps} place={place} view={view} />;
  return (
    <>
      <AssessmentBar category={category} />
      <CategoryHead
        category={category}
        title={isCheck ? t(CHECK_TITLE) : step.section.title}
        place={
          isCheck || sections.length < 2
            ? ''
            : t('{place} of {count}', { place: step.section.number, count: sections.length })
        }
        heading={heading}
      />
      {isLocked ? (
        <Locked />
      ) : (
        <>
          <Above>
            <Unsent />
            {note && <Notice tone="info">{note}</Notice>}
            <ReviewerNote />
          </Above>
          {isCheck ? (
            <CheckAnswers category={category} ways={ways} />
          ) : (
            <SectionForm category={category} questions={step.questions} isSingle={view.isSingle} />
          )}
          <LeftOut key={screen} />
          <NotAsked
            questionnaire={questionnaire}
            questions={isCheck ? own : step.section.questions}
            answers={answers}
            isFolded={!isCheck}
          />
        </>
      )}
      {(isLocked || !isCheck) && ways}
    </>
  );
}
