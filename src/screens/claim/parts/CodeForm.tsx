import Typography from '@mui/material/Typography';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import type { OwnClaim } from '../../../../domain/contract/claim';
import type { Joined } from '../../../../domain/contract/people';
import { CODE_DIGITS, CODE_MINUTES } from '../../../../domain/listing/claims';
import { useConfirmClaimMutation } from '../../../api/claimApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { useRefusals } from '../../../ui/fields/refusals';
import { TextField } from '../../../ui/fields/TextField';

interface Values {
  code: string;
}

const schema = object({
  code: string()
    .trim()
    .required(() => t('Enter the code from the email.'))
    .matches(/^(\d\s?){6}$/, () => t('The code has {digits} digits.', { digits: CODE_DIGITS })),
});

function Fields() {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <TextField
        name="code"
        label={t('Code from the email')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS + 2}
        required
      />
      <div>
        <BusyButton {...keepFocus} type="submit" variant="contained" busy={isSubmitting}>
          {t('Claim this business')}
        </BusyButton>
      </div>
    </>
  );
}

interface Props {
  slug: string;
  claim: OwnClaim;
  onClaimed: (joined: Joined) => void;
}

/** Asks for the code that was sent. */
export function CodeForm({ slug, claim, onClaimed }: Props) {
  const id = useId();
  const [confirm] = useConfirmClaimMutation();
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function send(values: Values, { validateForm }: FormikHelpers<Values>) {
    setProblem(null);
    try {
      onClaimed(await confirm({ listing: slug, body: { code: values.code.trim() } }).unwrap());
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemOf(failure));
    }
  }

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" gutterBottom>
        {t('Enter the code')}
      </Typography>
      <Typography role="status" gutterBottom>
        {t(
          'If {address} takes emails, a code of {digits} digits is on its way there. It works for {minutes} minutes. Look into the spam folder too.',
          { address: claim.sent_to, digits: CODE_DIGITS, minutes: CODE_MINUTES },
        )}
      </Typography>
      <Formik
        initialValues={{ code: '' }}
        validationSchema={schema}
        validate={refusals.validate}
        onSubmit={send}
      >
        <Form labelledBy={id}>
          {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
          <Fields />
        </Form>
      </Formik>
    </section>
  );
}
