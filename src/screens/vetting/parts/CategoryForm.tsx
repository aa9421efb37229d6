import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAccess, useAssessment } from '../../../actors/vetting';
import { isAnswered } from '../../../../domain/vetting/answers';
import type { VettingCategory, VettingQuestion } from '../../../../domain/vetting/types';
import { askedQuestions } from '../../../../domain/vetting/visibility';
import { Notice } from '../../../ui/Notice';
import { isOpen, reopenedQuestions, restriction } from '../openQuestions';
import { NotAsked } from './NotAsked';
import { QuestionCard } from './QuestionCard';
import { ReviewerNote } from './ReviewerNote';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const Above = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(2),
}));

interface Props {
  category: VettingCategory;
}

/** Moves to the question that the address names. */
function useNamedQuestion() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(`${hash.slice(1)}-text`)?.focus();
  }, [hash]);
}

/** With the filter on: what had no answer when it was put on stays while it is being answered. */
function useShown(asked: readonly VettingQuestion[], { category }: Props) {
  const { answers } = useAssessment();
  const [params, setParams] = useSearchParams();
  const isFiltered = params.get('show') === 'unanswered';
  const isBlank = (question: VettingQuestion) => !isAnswered(question, answers[question.id]);
  const key = `${category.id} ${isFiltered}`;
  const start = () => ({ key, blank: asked.filter(isBlank).map(({ id }) => id) });
  const [kept, setKept] = useState(start);
  if (kept.key !== key) setKept(start());
  const filter = (isOn: boolean) =>
    setParams(
      (now) => {
        if (isOn) now.set('show', 'unanswered');
        else now.delete('show');
        return now;
      },
      { replace: true },
    );
  const shown = isFiltered
    ? asked.filter((question) => kept.blank.includes(question.id) || isBlank(question))
    : asked;
  return { shown, isFiltered, filter };
}

/** The questions of a category, each saved by itself. */
export function CategoryForm({ category }: Props) {
  const access = useAccess();
  const { questionnaire, answers } = useAssessment();
  const asked = askedQuestions(questionnaire, answers).filter(
    (question) => question.category === category.id,
  );
  const { shown, isFiltered, filter } = useShown(asked, { category });
  const note = restriction(access);
  const reopened = reopenedQuestions(access);
  useNamedQuestion();
  return (
    <>
      <Above>
        {note && <Notice tone="info">{note}</Notice>}
        <ReviewerNote />
        <FormControlLabel
          label="Show only unanswered questions"
          control={<Switch checked={isFiltered} onChange={(_, isOn) => filter(isOn)} />}
        />
      </Above>
      {shown.length === 0 && (
        <Typography>
          {asked.length === 0
            ? 'None of these questions concerns your business.'
            : 'Every question of this part has an answer.'}
        </Typography>
      )}
      <List>
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            place={`Question ${asked.indexOf(question) + 1} of ${asked.length}`}
            isLocked={!isOpen(access, question.id)}
            isReopened={reopened?.includes(question.id) ?? false}
          />
        ))}
      </List>
      <NotAsked questionnaire={questionnaire} category={category} answers={answers} />
    </>
  );
}
