import type {
  ApplicationReview,
  AssigneePayload,
  NotePayload,
  SnoozePayload,
  VerdictPayload,
} from '../../../domain/contract/admin/applicationReview';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';

const REVIEW = answerWith<ApplicationReview>({ notes: 'array', verdicts: 'array', team: 'array' });

interface Change<Payload> {
  application: number;
  body: Payload;
}

const addressOf = (application: number, end: string): string =>
  `mainapp/admin/applications/${application}/${end}`;

/** What the team keeps for itself about an application. A refused change reads it again. */
export const applicationReviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApplicationReview: build.query<ApplicationReview, number>({
      query: (application) => ({ url: addressOf(application, 'review/') }),
      responseSchema: REVIEW,
      providesTags: (_review, _error, id) => [{ type: 'ApplicationReview', id }],
    }),
    assignApplication: build.mutation<ApplicationReview, Change<AssigneePayload>>({
      query: ({ application, body }) => ({
        url: addressOf(application, 'assignee/'),
        method: 'PUT',
        body,
      }),
      responseSchema: REVIEW,
      invalidatesTags: ['ApplicationReview', 'Application', 'Pipeline'],
    }),
    snoozeApplication: build.mutation<ApplicationReview, Change<SnoozePayload>>({
      query: ({ application, body }) => ({
        url: addressOf(application, 'snooze/'),
        method: 'PUT',
        body,
      }),
      responseSchema: REVIEW,
      invalidatesTags: ['ApplicationReview', 'Application', 'Pipeline'],
    }),
    addNote: build.mutation<ApplicationReview, Change<NotePayload>>({
      query: ({ application, body }) => ({
        url: addressOf(application, 'notes/'),
        method: 'POST',
        body,
      }),
      responseSchema: REVIEW,
      invalidatesTags: ['ApplicationReview'],
    }),
    editNote: build.mutation<ApplicationReview, Change<NotePayload> & { note: number }>({
      query: ({ application, note, body }) => ({
        url: addressOf(application, `notes/${note}/`),
        method: 'PUT',
        body,
      }),
      responseSchema: REVIEW,
      invalidatesTags: ['ApplicationReview'],
    }),
    deleteNote: build.mutation<ApplicationReview, { application: number; note: number }>({
      query: ({ application, note }) => ({
        url: addressOf(application, `notes/${note}/`),
        method: 'DELETE',
      }),
      responseSchema: REVIEW,
      invalidatesTags: ['ApplicationReview'],
    }),
    judgeAnswer: build.mutation<ApplicationReview, Change<VerdictPayload> & { question: number }>({
      query: ({ application, question, body }) => ({
        url: addressOf(application, `verdicts/${question}/`),
        method: 'PUT',
        body,
      }),
      responseSchema: REVIEW,
      invalidatesTags: ['ApplicationReview'],
    }),
  }),
});

export const {
  useGetApplicationReviewQuery,
  useAssignApplicationMutation,
  useSnoozeApplicationMutation,
  useAddNoteMutation,
  useEditNoteMutation,
  useDeleteNoteMutation,
  useJudgeAnswerMutation,
} = applicationReviewApi;
