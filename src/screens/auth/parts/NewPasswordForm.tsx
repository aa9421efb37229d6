import { Formik, useFormikContext } from 'formik';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../../domain/limits';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { useRefusals } from '../../../ui/fields/refusals';
import { emptyNewPassword, newPasswordSchema, type NewPasswordValues } from './newPasswordForm';
import { isConfirmed } from './registerForm';

type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface Props {
  headingId: string;
  /** Resolves with what is wrong with the fields; null when nothing is. */
  onSubmit: (values: NewPasswordValues) => Promise<FieldMessages | null>;
}

function Fields() {
  const { values, isSubmitting } = useFormikContext<NewPasswordValues>();
  const isMatch = isConfirmed(values.new_password1, values.new_password2);
  const common = { autoComplete: 'new-password', maxLength: PASSWORD_MAX_LENGTH } as const;
  return (
    <>
      <PasswordField
        {...common}
        name="new_password1"
        label="New Password"
        help={`At least ${PASSWORD_MIN_LENGTH} characters.`}
      />
      <PasswordField
        {...common}
        name="new_password2"
        label="Confirm Password"
        confirmation={isMatch ? 'Passwords match.' : null}
      />
      <div>
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          busy={isSubmitting}
        >
          Set New Password
        </BusyButton>
      </div>
    </>
  );
}

export function NewPasswordForm({ headingId, onSubmit }: Props) {
  const refusals = useRefusals<NewPasswordValues>();
  return (
    <Formik
      initialValues={emptyNewPassword}
      validationSchema={newPasswordSchema}
      validate={refusals.validate}
      onSubmit={async (values, { validateForm }) => {
        const refused = await onSubmit(values);
        if (!refused) return;
        refusals.refuse(values, refused);
        await validateForm(values);
      }}
    >
      <Form labelledBy={headingId}>
        <Fields />
      </Form>
    </Formik>
  );
}
