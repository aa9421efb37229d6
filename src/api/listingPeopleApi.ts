import type {
  Invitation,
  InvitationPayload,
  Joined,
  ListingPeople,
  ListingRolePayload,
  SharedListing,
  SharedListingPayload,
  SharedListingRow,
} from '../../domain/contract/people';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { deleteRequest } from './deleteRequest';
import { NO_CONTENT } from './plainAnswerChecks';
import { listTag, recordTags } from './tags';

interface OfListing {
  id: number;
}

interface OfPerson extends OfListing {
  user: number;
}

interface OfInvitation extends OfListing {
  invitation: number;
}

const PEOPLE = answerWith<ListingPeople>({
  listing_id: 'number',
  people: 'array',
  invitations: 'array',
});
const LISTING = answerWith<SharedListing>({ role: 'string', listing: { modified_at: 'string' } });
const JOINED = answerWith<Joined>({ listing_id: 'number' });

const peopleAt = ({ id }: OfListing, rest: string) => `mainapp/my-listings/${id}/${rest}`;

/** Also after a refusal, since the list may have changed meanwhile. */
const peopleTags = (_people: unknown, _error: unknown, { id }: OfListing) =>
  recordTags('ListingPeople', id);

/** Listings that somebody looks after, and who takes part in them. */
export const listingPeopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSharedListings: build.query<SharedListingRow[], void>({
      query: () => ({ url: 'mainapp/my-listings/' }),
      providesTags: [listTag('Listing'), listTag('ListingPeople')],
    }),
    getSharedListing: build.query<SharedListing, number>({
      query: (id) => ({ url: `mainapp/my-listings/${id}/` }),
      providesTags: (_listing, _error, id) => [
        ...recordTags('Listing', id),
        ...recordTags('ListingPeople', id),
      ],
    }),
    saveSharedListing: build.mutation<SharedListing, OfListing & { body: SharedListingPayload }>({
      query: ({ id, body }) => ({ url: `mainapp/my-listings/${id}/`, method: 'PUT', body }),
      responseSchema: LISTING,
      invalidatesTags: (_listing, _error, { id }) => [
        ...recordTags('Listing', id),
        listTag('Listing'),
      ],
    }),
    listListingPeople: build.query<ListingPeople, number>({
      query: (id) => ({ url: peopleAt({ id }, 'people/') }),
      providesTags: (_people, _error, id) => recordTags('ListingPeople', id),
    }),
    changeListingRole: build.mutation<ListingPeople, OfPerson & { body: ListingRolePayload }>({
      query: ({ user, body, ...of }) => ({
        url: peopleAt(of, `people/${user}/`),
        method: 'PUT',
        body,
      }),
      responseSchema: PEOPLE,
      invalidatesTags: peopleTags,
    }),
    removeListingPerson: build.mutation<unknown, OfPerson>({
      query: ({ user, ...of }) => ({ url: peopleAt(of, `people/${user}/`), ...deleteRequest }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error, { id }) => [
        ...recordTags('ListingPeople', id),
        ...(error ? [] : [listTag('ListingPeople')]),
      ],
    }),
    inviteToListing: build.mutation<ListingPeople, OfListing & { body: InvitationPayload }>({
      query: ({ body, ...of }) => ({ url: peopleAt(of, 'invitations/'), method: 'POST', body }),
      responseSchema: PEOPLE,
      invalidatesTags: peopleTags,
    }),
    resendInvitation: build.mutation<ListingPeople, OfInvitation>({
      query: ({ invitation, ...of }) => ({
        url: peopleAt(of, `invitations/${invitation}/resend/`),
        method: 'POST',
      }),
      responseSchema: PEOPLE,
      invalidatesTags: peopleTags,
    }),
    withdrawInvitation: build.mutation<ListingPeople, OfInvitation>({
      query: ({ invitation, ...of }) => ({
        url: peopleAt(of, `invitations/${invitation}/`),
        method: 'DELETE',
      }),
      responseSchema: PEOPLE,
      invalidatesTags: peopleTags,
    }),
    getInvitation: build.query<Invitation, string>({
      query: (token) => ({ url: `mainapp/listing-invitations/${encodeURIComponent(token)}/` }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<Joined, string>({
      query: (token) => ({
        url: `mainapp/listing-invitations/${encodeURIComponent(token)}/`,
        method: 'POST',
      }),
      responseSchema: JOINED,
      invalidatesTags: (joined) =>
        joined ? [listTag('ListingPeople'), ...recordTags('ListingPeople', joined.listing_id)] : [],
    }),
  }),
});

export const {
  useListSharedListingsQuery,
  useGetSharedListingQuery,
  useLazyGetSharedListingQuery,
  useSaveSharedListingMutation,
  useListListingPeopleQuery,
  useChangeListingRoleMutation,
  useRemoveListingPersonMutation,
  useInviteToListingMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
} = listingPeopleApi;
