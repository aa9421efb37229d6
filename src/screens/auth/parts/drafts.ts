import { emptyLogin, type LoginValues } from './loginForm';
import { emptyRegistration, type RegisterValues } from './registerForm';
import { emptyReset, type ResetValues } from './resetForm';

interface Typed {
  login: LoginValues;
  registerUser: RegisterValues;
  registerBusiness: RegisterValues;
  resetPassword: ResetValues;
}

const nothing: Typed = {
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
 * What was typed at each step, for the way back to it. Passwords go when the dialog closes; the rest
 * stays, because reading the terms closes it too. All goes once somebody is signed in.
 */
export function createDrafts() {
  let typed = nothing;
  return {
    read: <Step extends keyof Typed>(step: Step): Typed[Step] => typed[step],
    keep: <Step extends keyof Typed>(step: Step, values: Typed[Step]): void => {
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
