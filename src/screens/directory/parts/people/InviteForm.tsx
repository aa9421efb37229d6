import Typography from '@mui/material/Typography';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import type { InvitationPayload } from '../../../../../domain/contract/people';
import { INVITATION_DAYS, LISTING_ROLES } from '../../../../../domain/listing/people';
import { EMAIL_PATTERN, FIELD_MESSAGES } from '../../../../../domain/messages';
import { useInviteToListingMutation } from '../../../../api/listingPeopleApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { useRefusals } from '../../../../ui/fields/refusals';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { ROLE_MEANINGS, ROLE_NAMES } from './words';

const ROLES = LISTING_ROLES.toReversed().map((role) => optionOf(role, ROLE_NAMES[role]));

const EMPTY: InvitationPayload = { email: '', role: 'editor' };

const schema = object({
  email: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.emailRequired))
    .matches(EMAIL_PATTERN, () => t(FIELD_MESSAGES.emailFormat)),
});

function Fields() {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <TextField
        name="email"
        label={t('Email of the person')}
        help={t('They may have an account or not. Only an account with this email can accept.')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={254}
        required
      />
      <SelectField
        name="role"
        label={t('Role')}
        options={ROLES}
        help={`${t(ROLE_MEANINGS.editor)} ${t(ROLE_MEANINGS.owner)}`}
      />
      <div>
        <BusyButton {...keepFocus} type="submit" variant="contained" busy={isSubmitting}>
          {t('Send the invitation')}
        </BusyButton>
      </div>
    </>
  );
}

type Outcome = { sentTo: string } | { problem: Problem };

/** Invites somebody by email. */
export function InviteForm({ listingId }: { listingId: number }) {
  const headingId = useId();
  const [invite] = useInviteToListingMutation();
  const refusals = useRefusals<InvitationPayload>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(values: InvitationPayload, formik: FormikHelpers<InvitationPayload>) {
    setOutcome(null);
    const body = { ...values, email: values.email.trim() };
    try {
      await invite({ id: listingId, body }).unwrap();
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await formik.validateForm(values);
      else setOutcome({ problem: problemOf(failure) });
      return;
    }
    formik.resetForm();
    setOutcome({ sentTo: body.email });
  }

  return (
    <div>
      <Typography id={headingId} variant="h4" component="h3" gutterBottom>
        {t('Invite somebody')}
      </Typography>
      {outcome && 'sentTo' in outcome && (
        <FormAlert severity="success">
          {t('We sent the invitation to {email}. Its link works for {days} days.', {
            email: outcome.sentTo,
            days: INVITATION_DAYS,
          })}
        </FormAlert>
      )}
      <Formik
        initialValues={EMPTY}
        validationSchema={schema}
        validate={refusals.validate}
        onSubmit={send}
      >
        <Form labelledBy={headingId}>
          {outcome && 'problem' in outcome && (
            <FormAlert wait={outcome.problem.wait}>{outcome.problem.text}</FormAlert>
          )}
          <Fields />
        </Form>
      </Formik>
    </div>
  );
}
