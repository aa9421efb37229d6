import type {
  FeaturedPayload,
  ListingCounts,
  ListingEditPayload,
  ListingGridQuery,
  ListingReview,
  ListingRow,
  NewListingPayload,
} from '../../../domain/contract/admin/listings';
import type { PageOf } from '../../../domain/contract/page';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { postOnce, type KeyedDraft } from '../postOnce';
import { TEXT } from '../plainAnswerChecks';
import { isOutdated } from './isOutdated';

interface WithId<Body> {
  id: number;
  body: Body;
}

const CHANGED_TAGS = ['AdminListing', 'Listing', 'AuditEntry'] as const;

const REVIEW = answerWith<ListingReview>({
  listing: { listing_id: 'number', status: 'string' },
  reports: 'array',
});

export const listingsAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminListings: build.query<PageOf<ListingRow>, ListingGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/listings/', params }),
      providesTags: ['AdminListing'],
    }),
    countAdminListings: build.query<ListingCounts, void>({
      query: () => ({ url: 'mainapp/admin/listings/counts/' }),
      providesTags: ['AdminListing'],
    }),
    getListingReview: build.query<ListingReview, number>({
      query: (id) => ({ url: `mainapp/admin/listings/${id}/` }),
      providesTags: ['AdminListing'],
    }),
    addListing: build.mutation<ListingReview, KeyedDraft<NewListingPayload>>({
      query: (draft) => ({ url: 'mainapp/admin/listings/', ...postOnce(draft) }),
      responseSchema: REVIEW,
      invalidatesTags: (review) => (review ? CHANGED_TAGS : []),
    }),
    featureListing: build.mutation<ListingReview, WithId<FeaturedPayload>>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/listings/${id}/featured/`,
        method: 'POST',
        body,
      }),
      responseSchema: REVIEW,
      invalidatesTags: (review, error) => (review || isOutdated(error) ? CHANGED_TAGS : []),
    }),
    editListing: build.mutation<ListingReview, WithId<ListingEditPayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/listings/${id}/`, method: 'PUT', body }),
      responseSchema: REVIEW,
      invalidatesTags: (review, error) => (review || isOutdated(error) ? CHANGED_TAGS : []),
    }),
    /** The text of the file, filtered and sorted like the list. */
    exportListings: build.mutation<string, ListingGridQuery>({
      query: (params) => ({
        url: 'mainapp/admin/listings/export/',
        params,
        headers: { Accept: 'text/csv' },
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      responseSchema: TEXT,
    }),
  }),
});

export const {
  useListAdminListingsQuery,
  useCountAdminListingsQuery,
  useGetListingReviewQuery,
  useAddListingMutation,
  useFeatureListingMutation,
  useEditListingMutation,
  useExportListingsMutation,
} = listingsAdminApi;
