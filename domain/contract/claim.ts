import { Type, type Static } from 'typebox';
import { CODE_DIGITS } from '../codes';
import { CLAIM_METHODS, CLAIM_STATES, MOST_CLAIM_FILES } from '../listing/claims';
import { CLAIM_NOTE, REVIEW_NOTE } from '../fieldLimits';
import { filterText, gridQuery } from './admin/grid';
import { closed, Nullable, OneOf } from './common';

/** A claim as its claimant sees it. */
export const OwnClaim = Type.Object({
  state: OneOf(CLAIM_STATES),
  method: OneOf(CLAIM_METHODS),
  sent_to: Type.String({ description: 'Masked, where it was the listed address' }),
  code_until: Nullable(Type.String()),
  /** Of an admin. */
  reason: Type.String(),
});
export type OwnClaim = Static<typeof OwnClaim>;

/** How an unclaimed listing can be claimed, and how far the caller is. */
export const ClaimDesk = Type.Object(
  {
    listing_id: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    listed_email: Nullable(Type.String({ description: 'Masked' })),
    domain: Nullable(Type.String({ description: 'Of the website, for an address there' })),
    claim: Nullable(OwnClaim),
  },
  { $id: 'ClaimDesk' },
);
export type ClaimDesk = Static<typeof ClaimDesk>;

export const CLAIM_CODE_METHODS = ['listed_email', 'domain_email'] as const;

/** `POST …/claim/code/`; `mailbox` is the part before the @ of an address at the website's domain. */
export const ClaimCodePayload = Type.Object(
  { method: OneOf(CLAIM_CODE_METHODS), mailbox: Type.Optional(Type.String({ maxLength: 64 })) },
  closed,
);
export type ClaimCodePayload = Static<typeof ClaimCodePayload>;

export const ClaimConfirmPayload = Type.Object(
  { code: Type.String({ maxLength: CODE_DIGITS + 2 }) },
  closed,
);
export type ClaimConfirmPayload = Static<typeof ClaimConfirmPayload>;

export const ClaimDocumentsPayload = Type.Object(
  {
    note: Type.String(CLAIM_NOTE),
    files: Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_CLAIM_FILES }),
  },
  closed,
);
export type ClaimDocumentsPayload = Static<typeof ClaimDocumentsPayload>;

export const ClaimFile = Type.Object({ content_url: Type.String(), name: Type.String() });
export type ClaimFile = Static<typeof ClaimFile>;

/** A claim as admins decide on it. */
export const ClaimRow = Type.Object(
  {
    claim_id: Type.Integer(),
    listing_id: Type.Integer(),
    slug: Type.String(),
    listing_name: Type.String(),
    user_id: Type.Integer(),
    claimant: Type.String(),
    claimant_email: Type.String(),
    state: OneOf(CLAIM_STATES),
    method: OneOf(CLAIM_METHODS),
    sent_to: Type.String(),
    note: Type.String(),
    files: Type.Array(ClaimFile),
    reason: Type.String(),
    created_at: Type.String(),
    changed_at: Type.String(),
  },
  { $id: 'ClaimRow' },
);
export type ClaimRow = Static<typeof ClaimRow>;

export const ClaimGridQuery = Type.Object({
  page: gridQuery.page,
  page_size: gridQuery.page_size,
  status: filterText('open (as without it) or closed'),
});
export type ClaimGridQuery = Static<typeof ClaimGridQuery>;

export const CLAIM_DECISIONS = ['approve', 'reject'] as const;

/** `POST mainapp/admin/claims/{id}/decide/`; after an objection, to approve upholds the claim. */
export const ClaimDecisionPayload = Type.Object(
  { decision: OneOf(CLAIM_DECISIONS), reason: Type.String(REVIEW_NOTE) },
  closed,
);
export type ClaimDecisionPayload = Static<typeof ClaimDecisionPayload>;
