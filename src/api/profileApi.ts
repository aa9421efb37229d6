import type { Detail } from '../../domain/contract/common';
import type {
  AccountDeletionPayload,
  BusinessPayload,
  Profile,
  ProfilePayload,
  SustainabilityPayload,
} from '../../domain/contract/profile';
import type { Session } from '../../domain/contract/session';
import { DETAIL, SESSION } from './answerChecks';
import { baseApi } from './baseApi';
import { postOnce, type KeyedDraft } from './postOnce';
import { GRANTED_SESSION } from './grantedSession';
import { NO_CONTENT } from './plainAnswerChecks';
import { listTag } from './tags';

export interface WithId<Body> {
  userId: number;
  body: Body;
}

/** What a profile shows of a payload. */
const shownOf = ({ current_password: _password, before: _before, ...shown }: ProfilePayload) =>
  shown;

/** A new email needs the password, and its change ends the token that it was sent with. */
const hasPassword = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'current_password' in body;

/** The lists whose order depends on the answers. */
const TAILORED = [listTag('Event'), listTag('Resource')];

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (userId) => ({ url: `mainapp/profile/${userId}/` }),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<Session, WithId<ProfilePayload>>({
      query: ({ userId, body }) => ({ url: `mainapp/profile/${userId}/`, method: 'PUT', body }),
      extraOptions: { isOnce: hasPassword },
      responseSchema: SESSION,
      invalidatesTags: (session) => (session ? ['Profile'] : []),
      /** Puts the saved values into the cache at once, so that a second save does not send replaced ones. */
      onQueryStarted: async ({ userId, body }, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        dispatch(
          profileApi.util.updateQueryData('getProfile', userId, (known) => ({
            ...known,
            ...shownOf(body),
          })),
        );
      },
    }),
    exportProfile: build.query<unknown, number>({
      query: (userId) => ({ url: `mainapp/profile/${userId}/export/` }),
      keepUnusedDataFor: 0,
    }),
    deleteAccount: build.mutation<null, WithId<AccountDeletionPayload>>({
      query: ({ userId, body }) => ({
        url: `mainapp/profile/${userId}/delete/`,
        method: 'POST',
        body,
      }),
      extraOptions: { isOnce: () => true },
      responseSchema: NO_CONTENT,
    }),
    sendVerification: build.mutation<Detail, void>({
      query: () => ({ url: 'accounts/email/verification/', method: 'POST' }),
      responseSchema: DETAIL,
    }),
    submitSustainability: build.mutation<Session, KeyedDraft<SustainabilityPayload>>({
      query: (draft) => ({ url: 'mainapp/sustainability/', ...postOnce(draft) }),
      responseSchema: SESSION,
      invalidatesTags: (session) => (session ? ['Profile', ...TAILORED] : []),
    }),
    submitBusiness: build.mutation<Session, KeyedDraft<BusinessPayload>>({
      query: (draft) => ({ url: 'mainapp/businesses/', ...postOnce(draft) }),
      responseSchema: GRANTED_SESSION,
      invalidatesTags: (session) => (session ? ['Profile', listTag('Listing'), ...TAILORED] : []),
    }),
  }),
});

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useLazyExportProfileQuery,
  useDeleteAccountMutation,
  useSendVerificationMutation,
  useSubmitSustainabilityMutation,
  useSubmitBusinessMutation,
} = profileApi;
