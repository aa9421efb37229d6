import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { Formik } from 'formik';
import { object } from 'yup';
import { t } from '../../../../domain/language';
import { useAuthModalActor } from '../../../actors/authModal';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { RadioCards } from '../../../ui/fields/RadioCards';
import { accountCards } from './accountKinds';
import { termsRule } from './registerForm';
import { StepFrame } from './StepFrame';
import { TermsField } from './TermsField';

const schema = object({ agree_terms: termsRule });

/** Asks new members from Google for their account type and the consent of a sign-up. */
export function AccountTypeStep({ headingId }: { headingId: string }) {
  const actor = useAuthModalActor();
  const accountType = useSelector(actor, (state) => state.context.accountType);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUpdated = useSelector(actor, (state) => state.matches({ accountType: 'updated' }));
  return (
    <StepFrame headingId={headingId} title={t('Choose your account type')}>
      <Formik
        initialValues={{ agree_terms: false }}
        validationSchema={schema}
        onSubmit={() => actor.send({ type: 'accountType.submitted' })}
      >
        <Form labelledBy={headingId}>
          <Typography>
            {t('Welcome! Tell us who the account is for; this shapes what you see.')}
          </Typography>
          <RadioCards
            legend={t('Account type')}
            cards={accountCards()}
            value={accountType}
            disabled={isBusy}
            onChange={(value) => actor.send({ type: 'accountType.selected', accountType: value })}
          />
          <TermsField target="_blank" />
          {isUpdated && <Alert severity="success">{t('Account type updated successfully')}</Alert>}
          <BusyButton
            {...keepFocus}
            type="submit"
            variant="contained"
            size="large"
            busy={isBusy}
            disabled={accountType === null}
          >
            {t('Continue')}
          </BusyButton>
        </Form>
      </Formik>
    </StepFrame>
  );
}
