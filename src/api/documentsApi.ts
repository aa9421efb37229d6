import type { AgreementPayload } from '../../domain/contract/document';
import type { Session } from '../../domain/contract/session';
import { SESSION } from './answerChecks';
import { baseApi } from './baseApi';

export const { useAgreeToDocumentMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agreeToDocument: build.mutation<Session, AgreementPayload>({
      query: (body) => ({ url: 'mainapp/documents/agree/', method: 'POST', body }),
      responseSchema: SESSION,
      invalidatesTags: (session) => (session ? ['Profile'] : []),
    }),
  }),
});
