import type { SuppressionList } from '../../../domain/contract/admin/suppressions';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { deleteRequest } from '../deleteRequest';
import { NO_CONTENT, TEXT } from '../plainAnswerChecks';

const SUPPRESSIONS = answerWith<SuppressionList>({ addresses: 'array' });

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
    /** A mutation for the same reason. */
    listSuppressions: build.mutation<SuppressionList, void>({
      query: () => ({ url: 'mainapp/admin/newsletter/suppressions/' }),
      responseSchema: SUPPRESSIONS,
      invalidatesTags: (list) => (list === undefined ? [] : ['AuditEntry']),
    }),
    removeSuppression: build.mutation<null, number>({
      query: (member) => ({
        url: `mainapp/admin/newsletter/suppressions/${member}/`,
        ...deleteRequest,
      }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (error ? [] : ['AdminMember', 'AuditEntry']),
    }),
  }),
});

export const {
  useGetSubscribersFileMutation,
  useListSuppressionsMutation,
  useRemoveSuppressionMutation,
} = newsletterApi;
