import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Result } from '../../../domain/contract/resultPage';
import { statesWhere } from '../../../domain/vetting/applicationStates';
import { resultStateOf, resultTurnOf } from '../../../domain/vetting/resultPage';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { applicationEvents, applications } from '../../db/schema/vetting';

/** Only what was listed expires. */
const LISTED_STATES = ['listed' as const, ...statesWhere(({ result }) => result === 'expired')];

const { owner_id, status, name, slug, level, badges, verified_at } = listings;

/** The columns of a listing on which its result depends. */
export const RESULT_COLUMNS = { owner_id, status, name, slug, level, badges, verified_at };

type Shown = Pick<typeof listings.$inferSelect, keyof typeof RESULT_COLUMNS>;

const { user_id, state, decided_at, expires_at, questionnaire_version } = applications;

const wasListed = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(applicationEvents)
      .where(
        and(
          eq(applicationEvents.application_id, applications.id),
          eq(applicationEvents.from_state, 'listed'),
        ),
      ),
  );

/** The newest application of each of these businesses that was ever listed. */
const lastListed = (db: Db, userIds: number[]) =>
  db
    .selectDistinctOn([user_id], { user_id, state, decided_at, expires_at, questionnaire_version })
    .from(applications)
    .where(
      and(inArray(user_id, userIds), or(inArray(applications.state, LISTED_STATES), wasListed(db))),
    )
    .orderBy(user_id, desc(applications.id));

/** The present application of each of these businesses. */
const currentOf = (db: Db, userIds: number[]) =>
  db
    .select({ user_id, state })
    .from(applications)
    .where(and(inArray(user_id, userIds), eq(applications.is_current, true)));

type Listed = Awaited<ReturnType<typeof lastListed>>[number];
type Current = Awaited<ReturnType<typeof currentOf>>[number];

/** The applications of a business on which its result depends. */
interface Its {
  application: Listed | null;
  current: Current | null;
}

function resultOf(listing: Shown, { application, current }: Its, now: Date): Result {
  const isPublished = listing.status === 'published';
  const hasResult = listing.level !== null || listing.badges.length > 0;
  const shown = resultStateOf({ isPublished, hasResult, application }, now);
  const turn = resultTurnOf(shown, current);
  const isValid = shown === 'valid';
  const isDated = isValid || shown === 'expired';
  // Twelve months before the end, while the listing may have been published days later.
  const reviewed = application?.decided_at ?? listing.verified_at;
  const version = application?.questionnaire_version ?? '';
  return {
    state: shown,
    business: isPublished ? { name: listing.name, slug: listing.slug } : null,
    level: isValid ? listing.level : null,
    badges: isValid ? listing.badges : [],
    reviewed_at: isDated ? (reviewed?.toISOString() ?? null) : null,
    valid_until: isDated ? (application?.expires_at?.toISOString() ?? null) : null,
    questionnaire_version: isDated && version !== '' ? version : null,
    ...(turn && { turn }),
  };
}

/** Reads the applications of all these listings at once; answers the result of each. */
export async function readResults(
  db: Db,
  shown: readonly Shown[],
  now: Date,
): Promise<(listing: Shown) => Result> {
  const owners = shown.flatMap((listing) => listing.owner_id ?? []);
  const [listed, current] = await Promise.all([lastListed(db, owners), currentOf(db, owners)]);
  const listedBy = new Map(listed.map((row) => [row.user_id, row]));
  const currentBy = new Map(current.map((row) => [row.user_id, row]));
  return (listing) => {
    const owner = listing.owner_id ?? 0;
    const application = listedBy.get(owner) ?? null;
    return resultOf(listing, { application, current: currentBy.get(owner) ?? null }, now);
  };
}
