import type {
  Listing,
  ListingOverview,
  ListingSearchPage,
  ListingSearchQuery,
  ListingWithSimilar,
  OwnListing,
} from '../../domain/contract/listing';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { asText, createRecord } from './createRecord';
import { createOverview, createSearch, FROM_CACHE } from './createSearch';
import { listTag } from './tags';

const LISTING = answerWith<ListingWithSimilar>({ slug: 'string' });
const OVERVIEW = answerWith<ListingOverview>({ businesses: 'number', featured: 'array' });

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listListings: build.query<Listing[], void>({
      query: () => ({ url: 'mainapp/listings/' }),
      providesTags: [listTag('Listing')],
    }),
  }),
});

const readAll = () => listApi.endpoints.listListings.initiate(undefined, FROM_CACHE);

/** What few servers need: the search in the plain list. */
const loadSelect = () => import(/* webpackChunkName: "list-search" */ './selectListings');

export const directoryApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    getListingOverview: build.query<ListingOverview, void>(
      createOverview({
        url: 'mainapp/listings/overview/',
        tag: 'Listing',
        check: OVERVIEW,
        readAll,
        loadOverviewOf: async () =>
          (await import(/* webpackChunkName: "list-search" */ '../../domain/directoryOverview'))
            .overviewOf,
      }),
    ),
    searchListings: build.query<ListingSearchPage, ListingSearchQuery>(
      createSearch({
        url: 'mainapp/listings/search/',
        tag: 'Listing',
        readAll,
        loadSelect: async () => (await loadSelect()).selectListings,
      }),
    ),
    getOwnListing: build.query<OwnListing, void>({
      query: () => ({ url: 'mainapp/listings/mine/' }),
      providesTags: [listTag('Listing')],
    }),
    getListing: build.query<ListingWithSimilar | null, string>(
      createRecord({
        url: 'mainapp/listings/',
        tag: 'Listing',
        check: LISTING,
        idOf: ({ listing_id }) => listing_id,
        search: asText,
        readAll,
        loadFind: async () => (await loadSelect()).findListing,
      }),
    ),
  }),
});

export const {
  useGetListingOverviewQuery,
  useSearchListingsQuery,
  useGetOwnListingQuery,
  useGetListingQuery,
} = directoryApi;
