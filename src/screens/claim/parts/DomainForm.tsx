import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import { MAILBOX_PATTERN } from '../../../../domain/listing/claims';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { useSendClaimCodeMutation } from '../../../api/claimApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { useRefusals } from '../../../ui/fields/refusals';
import { TextField } from '../../../ui/fields/TextField';

interface Values {
  mailbox: string;
}

const schema = object({
  mailbox: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired))
    .matches(MAILBOX_PATTERN, () => t('Enter only what is before the @, such as info.')),
});

function Fields({ domain }: { domain: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <TextField
        name="mailbox"
        label={t('The part before @{domain}', { domain })}
        help={t('Such as info or sales.')}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={64}
        required
      />
      <div>
        <BusyButton type="submit" variant="contained" busy={isSubmitting}>
          {t('Send a code to this address')}
        </BusyButton>
      </div>
    </>
  );
}

interface Props {
  headingId: string;
  slug: string;
  domain: string;
}

/** Sends a code to an address at the website of the business. */
export function DomainForm({ headingId, slug, domain }: Props) {
  const [sendCode] = useSendClaimCodeMutation();
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function send(values: Values, { validateForm }: FormikHelpers<Values>) {
    setProblem(null);
    const body = { method: 'domain_email' as const, mailbox: values.mailbox.trim() };
    try {
      await sendCode({ listing: slug, body }).unwrap();
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemOf(failure));
    }
  }

  return (
    <Formik
      initialValues={{ mailbox: '' }}
      validationSchema={schema}
      validate={refusals.validate}
      onSubmit={send}
    >
      <Form labelledBy={headingId}>
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <Fields domain={domain} />
      </Form>
    </Formik>
  );
}
