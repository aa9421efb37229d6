import type { SavedListing } from '../../domain/contract/savedListing';
import { checkedBy } from './answerChecks';
import { baseApi } from './baseApi';
import { NO_CONTENT } from './plainAnswerChecks';

/** At least the listing that was just saved. */
const SAVED = checkedBy((answer): answer is SavedListing[] => {
  const first: unknown = Array.isArray(answer) ? answer[0] : null;
  return typeof first === 'object' && first !== null && 'follows' in first;
});

interface Choice {
  id: number;
  follows: boolean;
}

export const savedListingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSavedListings: build.query<SavedListing[], void>({
      query: () => ({ url: 'mainapp/saved-listings/' }),
      providesTags: ['SavedListing'],
    }),
    saveListing: build.mutation<SavedListing[], Choice>({
      query: ({ id, follows }) => ({
        url: `mainapp/saved-listings/${id}/`,
        method: 'PUT',
        body: { follows },
      }),
      responseSchema: SAVED,
      invalidatesTags: (saved) => (saved ? ['SavedListing'] : []),
    }),
    unsaveListing: build.mutation<null, number>({
      query: (id) => ({ url: `mainapp/saved-listings/${id}/`, method: 'DELETE' }),
      responseSchema: NO_CONTENT,
      invalidatesTags: ['SavedListing'],
    }),
  }),
});

export const { useListSavedListingsQuery, useSaveListingMutation, useUnsaveListingMutation } =
  savedListingsApi;
