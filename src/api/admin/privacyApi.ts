import type {
  Breach,
  BreachAccountsAnswer,
  BreachAccountsPayload,
  BreachNoticePayload,
  BreachPayload,
  BreachStepPayload,
  DataRequest,
  RecordedRequestPayload,
  RequestAnswerPayload,
} from '../../../domain/contract/admin/privacy';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { fits, TEXT } from '../plainAnswerChecks';

export const BREACH = answerWith<Breach>({ id: 'number', version: 'number', steps: 'array' });

const REQUEST = answerWith<DataRequest>({ id: 'number', due_at: 'string' });

interface Of<Body> {
  id: number;
  body: Body;
}

const requests = 'mainapp/admin/data-requests/';
const breaches = 'mainapp/admin/breaches/';

export const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDataRequests: build.query<DataRequest[], void>({
      query: () => ({ url: requests }),
      providesTags: ['DataRequest'],
    }),
    recordDataRequest: build.mutation<DataRequest, RecordedRequestPayload>({
      query: (body) => ({ url: requests, method: 'POST', body }),
      extraOptions: { creates: fits(REQUEST) },
      responseSchema: REQUEST,
      invalidatesTags: (saved) => (saved ? ['DataRequest', 'AuditEntry'] : []),
    }),
    answerDataRequest: build.mutation<DataRequest, Of<RequestAnswerPayload>>({
      query: ({ id, body }) => ({ url: `${requests}${id}/close/`, method: 'POST', body }),
      responseSchema: REQUEST,
      // After a refusal too: a colleague may have answered.
      invalidatesTags: ['DataRequest', 'AuditEntry'],
    }),
    getDataOfRequest: build.query<unknown, number>({
      query: (id) => ({ url: `${requests}${id}/data/` }),
      keepUnusedDataFor: 0,
    }),
    listBreaches: build.query<Breach[], void>({
      query: () => ({ url: breaches }),
      providesTags: ['Breach'],
    }),
    getBreach: build.query<Breach, number>({
      query: (id) => ({ url: `${breaches}${id}/` }),
      providesTags: ['Breach'],
    }),
    recordBreach: build.mutation<Breach, BreachPayload>({
      query: (body) => ({ url: breaches, method: 'POST', body }),
      extraOptions: { creates: fits(BREACH) },
      responseSchema: BREACH,
      invalidatesTags: (saved) => (saved ? ['Breach', 'AuditEntry'] : []),
    }),
    saveBreach: build.mutation<Breach, Of<BreachPayload>>({
      query: ({ id, body }) => ({ url: `${breaches}${id}/`, method: 'PUT', body }),
      responseSchema: BREACH,
      invalidatesTags: (saved) => (saved ? ['Breach', 'AuditEntry'] : []),
    }),
    setBreachStep: build.mutation<Breach, Of<BreachStepPayload>>({
      query: ({ id, body }) => ({ url: `${breaches}${id}/steps/`, method: 'POST', body }),
      responseSchema: BREACH,
      invalidatesTags: (saved) => (saved ? ['Breach', 'AuditEntry'] : []),
    }),
    addBreachAccounts: build.mutation<BreachAccountsAnswer, Of<BreachAccountsPayload>>({
      query: ({ id, body }) => ({ url: `${breaches}${id}/accounts/`, method: 'POST', body }),
      responseSchema: answerWith<BreachAccountsAnswer>({ added: 'number', unknown: 'array' }),
      invalidatesTags: (saved) => (saved ? ['Breach', 'AuditEntry'] : []),
    }),
    clearBreachAccounts: build.mutation<Breach, number>({
      query: (id) => ({ url: `${breaches}${id}/accounts/`, method: 'DELETE' }),
      responseSchema: BREACH,
      invalidatesTags: (saved) => (saved ? ['Breach', 'AuditEntry'] : []),
    }),
    /** The text of the file. */
    exportBreachAccounts: build.mutation<string, number>({
      query: (id) => ({
        url: `${breaches}${id}/accounts/export/`,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      responseSchema: TEXT,
      invalidatesTags: (text) => (text === undefined ? [] : ['AuditEntry']),
    }),
    tellBreachAccounts: build.mutation<Breach, Of<BreachNoticePayload>>({
      query: ({ id, body }) => ({ url: `${breaches}${id}/notice/`, method: 'POST', body }),
      responseSchema: BREACH,
      invalidatesTags: (saved) => (saved ? ['Breach', 'AuditEntry'] : []),
    }),
  }),
});

export const {
  useListDataRequestsQuery,
  useRecordDataRequestMutation,
  useAnswerDataRequestMutation,
  useLazyGetDataOfRequestQuery,
  useListBreachesQuery,
  useGetBreachQuery,
  useRecordBreachMutation,
  useSaveBreachMutation,
  useSetBreachStepMutation,
  useAddBreachAccountsMutation,
  useClearBreachAccountsMutation,
  useExportBreachAccountsMutation,
  useTellBreachAccountsMutation,
} = privacyApi;
