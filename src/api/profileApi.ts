import type { BusinessPayload, SustainabilityPayload } from '../../domain/contract/profile';
import type { Session } from '../../domain/contract/session';
import { baseApi } from './baseApi';

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitSustainability: build.mutation<Session, SustainabilityPayload>({
      query: (body) => ({ url: 'mainapp/sustainability/', method: 'POST', body }),
      extraOptions: { creates: true },
    }),
    submitBusiness: build.mutation<Session & { error?: string }, BusinessPayload>({
      query: (body) => ({ url: 'mainapp/businesses/', method: 'POST', body }),
      extraOptions: { creates: true },
    }),
  }),
});

export const { useSubmitSustainabilityMutation, useSubmitBusinessMutation } = profileApi;
