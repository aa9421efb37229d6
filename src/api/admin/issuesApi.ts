import type {
  Issue,
  IssueMovePayload,
  IssuePayload,
  IssueSummary,
} from '../../../domain/contract/admin/newsletter';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { deleteRequest } from '../deleteRequest';
import { NO_CONTENT } from '../plainAnswerChecks';
import { postOnce, type KeyedDraft } from '../postOnce';
import { isOutdated } from './isOutdated';

const BASE = 'mainapp/admin/newsletter/issues/';

export const ISSUE = answerWith<Issue>({
  issue_id: 'number',
  version: 'number',
  state: 'string',
  body: 'string',
  web_path: 'string',
});

interface Saved {
  id: number;
  body: IssuePayload;
}

interface Moved {
  id: number;
  move: IssueMovePayload['move'];
}

const CHANGED = ['Newsletter', 'AuditEntry'] as const;

export const issuesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listIssues: build.query<IssueSummary[], void>({
      query: () => ({ url: BASE }),
      providesTags: ['Newsletter'],
    }),
    getIssue: build.query<Issue, number>({
      query: (id) => ({ url: `${BASE}${id}/` }),
      providesTags: ['Newsletter'],
    }),
    addIssue: build.mutation<Issue, KeyedDraft<IssuePayload>>({
      query: (draft) => ({ url: BASE, ...postOnce(draft) }),
      responseSchema: ISSUE,
      invalidatesTags: (issue) => (issue ? ['Newsletter'] : []),
    }),
    saveIssue: build.mutation<Issue, Saved>({
      query: ({ id, body }) => ({ url: `${BASE}${id}/`, method: 'PUT', body }),
      responseSchema: ISSUE,
      invalidatesTags: (issue, error) => (issue || isOutdated(error) ? ['Newsletter'] : []),
    }),
    deleteIssue: build.mutation<null, number>({
      query: (id) => ({ url: `${BASE}${id}/`, ...deleteRequest }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (error ? [] : CHANGED),
    }),
    testIssue: build.mutation<null, number>({
      query: (id) => ({ url: `${BASE}${id}/test/`, method: 'POST', body: {} }),
      responseSchema: NO_CONTENT,
    }),
    moveIssue: build.mutation<Issue, Moved>({
      query: ({ id, move }) => ({ url: `${BASE}${id}/move/`, method: 'POST', body: { move } }),
      responseSchema: ISSUE,
      invalidatesTags: (issue, error) => (issue || isOutdated(error) ? CHANGED : []),
    }),
  }),
});

export const {
  useListIssuesQuery,
  useGetIssueQuery,
  useAddIssueMutation,
  useSaveIssueMutation,
  useDeleteIssueMutation,
  useTestIssueMutation,
  useMoveIssueMutation,
} = issuesApi;
