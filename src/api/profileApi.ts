import type {
  BusinessPayload,
  Profile,
  SustainabilityPayload,
} from '../../domain/contract/profile';
import type { Session } from '../../domain/contract/session';
import { baseApi } from './baseApi';
import { listTag } from './tags';

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (userId) => ({ url: `mainapp/profile/${userId}/` }),
      providesTags: ['Profile'],
    }),
    submitSustainability: build.mutation<Session, SustainabilityPayload>({
      query: (body) => ({ url: 'mainapp/sustainability/', method: 'POST', body }),
      extraOptions: { creates: true },
      invalidatesTags: (session) => (session ? ['Profile'] : []),
    }),
    submitBusiness: build.mutation<Session & { error?: string }, BusinessPayload>({
      query: (body) => ({ url: 'mainapp/businesses/', method: 'POST', body }),
      extraOptions: { creates: true },
      invalidatesTags: (session) =>
        session && !session.error ? ['Profile', listTag('Listing')] : [],
    }),
  }),
});

export const { useGetProfileQuery, useSubmitSustainabilityMutation, useSubmitBusinessMutation } =
  profileApi;
