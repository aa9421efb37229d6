import { Type, type Static } from 'typebox';
import { PUBLIC_NAMES } from '../listing/fields';
import { LISTING_ROLES } from '../listing/people';
import { pickKeys } from '../records';
import { POST_STATUSES } from '../vocabulary';
import { closed, Nullable, OneOf } from './common';
import { OwnListing } from './listing';
import { businessProperties } from './listingFields';

export const ListingPerson = Type.Object({
  user_id: Type.Integer(),
  name: Type.String(),
  /** For owners only. */
  email: Nullable(Type.String()),
  role: OneOf(LISTING_ROLES),
  is_account: Type.Boolean({ description: 'Whose profile and assessment belong to the listing' }),
  is_active: Type.Boolean(),
  since: Type.String(),
});
export type ListingPerson = Static<typeof ListingPerson>;

export const ListingInvitation = Type.Object({
  invitation_id: Type.Integer(),
  email: Type.String(),
  role: OneOf(LISTING_ROLES),
  sent_at: Type.String(),
  expires_at: Type.String(),
});
export type ListingInvitation = Static<typeof ListingInvitation>;

/** Who takes part in a listing, as one of them sees it. */
export const ListingPeople = Type.Object(
  {
    listing_id: Type.Integer(),
    /** The caller's own. */
    role: OneOf(LISTING_ROLES),
    /** Owners first. */
    people: Type.Array(ListingPerson),
    /** For owners only. */
    invitations: Type.Array(ListingInvitation),
  },
  { $id: 'ListingPeople' },
);
export type ListingPeople = Static<typeof ListingPeople>;

export const InvitationPayload = Type.Object(
  { email: Type.String({ maxLength: 254 }), role: OneOf(LISTING_ROLES) },
  closed,
);
export type InvitationPayload = Static<typeof InvitationPayload>;

export const ListingRolePayload = Type.Object({ role: OneOf(LISTING_ROLES) }, closed);
export type ListingRolePayload = Static<typeof ListingRolePayload>;

/** Why the caller cannot accept: another email than that of the account, or one not confirmed. */
export const INVITATION_PROBLEMS = ['otherEmail', 'unconfirmed'] as const;

/** What the link of an invitation leads to. */
export const Invitation = Type.Object(
  {
    listing_name: Type.String(),
    role: OneOf(LISTING_ROLES),
    problem: Nullable(OneOf(INVITATION_PROBLEMS)),
  },
  { $id: 'Invitation' },
);
export type Invitation = Static<typeof Invitation>;

/** A listing in which the caller has a part and which is not of the caller's own profile. */
export const SharedListing = Type.Object(
  { listing: OwnListing, role: OneOf(LISTING_ROLES) },
  { $id: 'SharedListing' },
);
export type SharedListing = Static<typeof SharedListing>;

export const SharedListingRow = Type.Object({
  listing_id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  status: OneOf(POST_STATUSES),
  role: OneOf(LISTING_ROLES),
});
export type SharedListingRow = Static<typeof SharedListingRow>;

/** `PUT mainapp/my-listings/{id}/`: what the directory shows, as the business form asks for it. */
export const SharedListingPayload = Type.Object(
  {
    ...pickKeys(businessProperties, PUBLIC_NAMES),
    /** That of the listing that was opened; 409 once somebody has changed it. */
    modified_at: Type.String(),
  },
  closed,
);
export type SharedListingPayload = Static<typeof SharedListingPayload>;

/** Who has joined, and which listing. */
export const Joined = Type.Object({ listing_id: Type.Integer(), is_account: Type.Boolean() });
export type Joined = Static<typeof Joined>;
