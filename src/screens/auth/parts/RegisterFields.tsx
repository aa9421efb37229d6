import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../../domain/limits';
import { AGE_BRACKETS, GENDERS } from '../../../../domain/vocabulary';
import { countryOptions } from '../../../content/countries';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { isConfirmed } from '../../../entities/account/passwordRules';
import { registerLabels, withoutSpaces, type RegisterValues } from './registerForm';

const BLANK = { value: '', label: '' };
const AGE_OPTIONS = [BLANK, ...AGE_BRACKETS];

const EMAIL_PROPS = {
  name: 'user_email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  required: true,
  maxLength: 254,
} as const;

export function IndividualFields() {
  const { user_name } = useFormikContext<RegisterValues>().values;
  const labels = registerLabels.individual();
  const [countries] = useState(countryOptions);
  const genders = GENDERS.map(({ value, label }) => ({ value, label: t(label) }));
  const name = { autoCapitalize: 'words', required: true, maxLength: 120 } as const;
  return (
    <>
      <TextField
        name="user_name"
        label={labels.user_name}
        help={
          /\s/.test(user_name.trim())
            ? t('Spaces are left out: you will log in as {name}', {
                name: withoutSpaces(user_name),
              })
            : undefined
        }
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={254}
      />
      <TextField {...name} name="first_name" label={labels.first_name} autoComplete="given-name" />
      <TextField {...name} name="last_name" label={labels.last_name} autoComplete="family-name" />
      <TextField {...EMAIL_PROPS} label={labels.user_email} />
      <SelectField
        name="geo_location"
        label={labels.geo_location}
        options={countries}
        autoComplete="country"
        required
      />
      <SelectField name="gender" label={labels.gender} options={[BLANK, ...genders]} required />
      <SelectField
        name="user_age_bracket"
        label={labels.user_age_bracket}
        options={AGE_OPTIONS}
        required
      />
    </>
  );
}

export function BusinessFields() {
  const labels = registerLabels.business();
  return (
    <>
      <TextField
        name="first_name"
        label={labels.first_name}
        help={t('Optional. It can be changed when you describe your business.')}
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={120}
      />
      <TextField
        {...EMAIL_PROPS}
        label={labels.user_email}
        help={t('The company email will be your username.')}
      />
    </>
  );
}

export function PasswordFields() {
  const { user_password, confirm_password } = useFormikContext<RegisterValues>().values;
  const isMatch = isConfirmed(user_password, confirm_password);
  return (
    <>
      <PasswordField
        name="user_password"
        label={t('Password')}
        autoComplete="new-password"
        help={t('At least {count} characters.', { count: PASSWORD_MIN_LENGTH })}
        maxLength={PASSWORD_MAX_LENGTH}
      />
      <PasswordField
        name="confirm_password"
        label={t('Confirm Password')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX_LENGTH}
        confirmation={isMatch ? t('Passwords match.') : null}
      />
    </>
  );
}
