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
import { inParts, joinParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { businessName, fullName } from '../../../db/names';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import type { User } from '../../../plugins/session';
import { isCalled } from '../../../search/businesses';
import { pickAll } from '../../../search/grid';
import { wordsOf } from '../../../search/text';
import { isAsleep, isAwake } from './snoozed';

const isReviewer = (caller: User) => hasPermission(caller, 'reviewApplications');

export const reviewers = alias(users, 'reviewers');
export const snoozers = alias(users, 'snoozers');

export const cardColumns = {
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
  snoozed_until: applications.snoozed_until,
  snoozer_name: fullName(snoozers),
};

interface CardRow extends Omit<PipelineCard, 'state_since' | 'reviewer' | 'snoozed' | 'possible'> {
  state_since: Date;
  reviewer_id: number | null;
  reviewer_name: string | null;
  snoozed_until: Date | null;
  snoozer_name: string | null;
}

function reviewedBy(reviewer: string | undefined, caller: User): SQL | undefined {
  if (reviewer === 'me') return eq(applications.reviewer_id, caller.id);
  return reviewer === 'none' ? isNull(applications.reviewer_id) : undefined;
}

/** Who reads the board, and when. */
export interface Reader {
  caller: User;
  now: Date;
}

/** An application as its reader may see it; nobody decides on a business of their own. */
export const cardFor =
  ({ caller, now }: Reader) =>
  (row: CardRow): PipelineCard => {
    const { reviewer_id: id, reviewer_name: name, state_since, ...rest } = row;
    const { snoozed_until: until, snoozer_name: by, ...card } = rest;
    const part = isReviewer(caller) && row.user_id !== caller.id ? 'admin' : 'owner';
    const isSnoozed = until !== null && until > now && isReviewer(caller);
    return {
      ...card,
      state_since: state_since.toISOString(),
      reviewer: id !== null && isReviewer(caller) ? { user_id: id, name: name ?? '' } : null,
      ...(isSnoozed && { snoozed: { until: until.toISOString(), by } }),
      possible: possibleEvents(row.state, part),
    };
  };

/** Limits the board: businesses see their own card; only reviewers can filter. */
function visible(db: Db, query: PipelineQuery, { caller, now }: Reader): SQL | undefined {
  if (!isReviewer(caller)) {
    return and(applications.is_current, eq(applications.user_id, caller.id));
  }
  const categories = pickAll(DIRECTORY_CATEGORIES, query.category);
  return and(
    applications.is_current,
    isCalled(db, applications.user_id, wordsOf(query.q)),
    categories.length > 0 ? inArray(listings.category, categories) : undefined,
    reviewedBy(query.reviewer, caller),
    query.snoozed === 'only' ? isAsleep(now) : isAwake(now),
  );
}

/** The board: the newest application of each business, by state. */
export const pipelineRepository = (db: Db, reader: Reader) => {
  const toCard = cardFor(reader);

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
      .leftJoin(snoozers, eq(snoozers.id, applications.snoozed_by))
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
    const where = visible(db, query, reader);
    const counts = await countEach(states, where);
    const rows = await readCards(states, where, skip);
    const cards = await joinParts(inParts(rows, (part) => part.map(toCard)));
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
