import type {
  HelpLink,
  HelpLinkPayload,
  HelpRequest,
  NewHelpLink,
} from '../../domain/contract/helpLinks';
import type { VettingResponse, VettingResponsePayload } from '../../domain/contract/vetting';
import { answerWith, checkedBy } from './answerChecks';
import { baseApi } from './baseApi';
import { deleteRequest } from './deleteRequest';
import { NO_CONTENT } from './plainAnswerChecks';
import { listTag } from './tags';
import { RESPONSE } from './vettingApi';

interface HelpResponse {
  /** The secret of the link. */
  token: string;
  body: VettingResponsePayload;
  /** Idempotency-Key. */
  key: string;
}

const helpUrl = (token: string): string => `vet/help/${encodeURIComponent(token)}/`;

const isList = (answer: unknown): answer is HelpLink[] => Array.isArray(answer);

/** Links by which others answer one category for a business, and what such a link leads to. */
export const helpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listHelpLinks: build.query<HelpLink[], void>({
      query: () => ({ url: 'vet/help-links/' }),
      responseSchema: checkedBy(isList),
      providesTags: [listTag('HelpLink')],
    }),
    addHelpLink: build.mutation<NewHelpLink, HelpLinkPayload>({
      query: (body) => ({ url: 'vet/help-links/', method: 'POST', body }),
      responseSchema: answerWith<NewHelpLink>({ id: 'number', token: 'string' }),
      invalidatesTags: [listTag('HelpLink')],
    }),
    endHelpLink: build.mutation<null, number>({
      query: (id) => ({ url: `vet/help-links/${id}/`, ...deleteRequest }),
      responseSchema: NO_CONTENT,
      invalidatesTags: [listTag('HelpLink')],
    }),
    /** An answer by link, as `saveVettingResponse` sends it for an account. */
    saveHelpResponse: build.mutation<VettingResponse, HelpResponse>({
      query: ({ token, body, key }) => ({
        url: helpUrl(token),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      extraOptions: { isInBackground: true },
      responseSchema: RESPONSE,
    }),
    getHelpRequest: build.query<HelpRequest, string>({
      query: (token) => ({ url: helpUrl(token) }),
      responseSchema: answerWith<HelpRequest>({
        business: 'string',
        questions: 'array',
        responses: 'array',
      }),
    }),
  }),
});

export const {
  useListHelpLinksQuery,
  useAddHelpLinkMutation,
  useEndHelpLinkMutation,
  useGetHelpRequestQuery,
} = helpApi;
