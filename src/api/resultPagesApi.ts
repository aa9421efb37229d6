import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type {
  OwnResultPage,
  ResultPage,
  ResultPagePayload,
} from '../../domain/contract/resultPage';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { sendChecked, type Answer, type Send } from './createSearch';
import { listTag, recordTags } from './tags';

const PAGE = answerWith<ResultPage>({ code: 'string', state: 'string', badges: 'array' });
const OWN_PAGE = answerWith<OwnResultPage>({ listing_id: 'number', is_public: 'boolean' });

const NOT_FOUND = 404;

const ownAt = (listing: number) => `mainapp/my-listings/${listing}/result-page/`;

/** The public page of a result, and its switch. */
const resultPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where there is no such page, or where it is switched off. */
    getResultPage: build.query<ResultPage | null, string>({
      queryFn: async (
        code: string,
        _api: BaseQueryApi,
        _options: unknown,
        send: Send,
      ): Promise<Answer<ResultPage | null>> => {
        const url = `mainapp/result-pages/${encodeURIComponent(code)}/`;
        const answer = await sendChecked(send, { url }, PAGE);
        return answer.error?.status === NOT_FOUND ? { data: null } : answer;
      },
      providesTags: [listTag('ResultPage')],
    }),
    getOwnResultPage: build.query<OwnResultPage, number>({
      query: (listing) => ({ url: ownAt(listing) }),
      providesTags: (_page, _error, listing) => recordTags('ResultPage', listing),
    }),
    switchResultPage: build.mutation<OwnResultPage, { listing: number; body: ResultPagePayload }>({
      query: ({ listing, body }) => ({ url: ownAt(listing), method: 'PUT', body }),
      responseSchema: OWN_PAGE,
      onQueryStarted: async ({ listing }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(resultPagesApi.util.updateQueryData('getOwnResultPage', listing, () => data));
        } catch {
          // Whoever sent it says why.
        }
      },
      invalidatesTags: (_page, error, { listing }) =>
        error ? recordTags('ResultPage', listing) : [listTag('ResultPage')],
    }),
  }),
});

export const { useGetResultPageQuery, useGetOwnResultPageQuery, useSwitchResultPageMutation } =
  resultPagesApi;
