import type {
  AccountDeletionPayload,
  BusinessPayload,
  Profile,
  ProfilePayload,
  SustainabilityPayload,
} from '../../domain/contract/profile';
import type { Session } from '../../domain/contract/session';
import { baseApi } from './baseApi';
import { listTag } from './tags';

interface Addressed<Body> {
  userId: number;
  body: Body;
}

const profile = (userId: number, action = ''): string => `mainapp/profile/${userId}/${action}`;

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (userId) => ({ url: profile(userId) }),
      providesTags: [listTag('Profile')],
    }),
    updateProfile: build.mutation<Session, Addressed<ProfilePayload>>({
      query: ({ userId, body }) => ({ url: profile(userId), method: 'PUT', body }),
      invalidatesTags: (session) => (session ? [listTag('Profile')] : []),
    }),
    exportProfile: build.query<unknown, number>({
      query: (userId) => ({ url: profile(userId, 'export/') }),
      keepUnusedDataFor: 0,
    }),
    deleteAccount: build.mutation<void, Addressed<AccountDeletionPayload>>({
      query: ({ userId, body }) => ({ url: profile(userId, 'delete/'), method: 'POST', body }),
    }),
    submitSustainability: build.mutation<Session, SustainabilityPayload>({
      query: (body) => ({ url: 'mainapp/sustainability/', method: 'POST', body }),
      extraOptions: { creates: true },
      invalidatesTags: (session) => (session ? [listTag('Profile')] : []),
    }),
    submitBusiness: build.mutation<Session & { error?: string }, BusinessPayload>({
      query: (body) => ({ url: 'mainapp/businesses/', method: 'POST', body }),
      extraOptions: { creates: true },
      invalidatesTags: (session) => (session ? [listTag('Listing'), listTag('Profile')] : []),
    }),
  }),
});

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useLazyExportProfileQuery,
  useDeleteAccountMutation,
  useSubmitSustainabilityMutation,
  useSubmitBusinessMutation,
} = profileApi;
