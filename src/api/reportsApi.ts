import type { Detail } from '../../domain/contract/common';
import type { ReportPayload } from '../../domain/contract/report';
import { DETAIL } from './answerChecks';
import { baseApi } from './baseApi';
import { fits } from './plainAnswerChecks';

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation<Detail, ReportPayload>({
      query: (body) => ({ url: 'mainapp/reports/', method: 'POST', body }),
      extraOptions: { creates: fits(DETAIL) },
      responseSchema: DETAIL,
    }),
  }),
});

export const { useCreateReportMutation } = reportsApi;
