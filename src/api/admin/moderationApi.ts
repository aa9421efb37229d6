import type {
  AbuseReport,
  AbuseReportGridQuery,
  CloseReportPayload,
  PostGridQuery,
  PostRow,
  ReadChangePayload,
  UnreadChange,
  UnreadChangeQuery,
} from '../../../domain/contract/admin/moderation';
import type { Detail } from '../../../domain/contract/common';
import type { PageOf } from '../../../domain/contract/page';
import type { ReviewPayload } from '../../../domain/contract/review';
import { answerWith, DETAIL } from '../answerChecks';
import { baseApi } from '../baseApi';
import { isOutdated } from './isOutdated';

interface ClosedReport {
  id: number;
  body: CloseReportPayload;
}

/** Tags of everything that shows a reviewed post or listing, by its kind. */
const SUBJECT_TAGS = {
  resource: ['AdminPost', 'Resource', 'AuditEntry'],
  event: ['AdminPost', 'Event', 'AuditEntry'],
  listing: ['AdminListing', 'Listing', 'AuditEntry'],
} as const satisfies Record<ReviewPayload['subject'], readonly string[]>;

export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminPosts: build.query<PageOf<PostRow>, PostGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/posts/', params }),
      providesTags: ['AdminPost'],
    }),
    listAbuseReports: build.query<PageOf<AbuseReport>, AbuseReportGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/abuse-reports/', params }),
      providesTags: ['AbuseReport'],
    }),
    /** Posts and listings that were changed after their approval. */
    listUnreadChanges: build.query<PageOf<UnreadChange>, UnreadChangeQuery>({
      query: (params) => ({ url: 'mainapp/admin/changes/', params }),
      providesTags: ['AdminPost', 'AdminListing'],
    }),
    readChange: build.mutation<Detail, ReadChangePayload>({
      query: (body) => ({ url: 'mainapp/admin/changes/read/', method: 'POST', body }),
      responseSchema: DETAIL,
      invalidatesTags: (answer, error, { subject }) =>
        answer || isOutdated(error) ? SUBJECT_TAGS[subject] : [],
    }),
    closeAbuseReport: build.mutation<AbuseReport, ClosedReport>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/abuse-reports/${id}/close/`,
        method: 'POST',
        body,
      }),
      responseSchema: answerWith<AbuseReport>({ id: 'number', subject: 'string' }),
      invalidatesTags: (report, error) =>
        report || isOutdated(error)
          ? ['AbuseReport', 'AdminListing', 'AdminPost', 'AuditEntry']
          : [],
    }),
    decideReview: build.mutation<Detail, ReviewPayload>({
      query: (body) => ({ url: 'mainapp/reviews/', method: 'POST', body }),
      responseSchema: DETAIL,
      invalidatesTags: (answer, error, { subject }) =>
        answer || isOutdated(error) ? SUBJECT_TAGS[subject] : [],
    }),
  }),
});

export const {
  useListAdminPostsQuery,
  useListAbuseReportsQuery,
  useListUnreadChangesQuery,
  useReadChangeMutation,
  useCloseAbuseReportMutation,
  useDecideReviewMutation,
} = moderationApi;
