import type { Suggestion, Suggestions } from '../../domain/contract/suggestion';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { listTag } from './tags';

const SUGGESTIONS = answerWith<Suggestions>({ suggestions: 'array' });

interface Suggested {
  /** What was typed. */
  q: string;
  suggestions: Suggestion[];
}

/** For the search box, which loads it with the first input. */
export const { useSuggestQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<Suggested, string>({
      query: (q) => ({ url: 'mainapp/listings/suggestions/', params: { q } }),
      rawResponseSchema: SUGGESTIONS,
      transformResponse: ({ suggestions }: Suggestions, _meta, q) => ({ q, suggestions }),
      providesTags: [listTag('Listing')],
    }),
  }),
});
