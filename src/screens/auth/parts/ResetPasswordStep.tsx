import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { t } from '../../../../domain/language';
import { useAuthModalActor } from '../../../actors/authModal';
import { BusyButton } from '../../../ui/BusyButton';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { TextField } from '../../../ui/fields/TextField';
import { resetSchema, type ResetValues } from './resetForm';
import { StepFrame, type StepProps } from './StepFrame';
import { StepLink, StepLinks } from './StepLink';

export function ResetPasswordStep({ headingId, drafts }: StepProps) {
  const actor = useAuthModalActor();
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const keep = useCallback((values: ResetValues) => drafts.keep('resetPassword', values), [drafts]);
  return (
    <StepFrame headingId={headingId} title={t('Reset Password')}>
      <DraftForm
        labelledBy={headingId}
        initialValues={drafts.read('resetPassword')}
        schema={resetSchema}
        onValues={keep}
        onSubmit={({ email }) => actor.send({ type: 'resetEmail.submitted', email: email.trim() })}
      >
        <Typography>
          {t(
            'Enter the email address of your account. We will send you a link to choose a new password.',
          )}
        </Typography>
        <TextField
          name="email"
          label={t('Email Address')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          busy={isBusy}
        >
          {t('Send Reset Link')}
        </BusyButton>
        <StepLinks>
          <StepLink onClick={() => actor.send({ type: 'login.chosen' })}>
            {t('Back to Log In')}
          </StepLink>
        </StepLinks>
      </DraftForm>
    </StepFrame>
  );
}
