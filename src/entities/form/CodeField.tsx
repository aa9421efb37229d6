import { object, string } from 'yup';
import { CODE_DIGITS } from '../../../domain/codes';
import { t } from '../../../domain/language';
import { TextField } from '../../ui/fields/TextField';

/** A form with a code that was sent; `missing` is what an empty field says. */
export const codeSchema = (missing: () => string) =>
  object({
    code: string()
      .trim()
      .required(missing)
      .matches(/^(\d\s?){6}$/, () => t('The code has {digits} digits.', { digits: CODE_DIGITS })),
  });

/** Where a code that was sent is entered; phones offer it from the message. */
export const CodeField = ({ label }: { label: string }) => (
  <TextField
    name="code"
    label={label}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={CODE_DIGITS + 2}
    required
  />
);
