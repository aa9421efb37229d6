import type { DeskBulkPayload, DeskPage, DeskQuery } from '../../../domain/contract/admin/desk';
import type { BulkResult } from '../../../domain/contract/admin/pipeline';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { listTag } from '../tags';
import { APPLICATION_STATE_TAGS } from './pipelineApi';

const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDesk: build.query<DeskPage, DeskQuery>({
      query: (params) => ({ url: 'mainapp/admin/desk/', params }),
      providesTags: [listTag('Pipeline')],
    }),
    /** A refusal means that the list has changed, so it is fetched again too. */
    sendDeskBulk: build.mutation<BulkResult, DeskBulkPayload>({
      query: (body) => ({ url: 'mainapp/admin/desk/bulk/', method: 'POST', body }),
      responseSchema: answerWith<BulkResult>({ done: 'array', refused: 'array' }),
      invalidatesTags: [...APPLICATION_STATE_TAGS],
    }),
  }),
});

export const { useListDeskQuery, useSendDeskBulkMutation } = deskApi;
