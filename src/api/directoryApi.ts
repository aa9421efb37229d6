import type {
  Listing,
  ListingOverview,
  ListingSearchPage,
  ListingSearchQuery,
  OwnListing,
} from '../../domain/contract/listing';
import { baseApi } from './baseApi';
import { listTag, recordTags } from './tags';

export const directoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listListings: build.query<Listing[], void>({
      query: () => ({ url: 'mainapp/listings/' }),
      providesTags: [listTag('Listing')],
    }),
    getListingOverview: build.query<ListingOverview, void>({
      query: () => ({ url: 'mainapp/listings/overview/' }),
      providesTags: [listTag('Listing')],
    }),
    searchListings: build.query<ListingSearchPage, ListingSearchQuery>({
      query: (params) => ({ url: 'mainapp/listings/search/', params }),
      providesTags: [listTag('Listing')],
    }),
    getOwnListing: build.query<OwnListing, void>({
      query: () => ({ url: 'mainapp/listings/mine/' }),
      providesTags: [listTag('Listing')],
    }),
    getListing: build.query<Listing, string>({
      query: (slugOrId) => ({ url: `mainapp/listings/${encodeURIComponent(slugOrId)}/` }),
      providesTags: (listing) => recordTags('Listing', listing?.listing_id),
    }),
  }),
});

export const {
  useListListingsQuery,
  useGetListingOverviewQuery,
  useSearchListingsQuery,
  useGetOwnListingQuery,
  useGetListingQuery,
} = directoryApi;
