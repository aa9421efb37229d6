import type { Detail } from '../../domain/contract/common';
import type { JoinAlertPayload } from '../../domain/contract/joinAlert';
import { DETAIL } from './answerChecks';
import { baseApi } from './baseApi';
import { fits } from './plainAnswerChecks';

export const joinAlertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addJoinAlert: build.mutation<Detail, JoinAlertPayload>({
      query: (body) => ({ url: 'mainapp/join-alerts/', method: 'POST', body }),
      extraOptions: { creates: fits(DETAIL) },
      responseSchema: DETAIL,
    }),
  }),
});

export const { useAddJoinAlertMutation } = joinAlertsApi;
