import type { VettingReport } from '../../domain/contract/assessment';
import type {
  Application,
  ApplicationEventPayload,
  ReviewTimes,
  VettingCategoryEntry,
  VettingData,
  VettingOptionEntry,
  VettingQuestionEntry,
  VettingResponse,
  VettingResponsePayload,
} from '../../domain/contract/vetting';
import { answerWith, checkedBy } from './answerChecks';
import { baseApi } from './baseApi';
import { listTag } from './tags';

interface SavedResponse {
  body: VettingResponsePayload;
  /** Idempotency-Key: a retry after a lost answer or a closed tab carries the same one. */
  key: string;
  /** The business that an admin answers for. */
  asUser?: number | undefined;
}

interface ApplicationsQuery {
  user: number;
  /** The business that an admin acts for. The admin may then do what its owner may. */
  asUser?: number | undefined;
}

interface SentEvent {
  id: number;
  body: ApplicationEventPayload;
  asUser?: number | undefined;
}

/** The business that an admin acts for, as the writes name it. */
const actingFor = (asUser: number | undefined) =>
  asUser === undefined ? {} : { params: { as_user: asUser } };

/** Anything else, such as a success with an error, must not look like an empty list (specification 5). */
const listOf = <Item>() => checkedBy((answer): answer is Item[] => Array.isArray(answer));

/** A stored answer. */
export const RESPONSE = answerWith<VettingResponse>({
  question: 'number',
  selected_options: 'array',
  revision: 'number',
});

export const APPLICATION = answerWith<Application>({
  id: 'number',
  state: 'string',
  possible: 'array',
});

export const vettingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVettingCategories: build.query<VettingCategoryEntry[], void>({
      query: () => ({ url: 'vet/categories/' }),
      responseSchema: listOf<VettingCategoryEntry>(),
    }),
    listVettingQuestions: build.query<VettingQuestionEntry[], void>({
      query: () => ({ url: 'vet/questions/' }),
      responseSchema: listOf<VettingQuestionEntry>(),
    }),
    listVettingOptions: build.query<VettingOptionEntry[], number>({
      query: (question) => ({ url: 'vet/options/', params: { question } }),
      responseSchema: listOf<VettingOptionEntry>(),
    }),
    /** Answers of other people are removed before the rest is cached. */
    listVettingResponses: build.query<VettingResponse[], number>({
      query: (userId) => ({ url: 'vet/responses/', params: { user_id: userId } }),
      rawResponseSchema: listOf<VettingResponse>(),
      transformResponse: (responses: VettingResponse[], _meta, userId) =>
        responses.filter(({ user }) => user === userId),
      providesTags: ['VettingResponse'],
    }),
    saveVettingResponse: build.mutation<VettingResponse, SavedResponse>({
      query: ({ body, key, asUser }) => ({
        url: 'vet/response/',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
        ...actingFor(asUser),
      }),
      extraOptions: { isInBackground: true },
      responseSchema: RESPONSE,
      invalidatesTags: (response) => (response ? ['VettingReport'] : []),
    }),
    getVettingData: build.query<VettingData | null, number>({
      query: (userId) => ({ url: 'vet/vetting-data/', params: { user_id: userId } }),
      rawResponseSchema: listOf<VettingData>(),
      transformResponse: ([data]: VettingData[]) => data ?? null,
      providesTags: ['VettingData'],
    }),
    listApplications: build.query<Application[], ApplicationsQuery>({
      query: ({ user, asUser }) => ({
        url: 'vet/applications/',
        params: { user, as_user: asUser },
        credentials: 'include',
      }),
      responseSchema: listOf<Application>(),
      providesTags: [listTag('Application')],
    }),
    getApplication: build.query<Application, number>({
      query: (id) => ({ url: `vet/applications/${id}/` }),
      providesTags: (_application, _error, id) => [{ type: 'Application', id }],
    }),
    sendApplicationEvent: build.mutation<Application, SentEvent>({
      query: ({ id, body, asUser }) => ({
        url: `vet/applications/${id}/events/`,
        method: 'POST',
        body,
        ...actingFor(asUser),
      }),
      responseSchema: APPLICATION,
      /** A refused event means that what is shown is out of date. */
      invalidatesTags: (application, _error, { id }) => [
        listTag('Application'),
        { type: 'Application', id },
        { type: 'ApplicationReview', id },
        'Pipeline',
        'AdminReport',
        'AdminListing',
        ...(application ? (['VettingData', 'VettingReport'] as const) : []),
      ],
    }),
    getReviewTimes: build.query<ReviewTimes, void>({
      query: () => ({ url: 'vet/review-times/' }),
    }),
    getVettingReport: build.query<VettingReport, number>({
      query: (userId) => ({ url: 'vet/report/', params: { user_id: userId } }),
      providesTags: ['VettingReport'],
    }),
  }),
});

export const {
  useListVettingQuestionsQuery,
  useGetVettingDataQuery,
  useListApplicationsQuery,
  useGetApplicationQuery,
  useSendApplicationEventMutation,
  useGetReviewTimesQuery,
  useGetVettingReportQuery,
  usePrefetch: useVettingPrefetch,
} = vettingApi;
