import {
  PIPELINE_CARDS,
  type BulkPayload,
  type BulkResult,
  type PipelineColumn,
  type PipelineQuery,
  type PipelineStatistics,
} from '../../../domain/contract/admin/pipeline';
import type { ClearancePayload } from '../../../domain/contract/admin/reports';
import type { Application } from '../../../domain/contract/vetting';
import type { ApplicationState } from '../../../domain/vetting/applicationStates';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { listTag } from '../tags';
import { APPLICATION } from '../vettingApi';

/** The query of one column. */
type ColumnQuery = PipelineQuery & { state: ApplicationState };

/** Tags of everything that shows the states of applications. */
export const APPLICATION_STATE_TAGS = [
  'Application',
  'Pipeline',
  'AdminReport',
  'AdminListing',
  'VettingData',
  'VettingReport',
] as const;

export const pipelineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPipeline: build.query<PipelineColumn[], PipelineQuery>({
      query: (params) => ({ url: 'mainapp/admin/pipeline/', params }),
      providesTags: [listTag('Pipeline')],
    }),
    /** The cards of a column after those that `listPipeline` brings. */
    listPipelineColumn: build.infiniteQuery<PipelineColumn, ColumnQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: PIPELINE_CARDS,
        getNextPageParam: ({ count }, _pages, skip) =>
          skip + PIPELINE_CARDS < count ? skip + PIPELINE_CARDS : undefined,
      },
      query: ({ queryArg: { state, ...params }, pageParam: skip }) => ({
        url: `mainapp/admin/pipeline/${state}/`,
        params: { ...params, skip },
      }),
      providesTags: [listTag('Pipeline')],
    }),
    getPipelineStatistics: build.query<PipelineStatistics, void>({
      query: () => ({ url: 'mainapp/admin/pipeline/statistics/' }),
      providesTags: [listTag('Pipeline')],
    }),
    /** A refused event means that the page is out of date, so everything is fetched again. */
    sendBulkEvents: build.mutation<BulkResult, BulkPayload>({
      query: (body) => ({ url: 'mainapp/admin/pipeline/bulk/', method: 'POST', body }),
      responseSchema: answerWith<BulkResult>({ done: 'array', refused: 'array' }),
      invalidatesTags: [...APPLICATION_STATE_TAGS],
    }),
    setClearance: build.mutation<Application, { id: number; body: ClearancePayload }>({
      query: ({ id, body }) => ({ url: `vet/applications/${id}/clearance/`, method: 'POST', body }),
      responseSchema: APPLICATION,
      invalidatesTags: [...APPLICATION_STATE_TAGS],
    }),
  }),
});

export const {
  useListPipelineQuery,
  useListPipelineColumnInfiniteQuery,
  useGetPipelineStatisticsQuery,
  useSendBulkEventsMutation,
  useSetClearanceMutation,
} = pipelineApi;
