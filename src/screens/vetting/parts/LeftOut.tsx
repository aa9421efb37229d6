import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { plural } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import { presetsOf } from '../../../../domain/vetting/visibility';

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
          {plural(gone.length, '# question is left out now.', '# questions are left out now.')}{' '}
          {reasons.join(' ')}
        </p>
      )}
      {back.length > 0 && (
        <p>
          {plural(
            back.length,
            '# question concerns you after all.',
            '# questions concern you after all.',
          )}
        </p>
      )}
    </Note>
  );
}
