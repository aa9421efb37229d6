import { t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { useRequestPasswordResetMutation } from '../../../api/credentialsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { Actions, Section } from './Section';

/** For members who have only signed in with Google: a mailed link lets them set a password. */
export function SetPassword({ profile }: { profile: Profile }) {
  const [send, { isLoading, isSuccess, error }] = useRequestPasswordResetMutation();
  const problem = error && problemOf(readFailure(error));
  return (
    <Section
      title={t('Set a password')}
      lead={t(
        'You sign in with Google, and have no password here. With one you can log in without Google, change your email address and delete your account. When it is set, every device is signed out.',
      )}
    >
      {isSuccess && (
        <FormAlert severity="success">
          {t('We sent a link to {email}. It is valid for one hour.', { email: profile.user_email })}
        </FormAlert>
      )}
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <Actions>
        <BusyButton
          variant="contained"
          size="large"
          busy={isLoading}
          onClick={() => void send({ email: profile.user_email })}
        >
          {t('Send Me a Link')}
        </BusyButton>
      </Actions>
    </Section>
  );
}
