import type {
  ReportComparison,
  ReportGridQuery,
  ReportRow,
} from '../../../domain/contract/admin/reports';
import type { PageOf } from '../../../domain/contract/page';
import { baseApi } from '../baseApi';
import { TEXT } from '../plainAnswerChecks';
import { listTag } from '../tags';

export type ReportFormat = 'csv' | 'json';

interface Export {
  /** The filters and the order of the list. */
  filters: ReportGridQuery;
  format: ReportFormat;
}

export const reportsAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminReports: build.query<PageOf<ReportRow>, ReportGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/reports/', params }),
      providesTags: [listTag('AdminReport')],
    }),
    getReportComparison: build.query<ReportComparison, number>({
      query: (application) => ({ url: `mainapp/admin/reports/${application}/comparison/` }),
      providesTags: (_comparison, _error, id) => [{ type: 'AdminReport', id }],
    }),
    /** The text of the file. */
    exportReports: build.mutation<string, Export>({
      query: ({ filters, format }) => ({
        url: 'mainapp/admin/reports/export/',
        params: { ...filters, format },
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      responseSchema: TEXT,
    }),
  }),
});

export const { useListAdminReportsQuery, useGetReportComparisonQuery, useExportReportsMutation } =
  reportsAdminApi;
