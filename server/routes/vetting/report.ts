import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Assessment, Benchmark, VettingReport } from '../../../domain/contract/assessment';
import { language } from '../../../domain/language';
import { statesWhere } from '../../../domain/vetting/applicationStates';
import { benchmarkOf } from '../../../domain/vetting/benchmark';
import { missingForListing } from '../../../domain/vetting/missing';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { QUESTIONNAIRES } from '../../../domain/vetting/questions/translate';
import { recommend } from '../../../domain/vetting/recommendations';
import { reportPlans } from '../../../domain/vetting/reportPlans';
import { ALL_CATEGORIES, type DirectoryCategory } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { applications, vettingResponses } from '../../db/schema/vetting';
import { resultPagesRepository } from '../resultPages/repository';
import type { Subject } from './subject';
import { currentApplications, presentApplications, toResponse } from './present';
import { questionOf } from './questions';
import { vettingRepository, type ApplicationRow } from './repository';
import {
  assessmentOf,
  hasAnswers,
  readAssessmentInput,
  type AssessmentInput,
} from './assessmentInput';

/** The newest totals are representative enough. */
const MAX_COMPARED = 10_000;

const VALID = statesWhere(({ result }) => result === 'valid');

/** Totals of approved businesses that agreed to anonymous comparisons (SO3). */
async function comparedTotals(db: Db) {
  const { id: question, options } = questionOf('SO3');
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
    .limit(MAX_COMPARED);
}

/** The benchmark of the category, or of all categories when it has too few businesses. */
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

/** By the rules that the assessment was made by. */
const plansFor = ({ answers, category }: AssessmentInput, assessment: Assessment) =>
  reportPlans(
    QUESTIONNAIRES[language()],
    answers,
    {
      category,
      isFinal: assessment.receipt.is_final,
      isChecked: assessment.floors.some(({ rule, is_met }) => rule === 'tree_checked' && is_met),
    },
    assessment,
  );

/** The report for a business on its answers. */
export async function reportOf(
  db: Db,
  { business, part }: Subject,
  now: Date,
): Promise<VettingReport> {
  const rows = await currentApplications(db, business.id, now);
  const [application = null] = await presentApplications(db, rows, part);
  const listing = await vettingRepository(db).listing(business.id);
  const input = await readAssessmentInput(db, business.id, rows[0] ?? null);
  const assessment = hasAnswers(input) ? assessmentOf(input) : null;
  const { answers } = input;
  return {
    business: {
      user_id: business.id,
      name: listing?.name ?? business.first_name,
      category: listing?.category ?? null,
      listing_slug: listing?.status === 'published' ? listing.slug : null,
    },
    result_code: listing && (await resultPagesRepository(db).publicCode(listing.id)),
    application,
    assessment,
    responses: input.responses.map((row) => toResponse(row, business.id)),
    recommendations: assessment ? recommend(QUESTIONNAIRE, answers, assessment) : [],
    plans: assessment ? plansFor(input, assessment) : [],
    missing_for_listing: assessment
      ? missingForListing(QUESTIONNAIRES[language()], answers, assessment)
      : [],
    benchmark: assessment && (await compare(db, input.category)),
    earlier: rows.flatMap(toEarlier),
  };
}
