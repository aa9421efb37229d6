import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAssessment } from '../../../actors/vetting';
import { presetsOf } from '../../../../domain/vetting/visibility';
import { countText } from '../../../ui/format';

const Note = styled('div')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  '& p': { margin: theme.spacing(1, 0, 0) },
}));

/** Says what became of other questions since this screen was opened: an answer may leave some of them out. */
export function LeftOut() {
  const { questionnaire, answers } = useAssessment();
  const presetOf = presetsOf(questionnaire, answers);
  const left = questionnaire.questions.flatMap((question) => {
    const preset = presetOf(question);
    return preset ? [{ id: question.id, because: preset.because }] : [];
  });
  const [before] = useState(() => left.map(({ id }) => id));
  const gone = left.filter(({ id }) => !before.includes(id));
  const back = before.filter((id) => left.every((each) => each.id !== id));
  const reasons = [...new Set(gone.map(({ because }) => because))];
  return (
    <Note role="status">
      {gone.length > 0 && (
        <p>
          {countText(gone.length, 'question is', 'questions are')} left out now. {reasons.join(' ')}
        </p>
      )}
      {back.length > 0 && (
        <p>{countText(back.length, 'question concerns', 'questions concern')} you after all.</p>
      )}
    </Note>
  );
}
