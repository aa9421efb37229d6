import { fromPromise } from 'xstate';
import { ACCOUNT_TYPE_REDIRECT_DELAY } from '../../../domain/limits';
import type { LoginPayload, SignUpPayload, UserData } from '../../../domain/contract/session';
import type { TwoStepChallenge, TwoStepSignInPayload } from '../../../domain/contract/twoStep';
import type { UserType } from '../../../domain/accountTypes';
import { authModalMachine } from './authModalMachine';

/** The requests of the modal. Each rejects with an `AuthFailure`. */
export interface AuthModalEffects {
  hasToken(): boolean;
  logIn(credentials: LoginPayload, signal: AbortSignal): Promise<UserData | TwoStepChallenge>;
  sendCode(payload: TwoStepSignInPayload, signal: AbortSignal): Promise<UserData>;
  signUp(registration: SignUpPayload, signal: AbortSignal): Promise<UserData>;
  sendResetLink(email: string, signal: AbortSignal): Promise<void>;
  updateAccountType(accountType: UserType, signal: AbortSignal): Promise<UserType>;
}

export const withAuthModalEffects = (effects: AuthModalEffects) =>
  authModalMachine.provide({
    actors: {
      logIn: fromPromise<UserData | TwoStepChallenge, LoginPayload>(({ input, signal }) =>
        effects.logIn(input, signal),
      ),
      sendCode: fromPromise<UserData, TwoStepSignInPayload>(({ input, signal }) =>
        effects.sendCode(input, signal),
      ),
      signUp: fromPromise<UserData, SignUpPayload>(({ input, signal }) =>
        effects.signUp(input, signal),
      ),
      sendResetLink: fromPromise<void, string>(({ input, signal }) =>
        effects.sendResetLink(input, signal),
      ),
      updateAccountType: fromPromise<UserType, UserType | null>(({ input, signal }) => {
        if (!input) throw new Error('an account type is chosen before Continue');
        return effects.updateAccountType(input, signal);
      }),
    },
    guards: { hasToken: () => effects.hasToken() },
    delays: { accountTypeRedirectDelay: ACCOUNT_TYPE_REDIRECT_DELAY },
  });
