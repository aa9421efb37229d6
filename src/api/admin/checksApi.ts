import type { Check } from '../../../domain/contract/admin/checks';
import { baseApi } from '../baseApi';
import { NO_CONTENT } from '../plainAnswerChecks';

export const { useRunChecksQuery, useSendTestMailMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    runChecks: build.query<Check[], void>({
      query: () => ({ url: 'mainapp/admin/checks/' }),
      keepUnusedDataFor: 0,
    }),
    sendTestMail: build.mutation<null, void>({
      query: () => ({ url: 'mainapp/admin/checks/mail/', method: 'POST', body: {} }),
      responseSchema: NO_CONTENT,
    }),
  }),
});
