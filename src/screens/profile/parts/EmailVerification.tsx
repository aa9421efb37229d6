import { useState } from 'react';
import { t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { readFailure } from '../../../api/failure';
import { useSendVerificationMutation } from '../../../api/profileApi';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';

interface Outcome extends Problem {
  severity: 'success' | 'error';
}

/** Whether the email is verified, and a button for another email. */
export function EmailVerification({ profile }: { profile: Profile }) {
  const [send, { isLoading }] = useSendVerificationMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (profile.email_verified) return t('Verified');
  const sendAgain = async () => {
    setOutcome(null);
    try {
      await send().unwrap();
      const text = t('We sent an email to {email}. Open its link within 48 hours.', {
        email: profile.user_email,
      });
      setOutcome({ severity: 'success', text, wait: null });
    } catch (thrown) {
      setOutcome({ severity: 'error', ...problemOf(readFailure(thrown)) });
    }
  };
  return (
    <>
      {t('Not verified yet')}{' '}
      <BusyButton variant="text" busy={isLoading} onClick={() => void sendAgain()}>
        {t('Send the email again')}
      </BusyButton>
      {outcome && (
        <FormAlert severity={outcome.severity} wait={outcome.wait}>
          {outcome.text}
        </FormAlert>
      )}
    </>
  );
}
