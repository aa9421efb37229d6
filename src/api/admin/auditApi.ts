import { TEXT } from '../plainAnswerChecks';
import type { AuditEntry, AuditGridQuery } from '../../../domain/contract/admin/audit';
import type { PageOf } from '../../../domain/contract/page';
import { baseApi } from '../baseApi';

export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEntries: build.query<PageOf<AuditEntry>, AuditGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/audit/', params }),
      providesTags: ['AuditEntry'],
    }),
    exportAuditEntries: build.mutation<string, AuditGridQuery>({
      query: (params) => ({
        url: 'mainapp/admin/audit/export/',
        params,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      responseSchema: TEXT,
      invalidatesTags: (text) => (text === undefined ? [] : ['AuditEntry']),
    }),
  }),
});

export const { useListAuditEntriesQuery, useExportAuditEntriesMutation } = auditApi;
