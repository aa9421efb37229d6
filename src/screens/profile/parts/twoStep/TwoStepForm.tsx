import { Formik } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import { PASSWORD_MAX_LENGTH } from '../../../../../domain/limits';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { useRefusals } from '../../../../ui/fields/refusals';
import { TextField } from '../../../../ui/fields/TextField';

const empty = { current_password: '', code: '' };
type Values = typeof empty;

interface Props {
  asksPassword: boolean;
  asksCode: boolean;
  codeHelp?: string;
  button: string;
  isDangerous?: boolean;
  onSend: (values: Values) => Promise<void>;
}

const schemaFor = ({ asksPassword, asksCode }: Props) =>
  object({
    ...(asksPassword && {
      current_password: string().required(() => t(FIELD_MESSAGES.passwordRequired)),
    }),
    ...(asksCode && {
      code: string()
        .trim()
        .required(() => t('Enter the code.')),
    }),
  });

/** Sends a password, a code or both, and shows what the server says of them. */
export function TwoStepForm(props: Props) {
  const { asksPassword, asksCode, codeHelp, button, isDangerous = false, onSend } = props;
  const buttonId = useId();
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);
  async function submit(values: Values): Promise<void> {
    setProblem(null);
    try {
      await onSend({ ...values, code: values.code.trim() });
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      const isShownAtField = Object.keys(refusals.validate(values)).length > 0;
      if (!isShownAtField) setProblem(problemOf(failure));
    }
  }
  return (
    <Formik
      initialValues={empty}
      validationSchema={schemaFor(props)}
      validate={refusals.validate}
      onSubmit={async (values, { validateForm }) => {
        await submit(values);
        await validateForm(values);
      }}
    >
      {({ isSubmitting }) => (
        <Form labelledBy={buttonId}>
          {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
          {asksPassword && (
            <PasswordField
              name="current_password"
              label={t('Your Password')}
              autoComplete="current-password"
              maxLength={PASSWORD_MAX_LENGTH}
            />
          )}
          {asksCode && (
            <TextField
              name="code"
              label={t('Code')}
              help={codeHelp}
              autoComplete="one-time-code"
              autoCapitalize="none"
              required
            />
          )}
          <div>
            <BusyButton
              {...keepFocus}
              id={buttonId}
              type="submit"
              variant={isDangerous ? 'outlined' : 'contained'}
              color={isDangerous ? 'error' : 'primary'}
              size="large"
              busy={isSubmitting}
            >
              {button}
            </BusyButton>
          </div>
        </Form>
      )}
    </Formik>
  );
}
