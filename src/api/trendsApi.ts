import type { Trends, TrendsQuery } from '../../domain/contract/trends';
import { baseApi } from './baseApi';

interface TrendsAsked {
  filter: TrendsQuery;
  /** Who asks: what somebody sees depends on it. Null for a visitor. */
  userId: number | null;
}

export const trendsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTrends: build.query<Trends, TrendsAsked>({
      query: ({ filter }) => ({ url: 'mainapp/trends/', params: filter }),
    }),
  }),
});

export const { useGetTrendsQuery } = trendsApi;
