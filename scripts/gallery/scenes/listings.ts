import { eq } from 'drizzle-orm';
import type { ClaimState } from '../../../domain/listing/claims';
import type { PostStatus } from '../../../domain/vocabulary';
import { listingClaims, listingPeople } from '../../../server/db/schema/people';
import { listings } from '../../../server/db/schema/listings';
import { MOMENT } from '../frozenClock';
import { recordScenes } from '../records';
import type { Stage } from '../stage';

const DAY = 86_400_000;

async function idOf({ product }: Stage, slug: string): Promise<number> {
  const [row] = await product.db.select().from(listings).where(eq(listings.slug, slug));
  if (!row) throw new Error(`the demo has no listing ${slug}`);
  return row.id;
}

const NAME = 'Kapenguria Natural Dyes';
const inOwnListing = { by: 'dyes@kapenguria-dyes.example', address: '/my-business' };

export const listing = recordScenes<PostStatus>({
  machine: 'listing',
  views: {
    draft: inOwnListing,
    pending: { by: 'admin', address: '/vetting/admin/listings?q=Kapenguria' },
    published: { address: '/kijani-directory?q=Kapenguria', text: NAME },
    changes_requested: inOwnListing,
    rejected: inOwnListing,
  },
  async put(stage, status) {
    const id = await idOf(stage, 'kapenguria-natural-dyes');
    const feedback = 'Please add a photo of the dyes, and say which plants they are made of.';
    await stage.product.db
      .update(listings)
      .set({
        status,
        moderation_feedback: ['changes_requested', 'rejected'].includes(status) ? feedback : null,
        published_at: status === 'published' ? new Date(MOMENT - DAY) : null,
      })
      .where(eq(listings.id, id));
    return id;
  },
  async stateOf({ product }, id) {
    const [row] = await product.db.select().from(listings).where(eq(listings.id, id));
    return row?.status;
  },
});

/** Of our team, so that it can be claimed. */
const CLAIMED = 'mbolea-mji-compost';
const CLAIMANT = 'wanjiku';
const onClaimPage = { by: CLAIMANT, address: `/kijani-directory/${CLAIMED}/claim` };
const inClaims = { by: 'admin', address: '/vetting/admin/moderation?view=claims' };
const asOwner = { by: CLAIMANT, address: '/my-business' };

export const claim = recordScenes<ClaimState | 'unclaimed'>({
  machine: 'claim',
  views: {
    unclaimed: { address: `/kijani-directory/${CLAIMED}` },
    code_sent: onClaimPage,
    in_review: inClaims,
    rejected: onClaimPage,
    claimed: asOwner,
    frozen: inClaims,
    upheld: asOwner,
    returned: onClaimPage,
  },
  async put(stage, state) {
    const { db } = stage.product;
    const listing_id = await idOf(stage, CLAIMED);
    const { user_id } = await stage.member(CLAIMANT);
    await db.delete(listingClaims).where(eq(listingClaims.listing_id, listing_id));
    await db.delete(listingPeople).where(eq(listingPeople.listing_id, listing_id));
    const isOwner = state === 'claimed' || state === 'upheld';
    await db.update(listings).set({ claimed: isOwner }).where(eq(listings.id, listing_id));
    if (isOwner) await db.insert(listingPeople).values({ listing_id, user_id, role: 'owner' });
    if (state === 'unclaimed') return listing_id;
    await db.insert(listingClaims).values({
      listing_id,
      user_id,
      state,
      method: state === 'code_sent' ? 'listed_email' : 'documents',
      email: state === 'code_sent' ? 'mbolea@mbolea-mji.example' : '',
      code_hash: state === 'code_sent' ? 'of-the-gallery' : null,
      code_until: state === 'code_sent' ? new Date(MOMENT + DAY) : null,
      note: 'I keep the books of this business, and my name is in its registration.',
      reason: state === 'rejected' ? 'The document is of another business.' : '',
      created_at: new Date(MOMENT - DAY),
      changed_at: new Date(MOMENT - DAY),
    });
    return listing_id;
  },
  async stateOf({ product }, listing_id) {
    const [row] = await product.db
      .select()
      .from(listingClaims)
      .where(eq(listingClaims.listing_id, listing_id));
    return row?.state ?? 'unclaimed';
  },
});
