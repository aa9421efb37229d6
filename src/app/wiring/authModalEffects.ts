import { msg, t } from '../../../domain/language';
import type { FieldErrors } from '../../../domain/contract/common';
import type { Session, UserData } from '../../../domain/contract/session';
import { type Failure, readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { credentialsApi } from '../../api/credentialsApi';
import type { AuthModalEffects } from '../../machines/authModal/authModalEffects';
import type { AuthFailure } from '../../machines/authModal/authModalMachine';
import type { Store } from '../../store/makeStore';
import {
  accountTypeMessage,
  codeMessage,
  loginMessage,
  resetMessage,
  signUpMessage,
} from './authMessages';
import { readUserData } from './storedSession';

class RequestRefused extends Error implements AuthFailure {
  readonly isAuthError: boolean;
  readonly isSessionLost: boolean;
  readonly fields: FieldErrors;
  readonly wait: number | null;
  constructor(message: string, more: Partial<AuthFailure> = {}) {
    super(message);
    this.isAuthError = more.isAuthError ?? false;
    this.isSessionLost = more.isSessionLost ?? false;
    this.fields = more.fields ?? {};
    this.wait = more.wait ?? null;
  }
}

type FailureText = { message: string } & Partial<Omit<AuthFailure, 'wait'>>;

/** Sends a request that is aborted with its step; rejects with a message for the user. */
async function sendRequest<T>(
  request: { unwrap(): Promise<T>; abort(): void },
  signal: AbortSignal,
  describe: (failure: Failure) => FailureText,
): Promise<T> {
  signal.addEventListener('abort', () => request.abort());
  try {
    return await request.unwrap();
  } catch (error) {
    const failure = readFailure(error);
    if (failure.isGivenUp) throw new RequestRefused(reasonOf(failure));
    const { message, ...more } = describe(failure);
    throw new RequestRefused(message, { ...more, wait: failure.retryAfter });
  }
}

const LOGIN_FAILED = msg('Login failed. Please try again.');

interface Dependencies {
  store: Store;
  productSlug: string;
  readUser(): UserData | null;
}

export function createAuthModalEffects(dependencies: Dependencies): AuthModalEffects {
  const { store, productSlug, readUser } = dependencies;
  const { login, sendSignInCode, signUp, requestPasswordReset, updateUserType } =
    credentialsApi.endpoints;
  const untracked = { track: false };

  function userOf(answer: Partial<Session> | null, refusal: string): UserData {
    const token = answer?.user_data?.token;
    const user = token ? readUserData(answer.user_data, token, productSlug) : null;
    if (!user) throw new RequestRefused(t(refusal));
    return user;
  }

  return {
    hasToken: () => readUser() !== null,
    logIn: async (credentials, signal) => {
      const request = store.dispatch(login.initiate(credentials, untracked));
      const answer = await sendRequest(request, signal, (failure) => {
        const isAuthError = failure.status === 401 || failure.isAuthError;
        return { message: loginMessage(failure), isAuthError };
      });
      if ('challenge' in answer) return answer;
      return userOf(answer, LOGIN_FAILED);
    },
    sendCode: async (payload, signal) => {
      const request = store.dispatch(sendSignInCode.initiate(payload, untracked));
      const answer = await sendRequest(request, signal, (failure) => ({
        message: codeMessage(failure),
      }));
      return userOf(answer, LOGIN_FAILED);
    },
    signUp: async (registration, signal) => {
      const request = store.dispatch(signUp.initiate(registration, untracked));
      const answer = await sendRequest(request, signal, (failure) => ({
        message: signUpMessage(failure),
        fields: failure.fields,
      }));
      return userOf(answer, msg('Signup Failed'));
    },
    sendResetLink: async (email, signal) => {
      const request = store.dispatch(requestPasswordReset.initiate({ email }, untracked));
      await sendRequest(request, signal, (failure) => ({ message: resetMessage(failure) }));
    },
    updateAccountType: async (accountType, signal) => {
      const user_type = `${productSlug}${accountType === 'business' ? 'Business' : 'User'}`;
      const user_id = readUser()?.user_id ?? 0;
      const request = store.dispatch(updateUserType.initiate({ user_type, user_id }, untracked));
      const answer = await sendRequest(request, signal, (failure) => {
        const isSessionLost = failure.status === 401;
        return { message: accountTypeMessage(failure), isSessionLost };
      });
      if (!answer.success) {
        throw new RequestRefused(accountTypeMessage({ status: null, error: answer.error }));
      }
      return accountType;
    },
  };
}
