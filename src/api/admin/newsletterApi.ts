import { baseApi } from '../baseApi';
import { TEXT } from '../plainAnswers';

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Personal data, so never by itself and never kept in the cache; each time is on record. */
    getSubscribersFile: build.mutation<string, void>({
      query: () => ({
        url: 'mainapp/newsletter/subscribers.csv',
        headers: { Accept: 'text/csv' },
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      responseSchema: TEXT,
      invalidatesTags: (file) => (file === undefined ? [] : ['AuditEntry']),
    }),
  }),
});

export const { useGetSubscribersFileMutation } = newsletterApi;
