import type { Health } from '../../../domain/contract/admin/health';
import { baseApi } from '../baseApi';

export const { useGetHealthQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health, void>({
      query: () => ({ url: 'mainapp/admin/health/' }),
      keepUnusedDataFor: 0,
    }),
  }),
});
