import type { Detail } from '../../domain/contract/common';
import type {
  AccountDeletionPayload,
  BusinessPayload,
  Profile,
  ProfilePayload,
  SustainabilityPayload,
} from '../../domain/contract/profile';
import type { Session } from '../../domain/contract/session';
import { DETAIL, SESSION } from './answers';
import { baseApi } from './baseApi';
import { creating, type Drafted } from './creating';
import { GRANTED } from './granted';
import { NO_CONTENT } from './plainAnswers';
import { listTag } from './tags';

interface Addressed<Body> {
  userId: number;
  body: Body;
}

/** What a profile shows of the payload: never the password. */
const shownOf = ({
  first_name,
  last_name,
  user_email,
  phone_num,
  profile_picture,
  newsletter,
}: ProfilePayload) => ({
  first_name,
  last_name,
  user_email,
  phone_num,
  profile_picture,
  newsletter,
});

/** The password proves a new email, which ends the token that it was sent with. */
const hasPassword = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'current_password' in body;

/** What the answers decide: the order of these lists. */
const TAILORED = [listTag('Event'), listTag('Resource')];

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (userId) => ({ url: `mainapp/profile/${userId}/` }),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<Session, Addressed<ProfilePayload>>({
      query: ({ userId, body }) => ({ url: `mainapp/profile/${userId}/`, method: 'PUT', body }),
      extraOptions: { isOnce: hasPassword },
      responseSchema: SESSION,
      invalidatesTags: (session) => (session ? ['Profile'] : []),
      /** A second save that follows at once must not send what the first has replaced. */
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
    deleteAccount: build.mutation<null, Addressed<AccountDeletionPayload>>({
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
    submitSustainability: build.mutation<Session, Drafted<SustainabilityPayload>>({
      query: (drafted) => ({ url: 'mainapp/sustainability/', ...creating(drafted) }),
      responseSchema: SESSION,
      invalidatesTags: (session) => (session ? ['Profile', ...TAILORED] : []),
    }),
    submitBusiness: build.mutation<Session, Drafted<BusinessPayload>>({
      query: (drafted) => ({ url: 'mainapp/businesses/', ...creating(drafted) }),
      responseSchema: GRANTED,
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
