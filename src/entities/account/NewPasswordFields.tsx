import { useFormikContext } from 'formik';
import { t } from '../../../domain/language';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/limits';
import { PasswordField } from '../../ui/fields/PasswordField';
import { isConfirmed, type NewPasswordValues } from './passwordRules';

/** A new password, and again. */
export function NewPasswordFields() {
  const { values } = useFormikContext<NewPasswordValues>();
  const isMatch = isConfirmed(values.new_password1, values.new_password2);
  const common = { autoComplete: 'new-password', maxLength: PASSWORD_MAX_LENGTH } as const;
  return (
    <>
      <PasswordField
        {...common}
        name="new_password1"
        label={t('New Password')}
        help={t('At least {least} characters.', { least: PASSWORD_MIN_LENGTH })}
      />
      <PasswordField
        {...common}
        name="new_password2"
        label={t('Confirm Password')}
        confirmation={isMatch ? t('Passwords match.') : null}
      />
    </>
  );
}
