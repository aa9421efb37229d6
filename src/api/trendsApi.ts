import type { Trends, TrendsQuery } from '../../domain/contract/trends';
import { baseApi } from './baseApi';

export const trendsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTrends: build.query<Trends, TrendsQuery>({
      query: (params) => ({ url: 'mainapp/trends/', params }),
    }),
  }),
});

export const { useGetTrendsQuery } = trendsApi;
