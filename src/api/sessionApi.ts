import type { PasswordChangePayload } from '../../domain/contract/profile';
import type {
  HandoverPayload,
  LoginPayload,
  PasswordResetConfirmPayload,
  PasswordResetPayload,
  Session,
  SignUpPayload,
  UserTypeAnswer,
  UserTypePayload,
} from '../../domain/contract/session';
import type { Detail } from '../../domain/contract/common';
import { baseApi } from './baseApi';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginPayload>({
      query: (body) => ({ url: 'accounts/login/', method: 'POST', body }),
    }),
    signUp: build.mutation<Session, SignUpPayload>({
      query: (body) => ({ url: 'accounts/signup/', method: 'POST', body }),
      extraOptions: { creates: true },
    }),
    swapHandover: build.mutation<Session, HandoverPayload>({
      query: (body) => ({ url: 'accounts/handover/', method: 'POST', body }),
    }),
    logOut: build.mutation<void, void>({
      query: () => ({ url: 'accounts/logout/', method: 'POST' }),
    }),
    getSession: build.query<Session, void>({
      query: () => ({ url: 'accounts/me/' }),
      keepUnusedDataFor: 0,
    }),
    updateUserType: build.mutation<UserTypeAnswer, UserTypePayload>({
      query: (body) => ({ url: 'mainapp/user/update-user-type/', method: 'POST', body }),
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

export const { useChangePasswordMutation, useConfirmPasswordResetMutation } = sessionApi;
