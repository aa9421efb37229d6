import type { DataRequestPayload, OwnDataRequest } from '../../domain/contract/privacy';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { fits } from './plainAnswerChecks';

const REQUEST = answerWith<OwnDataRequest>({ id: 'number', due_at: 'string' });

export const { useListOwnDataRequestsQuery, useAskAboutDataMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnDataRequests: build.query<OwnDataRequest[], void>({
      query: () => ({ url: 'mainapp/data-requests/' }),
      providesTags: ['DataRequest'],
    }),
    askAboutData: build.mutation<OwnDataRequest, DataRequestPayload>({
      query: (body) => ({ url: 'mainapp/data-requests/', method: 'POST', body }),
      extraOptions: { creates: fits(REQUEST) },
      responseSchema: REQUEST,
      invalidatesTags: (saved) => (saved ? ['DataRequest'] : []),
    }),
  }),
});
