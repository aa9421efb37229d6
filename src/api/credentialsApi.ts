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
import { baseApi } from './baseApi';

/** What the forms around signing in send. */
export const credentialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginPayload>({
      query: (body) => ({ url: 'accounts/login/', method: 'POST', body }),
    }),
    signUp: build.mutation<Session, SignUpPayload>({
      query: (body) => ({ url: 'accounts/signup/', method: 'POST', body }),
      extraOptions: { creates: true },
    }),
    updateUserType: build.mutation<UserTypeAnswer, UserTypePayload>({
      query: (body) => ({ url: 'mainapp/user/update-user-type/', method: 'POST', body }),
      extraOptions: { creates: true },
    }),
    changePassword: build.mutation<Session, PasswordChangePayload>({
      query: (body) => ({ url: 'accounts/password/change/', method: 'POST', body }),
    }),
    requestPasswordReset: build.mutation<Detail, PasswordResetPayload>({
      query: (body) => ({ url: 'dj-rest-auth/password/reset/', method: 'POST', body }),
    }),
    confirmPasswordReset: build.mutation<Detail, PasswordResetConfirmPayload>({
      query: (body) => ({ url: 'dj-rest-auth/password/reset/confirm/', method: 'POST', body }),
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useConfirmPasswordResetMutation,
  useRequestPasswordResetMutation,
} = credentialsApi;
