import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Benchmark, VettingReport } from '../../../domain/contract/vetting';
import { statesWhere } from '../../../domain/vetting/applicationStates';
import { benchmarkOf } from '../../../domain/vetting/benchmark';
import { missingForListing } from '../../../domain/vetting/missing';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { recommend } from '../../../domain/vetting/recommendations';
import { ALL_CATEGORIES, type DirectoryCategory } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';
import { applications, vettingResponses } from '../../db/vetting';
import type { Subject } from './caller';
import { currentApplications, presentApplications, toResponse } from './present';
import { named } from './questions';
import { vettingRepository, type ApplicationRow } from './repository';
import { assessmentOf, hasAnswers, standingOf } from './standing';

/** The newest of more are representative enough. */
const MOST_COMPARED = 10_000;

const VALID = statesWhere(({ result }) => result === 'valid');

/** Totals of those that were approved and agreed to anonymous comparisons (SO3). */
async function comparedTotals(db: Db) {
  const { id: question, options } = named('SO3');
  const consent = options.find(({ value }) => value === 'benchmarks')?.id ?? 0;
  const total = sql<number | null>`(${applications.assessment} ->> 'total')::float8`;
  return db
    .select({ category: listings.category, total })
    .from(applications)
    .innerJoin(listings, eq(listings.owner_id, applications.user_id))
    .innerJoin(
      vettingResponses,
      and(
        eq(vettingResponses.application_id, applications.id),
        eq(vettingResponses.question, question),
        sql`${vettingResponses.selected_options} @> ${JSON.stringify([consent])}::jsonb`,
      ),
    )
    .where(and(inArray(applications.state, VALID), sql`${total} is not null`))
    .orderBy(desc(applications.id))
    .limit(MOST_COMPARED);
}

/** Of the category, or of all where it has too few. */
async function compare(db: Db, category: DirectoryCategory | null): Promise<Benchmark> {
  const rows = await comparedTotals(db);
  const totalsOf = (some: typeof rows) => some.flatMap(({ total }) => total ?? []);
  if (category) {
    const own = rows.filter((row) => row.category === category);
    const benchmark = benchmarkOf(totalsOf(own), category);
    if (benchmark.businesses !== null) return benchmark;
  }
  return benchmarkOf(totalsOf(rows), ALL_CATEGORIES);
}

const toEarlier = ({ id, state, submitted_at, assessment }: ApplicationRow) =>
  submitted_at
    ? [
        {
          application: id,
          state,
          submitted_at: submitted_at.toISOString(),
          total: assessment?.total ?? null,
          level: assessment?.level ?? null,
        },
      ]
    : [];

/** What a business gets to know from its answers. */
export async function reportOf(
  db: Db,
  { business, part }: Subject,
  now: Date,
): Promise<VettingReport> {
  const rows = await currentApplications(db, business.id, now);
  const [application = null] = await presentApplications(db, rows, part);
  const listing = await vettingRepository(db).listing(business.id);
  const standing = await standingOf(db, business.id, rows[0] ?? null);
  const assessment = hasAnswers(standing) ? assessmentOf(standing) : null;
  const { answers } = standing;
  return {
    business: {
      user_id: business.id,
      name: listing?.name ?? business.first_name,
      category: listing?.category ?? null,
      listing_slug: listing?.status === 'published' ? listing.slug : null,
    },
    application,
    assessment,
    responses: standing.responses.map((row) => toResponse(row, business.id)),
    recommendations: assessment ? recommend(QUESTIONNAIRE, answers, assessment) : [],
    missing_for_listing: assessment ? missingForListing(QUESTIONNAIRE, answers, assessment) : [],
    benchmark: assessment && (await compare(db, standing.category)),
    earlier: rows.flatMap(toEarlier),
  };
}
