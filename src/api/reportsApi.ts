import type { Detail } from '../../domain/contract/common';
import type { ReportPayload } from '../../domain/contract/report';
import { DETAIL } from './answers';
import { baseApi } from './baseApi';
import { fits } from './plainAnswers';

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
