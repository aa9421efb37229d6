import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { submissionObstacles } from '../readiness';
import { REVIEW_DAYS } from '../../../../domain/vetting/applicationStates';
import {
  useAccess,
  useAssessment,
  useBlockedAnswers,
  useSubmission,
  useUnsent,
} from '../../../actors/vetting';
import { Titled } from './Titled';

export interface SubmissionProps {
  isBusy: boolean;
  onSubmit: () => void;
}

/** The button that sends the application, and what keeps it from being pressed. */
export function Submission({ isBusy, onSubmit }: SubmissionProps) {
  const id = useId();
  const access = useAccess();
  const unsent = useUnsent();
  const blocked = useBlockedAnswers();
  const reasons = submissionObstacles({ ...useAssessment(), ...access, ...unsent, blocked });
  const { problem, cancelSubmission } = useSubmission();
  const isAgain = access.application?.state === 'changes_requested';
  return (
    <Titled title={t('Submit')}>
      <Typography>
        {t(
          'A person of our team reads your answers within {days} working days. Until a reviewer takes them up you can take them back.',
          { days: REVIEW_DAYS },
        )}
      </Typography>
      <div id={id} role="status">
        {reasons.length > 0 && !isBusy && (
          <>
            <Typography sx={{ mt: 1, fontWeight: 600 }}>
              {t('It cannot be submitted yet:')}
            </Typography>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {problem && !isBusy && <FormAlert>{t(problem)}</FormAlert>}
      <BusyButton
        variant="contained"
        size="large"
        sx={{ mt: 2 }}
        busy={isBusy}
        disabled={reasons.length > 0}
        aria-describedby={id}
        onClick={onSubmit}
      >
        {isAgain ? t('Submit again') : t('Submit assessment')}
      </BusyButton>
      {isBusy && (!unsent.isOnline || unsent.pending > 0) && (
        <Button variant="text" sx={{ mt: 2, ml: 1 }} onClick={cancelSubmission}>
          {t('Do not submit yet')}
        </Button>
      )}
    </Titled>
  );
}
