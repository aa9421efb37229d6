import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { t } from '../../../../domain/language';
import { useAuthModalActor } from '../../../actors/authModal';
import { useConfig } from '../../../config';
import { BusyButton } from '../../../ui/BusyButton';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField } from '../../../ui/fields/TextField';
import { GoogleSignInLink } from './GoogleSignInLink';
import { loginSchema, toCredentials, type LoginValues } from './loginForm';
import { StepFrame, type StepProps } from './StepFrame';
import { StepLink, StepLinks } from './StepLink';

export function LoginStep({ headingId, drafts }: StepProps) {
  const actor = useAuthModalActor();
  const { helpEmail } = useConfig();
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const keep = useCallback((values: LoginValues) => drafts.keep('login', values), [drafts]);
  return (
    <StepFrame headingId={headingId} title={t('Log In')}>
      <DraftForm
        labelledBy={headingId}
        initialValues={drafts.read('login')}
        schema={loginSchema}
        onValues={keep}
        onSubmit={(values) =>
          actor.send({ type: 'credentials.submitted', credentials: toCredentials(values) })
        }
      >
        <TextField
          name="user_name"
          label={t('Username')}
          help={t('Or your email address.')}
          autoComplete="username"
          autoCapitalize="none"
          required
        />
        <PasswordField name="user_password" label={t('Password')} autoComplete="current-password" />
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          busy={isBusy}
        >
          {t('Log In')}
        </BusyButton>
        <GoogleSignInLink />
        <StepLinks>
          <StepLink onClick={() => actor.send({ type: 'intro.chosen' })}>
            {t('Create an account')}
          </StepLink>
          <StepLink onClick={() => actor.send({ type: 'resetPassword.chosen' })}>
            {t('Forgot password?')}
          </StepLink>
          <Link {...keepFocus} href={`mailto:${helpEmail}`}>
            {t('Having trouble signing in?')}
          </Link>
        </StepLinks>
      </DraftForm>
    </StepFrame>
  );
}
