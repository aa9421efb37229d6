import { emptyLogin, type LoginValues } from './loginForm';
import { emptyRegistration, type RegisterValues } from './registerForm';
import { emptyReset, type ResetValues } from './resetForm';

interface TypedValues {
  login: LoginValues;
  registerUser: RegisterValues;
  registerBusiness: RegisterValues;
  resetPassword: ResetValues;
}

const nothing: TypedValues = {
  login: emptyLogin,
  registerUser: emptyRegistration,
  registerBusiness: emptyRegistration,
  resetPassword: emptyReset,
};

const withoutPasswords = (values: RegisterValues): RegisterValues => ({
  ...values,
  user_password: '',
  confirm_password: '',
});

/**
 * The values of each step, for a return to it. Passwords are cleared when the dialog closes; the rest
 * stays, since reading the terms closes it too. All is cleared after a sign-in.
 */
export function createDrafts() {
  let typed = nothing;
  return {
    read: <Step extends keyof TypedValues>(step: Step): TypedValues[Step] => typed[step],
    keep: <Step extends keyof TypedValues>(step: Step, values: TypedValues[Step]): void => {
      typed = { ...typed, [step]: values };
    },
    forgetPasswords: (): void => {
      typed = {
        ...typed,
        login: { ...typed.login, user_password: '' },
        registerUser: withoutPasswords(typed.registerUser),
        registerBusiness: withoutPasswords(typed.registerBusiness),
      };
    },
    forgetAll: (): void => {
      typed = nothing;
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
