import { useState } from 'react';
import type { Profile } from '../../../../domain/contract/profile';
import { readFailure } from '../../../api/failure';
import { useSendVerificationMutation } from '../../../api/profileApi';
import { reasonOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';

interface Outcome {
  severity: 'success' | 'error';
  text: string;
}

/** Whether the e-mail is proven, and another mail for whoever did not get or use the first. */
export function EmailProof({ profile }: { profile: Profile }) {
  const [send, { isLoading }] = useSendVerificationMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (profile.email_verified) return 'Verified';
  const ask = async () => {
    setOutcome(null);
    try {
      await send().unwrap();
      const text = `We sent a mail to ${profile.user_email}. Open its link within 48 hours.`;
      setOutcome({ severity: 'success', text });
    } catch (thrown) {
      setOutcome({ severity: 'error', text: reasonOf(readFailure(thrown)) });
    }
  };
  return (
    <>
      Not verified yet{' '}
      <BusyButton variant="text" busy={isLoading} onClick={() => void ask()}>
        Send the mail again
      </BusyButton>
      {outcome && <FormAlert severity={outcome.severity}>{outcome.text}</FormAlert>}
    </>
  );
}
