import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import { useAuthModalActor } from '../../../actors/authModal';
import { BusyButton } from '../../../ui/BusyButton';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { TextField } from '../../../ui/fields/TextField';
import { StepFrame, type StepProps } from './StepFrame';
import { StepLink, StepLinks } from './StepLink';

const empty = { code: '' };
const schema = object({
  code: string()
    .trim()
    .required(() => t('Enter the code.')),
});
/** A code is good for a minute at most, so none is kept for a return. */
const forget = () => {};

export function CodeStep({ headingId }: Pick<StepProps, 'headingId'>) {
  const actor = useAuthModalActor();
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <StepFrame headingId={headingId} title={t('Enter Your Code')}>
      <DraftForm
        labelledBy={headingId}
        initialValues={empty}
        schema={schema}
        onValues={forget}
        onSubmit={({ code }) => actor.send({ type: 'code.submitted', code: code.trim() })}
      >
        <Typography>
          {t(
            'Open your authenticator app and enter the six digits that it shows for this site. Without your phone, enter one of your recovery codes.',
          )}
        </Typography>
        <TextField
          name="code"
          label={t('Code')}
          autoComplete="one-time-code"
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
          {t('Continue')}
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
