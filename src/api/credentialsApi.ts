import type { Detail } from '../../domain/contract/common';
import type { PasswordChangePayload } from '../../domain/contract/profile';
import type {
  LoginPayload,
  PasswordResetConfirmPayload,
  PasswordResetPayload,
  Session,
  SignUpPayload,
  UserTypeAnswer,
  UserTypePayload,
} from '../../domain/contract/session';
import type { TwoStepChallenge, TwoStepSignInPayload } from '../../domain/contract/twoStep';
import { answerWith, checkedBy, DETAIL, SESSION } from './answerChecks';
import { baseApi } from './baseApi';
import { GRANTED_SESSION } from './grantedSession';
import { ANY_ANSWER, fits } from './plainAnswerChecks';

const CHALLENGE = answerWith<TwoStepChallenge>({ challenge: 'string' });
const SESSION_OR_CHALLENGE = checkedBy(
  (answer): answer is Session | TwoStepChallenge =>
    fits(SESSION)(answer) || fits(CHALLENGE)(answer),
);
const USER_TYPE = answerWith<UserTypeAnswer>({ success: 'boolean' });

/** What the forms around signing in send. */
export const credentialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session | TwoStepChallenge, LoginPayload>({
      query: (body) => ({ url: 'accounts/login/', method: 'POST', body }),
      responseSchema: SESSION_OR_CHALLENGE,
    }),
    sendSignInCode: build.mutation<Session, TwoStepSignInPayload>({
      query: (body) => ({ url: 'accounts/login/code/', method: 'POST', body }),
      extraOptions: { isOnce: () => true },
      responseSchema: SESSION,
    }),
    signUp: build.mutation<Session, SignUpPayload>({
      query: (body) => ({ url: 'accounts/signup/', method: 'POST', body }),
      extraOptions: { creates: fits(GRANTED_SESSION) },
      responseSchema: GRANTED_SESSION,
    }),
    updateUserType: build.mutation<UserTypeAnswer, UserTypePayload>({
      query: (body) => ({ url: 'mainapp/user/update-user-type/', method: 'POST', body }),
      extraOptions: { creates: fits(USER_TYPE) },
      responseSchema: USER_TYPE,
    }),
    changePassword: build.mutation<Session, PasswordChangePayload>({
      query: (body) => ({ url: 'accounts/password/change/', method: 'POST', body }),
      extraOptions: { isOnce: () => true },
      responseSchema: SESSION,
    }),
    requestPasswordReset: build.mutation<unknown, PasswordResetPayload>({
      query: (body) => ({ url: 'dj-rest-auth/password/reset/', method: 'POST', body }),
      responseSchema: ANY_ANSWER,
    }),
    confirmPasswordReset: build.mutation<Detail, PasswordResetConfirmPayload>({
      query: (body) => ({ url: 'dj-rest-auth/password/reset/confirm/', method: 'POST', body }),
      extraOptions: { isOnce: () => true },
      responseSchema: DETAIL,
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useConfirmPasswordResetMutation,
  useRequestPasswordResetMutation,
} = credentialsApi;
