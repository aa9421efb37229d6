import type { AdminOverview } from '../../../domain/contract/admin/overview';
import { baseApi } from '../baseApi';

export const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts of so much that it is read again with each visit of its page. */
    getAdminOverview: build.query<AdminOverview, void>({
      query: () => ({ url: 'mainapp/admin/overview/' }),
    }),
  }),
});

export const { useGetAdminOverviewQuery } = overviewApi;
