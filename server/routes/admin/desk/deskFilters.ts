import { and, eq, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { DeskQuery } from '../../../../domain/contract/admin/desk';
import {
  DESK_VIEWS,
  deskView,
  FIRST_VIEW,
  type DeskSort,
  type DeskViewName,
} from '../../../../domain/vetting/deskViews';
import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import type { Db } from '../../../db/database';
import { businessName } from '../../../db/names';
import { listings } from '../../../db/schema/listings';
import { applications } from '../../../db/schema/vetting';
import { isCalled } from '../../../search/businesses';
import { pick } from '../../../search/filters';
import { wordsOf } from '../../../search/text';
import type { Reader } from '../pipeline/repository';
import { isAsleep, isAwake } from '../pipeline/snoozed';

const DAY = 86_400_000;

export const viewOf = ({ view }: Pick<DeskQuery, 'view'>): DeskViewName =>
  pick(DESK_VIEWS, view) ?? FIRST_VIEW;

/** Search and category, which apply to every view. */
export function narrowed(
  db: Db,
  { q, category }: Pick<DeskQuery, 'q' | 'category'>,
): SQL | undefined {
  const wanted = pick(DIRECTORY_CATEGORIES, category);
  return and(
    applications.is_current,
    isCalled(db, applications.user_id, wordsOf(q)),
    wanted && eq(listings.category, wanted),
  );
}

const SNOOZED = { only: isAsleep, too: () => undefined, no: isAwake };

/** The conditions of a view’s row, for this reader and moment. */
export function inView(name: DeskViewName, { caller, now }: Reader): SQL | undefined {
  const { states, reviewer, submittedOver, expiresWithin, snoozed = 'no' } = deskView(name);
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY);
  return and(
    inArray(applications.state, [...states]),
    reviewer === 'me' ? eq(applications.reviewer_id, caller.id) : undefined,
    reviewer === 'nobody' ? isNull(applications.reviewer_id) : undefined,
    submittedOver === undefined
      ? undefined
      : lt(applications.submitted_at, daysFromNow(-submittedOver)),
    expiresWithin === undefined
      ? undefined
      : lte(applications.expires_at, daysFromNow(expiresWithin)),
    SNOOZED[snoozed](now),
  );
}

/** Equal rows come in the order of their ids. */
export function deskOrder(sort: DeskSort): SQL[] {
  const orders: Record<DeskSort, SQL[]> = {
    oldest: [sql`${applications.submitted_at} asc nulls last`],
    newest: [sql`${applications.submitted_at} desc nulls last`],
    flags: [sql`${applications.red_flags} desc`, sql`${applications.amber_flags} desc`],
    score: [sql`${applications.total} desc nulls last`],
    name: [sql`lower(${businessName}) asc`],
  };
  return [...orders[sort], sql`${applications.id} asc`];
}
