import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import {
  CLEARANCES,
  type Clearance,
  type ReportGridQuery,
  type ReportSort,
} from '../../../../domain/contract/admin/reports';
import { DIRECTORY_CATEGORIES, LEVELS } from '../../../../domain/vocabulary';
import { APPLICATION_STATES } from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { businessName } from '../../../db/names';
import { listings } from '../../../db/schema/listings';
import { applications } from '../../../db/schema/vetting';
import { isCalled } from '../../../search/businesses';
import { pickAll, type Grid } from '../../../search/grid';
import { wordsOf } from '../../../search/text';

const FLAGS = ['red', 'amber'] as const;

/** A decision of an admin takes precedence over the rule. */
function hasClearance(wanted: Clearance[]): SQL | undefined {
  const override = applications.clearance_override;
  const byRule = and(isNull(override), inArray(applications.clearance, wanted));
  const overridable = wanted.flatMap((clearance) =>
    clearance === 'needs_review' ? [] : [clearance],
  );
  const byOverride = overridable.map(
    (clearance) => sql`(${override} ->> 'cleared')::boolean = ${clearance === 'cleared'}`,
  );
  return or(byRule, ...byOverride);
}

const among = <T extends string>(
  values: readonly T[],
  text: string | undefined,
  filter: (wanted: T[]) => SQL | undefined,
): SQL | undefined => {
  const wanted = pickAll(values, text);
  return wanted.length === 0 ? undefined : filter(wanted);
};

/** The newest applications that match, of all businesses or only of `onlyOf`. */
export function reportFilters(
  db: Db,
  { q, state, level, clearance, flag, category }: ReportGridQuery,
  onlyOf: number | null,
): SQL | undefined {
  const counts = { red: applications.red_flags, amber: applications.amber_flags };
  return and(
    eq(applications.is_current, true),
    onlyOf === null ? undefined : eq(applications.user_id, onlyOf),
    among(APPLICATION_STATES, state, (wanted) => inArray(applications.state, wanted)),
    among(LEVELS, level, (wanted) => inArray(applications.level, wanted)),
    among(CLEARANCES, clearance, hasClearance),
    among(FLAGS, flag, (wanted) => or(...wanted.map((kind) => gt(counts[kind], 0)))),
    among(DIRECTORY_CATEGORIES, category, (wanted) => inArray(listings.category, wanted)),
    isCalled(db, applications.user_id, wordsOf(q)),
  );
}

/** Unknown values come last in either direction; equal ones are sorted by id. */
export function reportOrder({ sort, isDescending }: Grid<ReportSort>): SQL[] {
  const by = sort === 'name' ? sql`lower(${businessName})` : applications[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  return [sql`${by} ${direction} nulls last`, sql`${applications.id} ${direction}`];
}
