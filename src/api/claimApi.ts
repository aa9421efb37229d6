import type {
  ClaimCodePayload,
  ClaimConfirmPayload,
  ClaimDesk,
  ClaimDocumentsPayload,
} from '../../domain/contract/claim';
import type { Joined } from '../../domain/contract/people';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { listTag } from './tags';

interface OfListing<Body> {
  listing: string;
  body: Body;
}

const DESK = answerWith<ClaimDesk>({ listing_id: 'number', name: 'string' });
const JOINED = answerWith<Joined>({ listing_id: 'number', is_account: 'boolean' });

const claimAt = (listing: string, rest = '') =>
  `mainapp/listings/${encodeURIComponent(listing)}/claim/${rest}`;

/** The claim of an unclaimed listing. */
const claimApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClaimDesk: build.query<ClaimDesk, string>({
      query: (listing) => ({ url: claimAt(listing) }),
      providesTags: ['Claim'],
    }),
    sendClaimCode: build.mutation<ClaimDesk, OfListing<ClaimCodePayload>>({
      query: ({ listing, body }) => ({ url: claimAt(listing, 'code/'), method: 'POST', body }),
      responseSchema: DESK,
      invalidatesTags: ['Claim'],
    }),
    confirmClaim: build.mutation<Joined, OfListing<ClaimConfirmPayload>>({
      query: ({ listing, body }) => ({ url: claimAt(listing, 'confirm/'), method: 'POST', body }),
      responseSchema: JOINED,
      invalidatesTags: (joined) =>
        joined ? ['Listing', listTag('Listing'), listTag('ListingPeople'), 'Profile'] : [],
    }),
    sendClaimDocuments: build.mutation<ClaimDesk, OfListing<ClaimDocumentsPayload>>({
      query: ({ listing, body }) => ({ url: claimAt(listing, 'documents/'), method: 'POST', body }),
      responseSchema: DESK,
      invalidatesTags: ['Claim'],
    }),
  }),
});

export const {
  useGetClaimDeskQuery,
  useSendClaimCodeMutation,
  useConfirmClaimMutation,
  useSendClaimDocumentsMutation,
} = claimApi;
