import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { msg, t } from '../../../../domain/language';
import type { GoogleOutcome } from '../../../../domain/contract/session';
import { useAuthModalActor } from '../../../actors/authModal';
import { FormAlert } from '../../../ui/fields/FormAlert';

const NOTICES: Record<GoogleOutcome, string> = {
  cancelled: msg('You did not sign in with Google. Try again, or log in with your password.'),
  interrupted: msg(
    'Signing in with Google took too long or was begun in another window. Please try again.',
  ),
  unavailable: msg(
    'Google cannot be reached at the moment. Please try again in a few minutes, or log in with your password.',
  ),
  throttled: msg('Too many login attempts. Please wait a few minutes before trying again.'),
  unverified: msg(
    'Google has not confirmed the email address of this account. Confirm it there first, or create an account here.',
  ),
  confirm: msg(
    'There is already an account with your email address. Log in with its password once; from then on you can sign in to it with Google.',
  ),
  code: msg('Google knows you. Your account also asks for a code.'),
  refused: msg(
    'We could not sign you in with this Google account. Please log in in another way, or write to us for help.',
  ),
  failed: msg(
    'Signing in with Google did not work. Please try again, or log in with your password.',
  ),
};

const isOutcome = (code: string): code is GoogleOutcome => Object.hasOwn(NOTICES, code);

/** Unknown codes of the address get the text of a failure. */
const googleNotice = (code: string): string => t(NOTICES[isOutcome(code) ? code : 'failed']);

/** It is the next step of signing in, not a failure. */
const isNextStep = (code: string): boolean => code === 'confirm' || code === 'code';

const Prompt = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& p': { margin: 0 },
}));

/** Shows why the last request or the sign-in with Google failed, and offers a password reset. */
export function StepAlert() {
  const actor = useAuthModalActor();
  const error = useSelector(actor, (state) => state.context.error);
  const wait = useSelector(actor, (state) => state.context.wait);
  const notice = useSelector(actor, (state) => state.context.notice);
  const isRefused = useSelector(actor, (state) => state.matches({ login: 'refused' }));
  return (
    <>
      {error && (
        <FormAlert key={error} wait={wait}>
          {t(error)}
        </FormAlert>
      )}
      {notice !== null && (
        <FormAlert severity={isNextStep(notice) ? 'info' : 'error'}>
          {googleNotice(notice)}
        </FormAlert>
      )}
      {isRefused && (
        <Prompt>
          <p>{t("Can't remember your password?")}</p>
          <Button
            variant="outlined"
            size="small"
            onClick={() => actor.send({ type: 'resetPassword.chosen' })}
          >
            {t('Reset Password')}
          </Button>
        </Prompt>
      )}
    </>
  );
}
