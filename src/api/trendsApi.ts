import type { Trends, TrendsQuery } from '../../domain/contract/trends';
import { baseApi } from './baseApi';

interface TrendsRequest {
  filter: TrendsQuery;
  /** Part of the cache key, since the answer depends on the reader. Null for a visitor. */
  userId: number | null;
}

export const trendsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTrends: build.query<Trends, TrendsRequest>({
      query: ({ filter }) => ({ url: 'mainapp/trends/', params: filter }),
    }),
  }),
});

export const { useGetTrendsQuery } = trendsApi;
