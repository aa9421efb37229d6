import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import { msg, t } from '../../../../domain/language';
import type { UserType } from '../../../../domain/accountTypes';
import { useAuthModalActor } from '../../../actors/authModal';
import { BusyButton } from '../../../ui/BusyButton';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { BusinessFields, IndividualFields, PasswordFields } from './RegisterFields';
import { registerLabels, registerSchema, type RegisterValues } from './registerForm';
import { createRegisterRefusals } from './registerRefusals';
import { toSignUpPayload } from './signUpPayload';
import { StepFrame, type StepProps } from './StepFrame';
import { StepLink, StepLinks } from './StepLink';
import { TermsField } from './TermsField';

const TITLES = {
  individual: msg('Create an Individual Account'),
  business: msg('Create a Business Account'),
} as const;

type Refusals = ReturnType<typeof createRegisterRefusals>;

/** Shows the refusals of the server at the fields; the alert of the step shows the message. */
function Refused({ refusals }: { refusals: Refusals }) {
  const refused = useSelector(useAuthModalActor(), (state) => state.context.refused);
  const { validateForm } = useFormikContext<RegisterValues>();
  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    refusals.refuse(refused);
    void validateForm();
  }, [refused, refusals, validateForm]);
  return null;
}

/** One form for both kinds of account, with different fields. */
export function RegisterStep({ headingId, drafts, kind }: StepProps & { kind: UserType }) {
  const actor = useAuthModalActor();
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const step = kind === 'individual' ? 'registerUser' : 'registerBusiness';
  const [refusals] = useState(() => createRegisterRefusals(kind));
  const keep = useCallback((values: RegisterValues) => drafts.keep(step, values), [drafts, step]);
  return (
    <StepFrame headingId={headingId} title={t(TITLES[kind])}>
      <DraftForm
        labelledBy={headingId}
        summary={registerLabels[kind]()}
        initialValues={drafts.read(step)}
        schema={registerSchema(kind)}
        onValues={keep}
        validate={refusals.validate}
        onSubmit={(values) => {
          refusals.send(values);
          actor.send({
            type: 'registration.submitted',
            registration: toSignUpPayload(kind, values),
          });
        }}
      >
        <Refused refusals={refusals} />
        {kind === 'individual' ? (
          <>
            <Typography>{t('All fields are required.')}</Typography>
            <IndividualFields />
          </>
        ) : (
          <BusinessFields />
        )}
        <PasswordFields />
        <TermsField onClick={() => actor.send({ type: 'modal.closed' })} />
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          busy={isBusy}
        >
          {t('Create Account')}
        </BusyButton>
        <StepLinks>
          <span>{t('Already have an account?')}</span>
          <StepLink onClick={() => actor.send({ type: 'login.chosen' })}>{t('Log In')}</StepLink>
        </StepLinks>
      </DraftForm>
    </StepFrame>
  );
}
