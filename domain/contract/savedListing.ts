import { Type, type Static } from 'typebox';
import { closed } from './common';

/** So many a member can save. */
export const MOST_SAVED_LISTINGS = 200;

/** A row of `GET mainapp/saved-listings/`, the newest first: a published listing that the caller saved. */
export const SavedListing = Type.Object(
  {
    listing_id: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    address_locality: Type.String(),
    /** An email comes when it changes or has an event. */
    follows: Type.Boolean(),
  },
  { $id: 'SavedListing' },
);
export type SavedListing = Static<typeof SavedListing>;

/** `PUT mainapp/saved-listings/:id/`. */
export const SavedListingPayload = Type.Object({ follows: Type.Boolean() }, closed);
export type SavedListingPayload = Static<typeof SavedListingPayload>;
