import { and, asc, between, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasPermission } from '../../../../domain/permissions';
import {
  PIPELINE_CARDS,
  type PipelineCard,
  type PipelineColumn,
  type PipelineQuery,
} from '../../../../domain/contract/admin/pipeline';
import { possibleEvents } from '../../../../domain/vetting/applicationLife';
import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import {
  APPLICATION_STATES,
  type ApplicationState,
} from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { businessName, fullName } from '../../../db/names';
import { listings, users } from '../../../db/schema';
import { applications } from '../../../db/vetting';
import type { User } from '../../../plugins/session';
import { isCalled } from '../../../search/businesses';
import { pickAll } from '../../../search/grid';
import { wordsOf } from '../../../search/text';

const isReviewer = (caller: User) => hasPermission(caller, 'reviewApplications');

const reviewers = alias(users, 'reviewers');

const cardColumns = {
  application: applications.id,
  user_id: applications.user_id,
  name: businessName,
  category: listings.category,
  county: listings.county,
  state: applications.state,
  state_since: applications.state_since,
  total: applications.total,
  level: applications.level,
  red_flags: applications.red_flags,
  amber_flags: applications.amber_flags,
  reviewer_id: applications.reviewer_id,
  reviewer_name: fullName(reviewers),
};

function reviewedBy(reviewer: string | undefined, caller: User): SQL | undefined {
  if (reviewer === 'me') return eq(applications.reviewer_id, caller.id);
  return reviewer === 'none' ? isNull(applications.reviewer_id) : undefined;
}

/** Limits the board: businesses see their own card; only reviewers can filter. */
function visible(db: Db, query: PipelineQuery, caller: User): SQL | undefined {
  if (!isReviewer(caller)) {
    return and(applications.is_current, eq(applications.user_id, caller.id));
  }
  const categories = pickAll(DIRECTORY_CATEGORIES, query.category);
  return and(
    applications.is_current,
    isCalled(db, applications.user_id, wordsOf(query.q)),
    categories.length > 0 ? inArray(listings.category, categories) : undefined,
    reviewedBy(query.reviewer, caller),
  );
}

/** The board: the newest application of each business, by state. */
export const pipelineRepository = (db: Db, caller: User) => {
  const part = (owner: number) => (isReviewer(caller) && owner !== caller.id ? 'admin' : 'owner');

  const toCard = (row: Awaited<ReturnType<typeof readCards>>[number]): PipelineCard => {
    const { reviewer_id: id, reviewer_name: name, state_since, ...card } = row;
    return {
      ...card,
      state_since: state_since.toISOString(),
      reviewer: id !== null && isReviewer(caller) ? { user_id: id, name: name ?? '' } : null,
      possible: possibleEvents(row.state, part(row.user_id)),
    };
  };

  /** The position of each application in its state; those that wait longest come first. */
  const placed = (states: readonly ApplicationState[], where: SQL | undefined) =>
    db
      .select({
        id: applications.id,
        place: sql<number>`row_number() over (partition by ${applications.state}
          order by ${applications.state_since}, ${applications.id})`.as('place'),
      })
      .from(applications)
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(and(inArray(applications.state, [...states]), where))
      .as('placed');

  /** The cards of these states after the first `skip`. */
  function readCards(states: readonly ApplicationState[], where: SQL | undefined, skip: number) {
    const within = placed(states, where);
    return db
      .select(cardColumns)
      .from(within)
      .innerJoin(applications, eq(applications.id, within.id))
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .leftJoin(reviewers, eq(reviewers.id, applications.reviewer_id))
      .where(between(within.place, skip + 1, skip + PIPELINE_CARDS))
      .orderBy(asc(within.place));
  }

  /** Counts the applications of each state. */
  async function countEach(
    states: readonly ApplicationState[],
    where: SQL | undefined,
  ): Promise<Map<ApplicationState, number>> {
    const rows = await db
      .select({ state: applications.state, total: count() })
      .from(applications)
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(and(inArray(applications.state, [...states]), where))
      .groupBy(applications.state);
    return new Map(rows.map(({ state, total }) => [state, total]));
  }

  async function columnsOf(
    states: readonly ApplicationState[],
    query: PipelineQuery,
    skip: number,
  ): Promise<PipelineColumn[]> {
    const where = visible(db, query, caller);
    const counts = await countEach(states, where);
    const cards = (await readCards(states, where, skip)).map(toCard);
    return states.map((state) => ({
      state,
      count: counts.get(state) ?? 0,
      cards: cards.filter((card) => card.state === state),
    }));
  }

  return {
    /** All states in order, each with the cards that wait longest. */
    board: (query: PipelineQuery) => columnsOf(APPLICATION_STATES, query, 0),

    /** The cards of one state after the first `skip`. */
    async column(
      state: ApplicationState,
      query: PipelineQuery,
      skip: number,
    ): Promise<PipelineColumn> {
      const [column] = await columnsOf([state], query, skip);
      return column ?? { state, count: 0, cards: [] };
    },
  };
};
