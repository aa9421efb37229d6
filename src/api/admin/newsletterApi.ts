import { baseApi } from '../baseApi';
import { TEXT } from '../plainAnswerChecks';

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because the file has personal data: it is never cached, and each download is in the audit log. */
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
