import type { Detail } from '../../domain/contract/common';
import type { ReportPayload } from '../../domain/contract/report';
import { baseApi } from './baseApi';

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation<Detail, ReportPayload>({
      query: (body) => ({ url: 'mainapp/reports/', method: 'POST', body }),
      extraOptions: { creates: true },
    }),
  }),
});

export const { useCreateReportMutation } = reportsApi;
