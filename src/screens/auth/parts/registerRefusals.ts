import type { FieldErrors } from '../../../../domain/contract/common';
import type { UserType } from '../../../../domain/accountTypes';
import { createRefusals } from '../../../ui/fields/refusals';
import type { RegisterValues } from './registerForm';

/** The field of the form for each field of the request. */
const FIELDS = new Map<string, keyof RegisterValues>([
  ['username', 'user_name'],
  ['first_name', 'first_name'],
  ['last_name', 'last_name'],
  ['email', 'user_email'],
  ['password', 'user_password'],
  ['age_bracket', 'user_age_bracket'],
]);

/** The server compares the password with these: when one changes, the password may be valid. */
const COMPARED = ['user_name', 'first_name', 'last_name', 'user_email'] as const;

/** Shows the refusals of a registration at the fields until they change. */
export function createRegisterRefusals(kind: UserType) {
  const refusals = createRefusals<RegisterValues>();
  let sent: RegisterValues | null = null;
  const toField = (name: string) =>
    name === 'username' && kind === 'business' ? 'user_email' : FIELDS.get(name);
  return {
    send(values: RegisterValues): void {
      sent = values;
    },
    refuse(refused: FieldErrors): void {
      if (!sent) return;
      const entries = Object.entries(refused).flatMap(([name, texts]) => {
        const field = toField(name);
        return field ? [[field, texts] as const] : [];
      });
      refusals.refuse(sent, Object.fromEntries(entries));
    },
    validate(values: RegisterValues): Record<string, string> {
      const { user_password, ...others } = refusals.validate(values);
      const isSamePerson = COMPARED.every((name) => values[name] === sent?.[name]);
      return user_password && isSamePerson ? { ...others, user_password } : others;
    },
  };
}
