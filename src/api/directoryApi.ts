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
import { createOverview, createSearch, FROM_CACHE, readList, sendChecked } from './createSearch';
import { listTag, recordTags } from './tags';

const LISTING = answerWith<ListingWithSimilar>({ slug: 'string' });
const OVERVIEW = answerWith<ListingOverview>({ businesses: 'number', featured: 'array' });
const SEARCH = 'mainapp/listings/search/';

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
        url: SEARCH,
        tag: 'Listing',
        readAll,
        loadSelect: async () => (await loadSelect()).selectListings,
      }),
    ),
    getOwnListing: build.query<OwnListing, void>({
      query: () => ({ url: 'mainapp/listings/mine/' }),
      providesTags: [listTag('Listing')],
    }),
    /** The whole list may be long, so it is read only when the server has no search either. */
    getListing: build.query<ListingWithSimilar, string>({
      queryFn: async (slugOrId, api, _options, send) => {
        const url = `mainapp/listings/${encodeURIComponent(slugOrId)}/`;
        const single = await sendChecked(send, { url }, LISTING);
        if (single.error?.status !== 404) return single;
        const { error, meta } = await send({ url: SEARCH, params: { q: slugOrId.slice(0, 80) } });
        if (error?.status !== 404) return error ? { error, ...(meta && { meta }) } : single;
        const { data = [] } = await readList(readAll, api);
        const { findListing } = await loadSelect();
        const listing = findListing(data, slugOrId);
        return listing ? { data: listing } : single;
      },
      providesTags: (listing) => recordTags('Listing', listing?.listing_id),
    }),
  }),
});

export const {
  useGetListingOverviewQuery,
  useSearchListingsQuery,
  useGetOwnListingQuery,
  useGetListingQuery,
} = directoryApi;
