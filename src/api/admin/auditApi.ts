import type { AuditEntry, AuditGridQuery } from '../../../domain/contract/admin/audit';
import type { PageOf } from '../../../domain/contract/page';
import { baseApi } from '../baseApi';

export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEntries: build.query<PageOf<AuditEntry>, AuditGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/audit/', params }),
      providesTags: ['AuditEntry'],
    }),
  }),
});

export const { useListAuditEntriesQuery } = auditApi;
