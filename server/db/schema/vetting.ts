import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Verdict } from '../../../domain/contract/admin/applicationReview';
import type { Clearance } from '../../../domain/contract/admin/reports';
import type { Assessment } from '../../../domain/contract/assessment';
import type { QuestionComment } from '../../../domain/contract/vetting';
import type { ApplicationState } from '../../../domain/vetting/applicationStates';
import type { Answers } from '../../../domain/vetting/types';
import type { Level, Theme } from '../../../domain/vocabulary';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';
import { listings } from './listings';

/** The state of a business in its vetting (decisions 4); the newest of a user is the present one. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<ApplicationState>().notNull(),
    questionnaire_version: text().notNull().default(''),
    /** The reviewer's note of the last decision. */
    note: text(),
    /** What the business may change while changes are requested. */
    question_ids: jsonb().$type<number[]>().notNull().default([]),
    /** An admin's word on the clearance for the Advanced part, instead of the rule's. */
    clearance_override: jsonb().$type<{ cleared: boolean; reason: string; by: number }>(),
    /** As submitted, with its receipt. */
    assessment: jsonb().$type<Assessment>(),
    /** The newest of its business; earlier ones are history. */
    is_current: boolean().notNull().default(true),
    state_since: created(),
    /** Who claimed it or was assigned. */
    reviewer_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    /** Until then the reviewers' lists leave it out; whatever moves it ends that. */
    snoozed_until: moment(),
    snoozed_by: idOf().references(() => users.id, { onDelete: 'set null' }),
    /** What lists sort and filter by, of the score as it is now. */
    total: doublePrecision(),
    basic_percent: doublePrecision(),
    level: text().$type<Level>(),
    completion: integer().notNull().default(0),
    clearance: text().$type<Clearance>().notNull().default('not_yet'),
    red_flags: integer().notNull().default(0),
    amber_flags: integer().notNull().default(0),
    theme_percents: jsonb().$type<Partial<Record<Theme, number | null>>>().notNull().default({}),
    submitted_at: moment(),
    decided_at: moment(),
    expires_at: moment(),
    created_at: created(),
  },
  (table) => [
    index('applications_user_idx').on(table.user_id, table.id),
    uniqueIndex('applications_current_key')
      .on(table.user_id)
      .where(sql`is_current`),
    index('applications_board_idx')
      .on(table.state, table.state_since, table.id)
      .where(sql`is_current`),
    index('applications_total_idx')
      .on(table.total, table.id)
      .where(sql`is_current`),
    index('applications_submitted_idx')
      .on(table.submitted_at.desc().nullsLast(), table.id.desc())
      .where(sql`is_current`),
    index('applications_due_idx').on(table.state, table.expires_at),
  ],
);

/** One row a question and application; `revision` rises by 1 with each change. */
export const vettingResponses = pgTable(
  'vetting_responses',
  {
    id: id(),
    application_id: idOf()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    question: integer().notNull(),
    text: text().notNull(),
    selected_options: jsonb().$type<number[]>().notNull(),
    evidence_url: text().notNull().default(''),
    revision: integer().notNull().default(1),
    updated_at: created(),
  },
  (table) => [uniqueIndex('vetting_responses_key').on(table.application_id, table.question)],
);

/** The story of an application: only ever added to. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    application_id: idOf()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    from_state: text().$type<ApplicationState>().notNull(),
    to_state: text().$type<ApplicationState>().notNull(),
    /** In which part the actor acted. */
    by: text().$type<'owner' | 'admin' | 'system'>().notNull(),
    /** Null for the system, and after the actor's account was deleted. */
    actor_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    question_ids: jsonb().$type<number[]>().notNull().default([]),
    /** On the questions that are open again. */
    comments: jsonb().$type<QuestionComment[]>().notNull().default([]),
    /** To whom an admin assigned it. */
    assignee_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    /** As they were submitted; null for all other events, and for submissions before they were kept. */
    answers: jsonb().$type<Answers>(),
    created_at: created(),
  },
  (table) => [
    index('application_events_idx').on(table.application_id, table.id),
    index('application_events_at_idx').on(table.created_at),
  ],
);

/** What the team writes for itself about an application. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: id(),
    application_id: idOf()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null after the author's account was deleted. */
    author_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    created_at: created(),
    edited_at: moment(),
  },
  (table) => [index('internal_notes_idx').on(table.application_id, table.id)],
);

/** What reviewers think of an answer, until it is sent: one for each answer, shared by the team. */
export const answerVerdicts = pgTable(
  'answer_verdicts',
  {
    id: id(),
    application_id: idOf()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    question: integer().notNull(),
    verdict: text().$type<Verdict>().notNull(),
    comment: text().notNull().default(''),
    /** Of the answer that was read; 0 where there was none. */
    answer_revision: integer().notNull(),
    /** Null after the author's account was deleted. */
    author_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    updated_at: created(),
  },
  (table) => [uniqueIndex('answer_verdicts_key').on(table.application_id, table.question)],
);

/** The public page of a listing's result. Its code stays the same while the page is switched off and on. */
export const resultPages = pgTable(
  'result_pages',
  {
    code: text().primaryKey(),
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    is_public: boolean().notNull(),
    created_at: created(),
  },
  (table) => [uniqueIndex('result_pages_listing_key').on(table.listing_id)],
);

/** Links by which somebody without an account answers one category; the link is kept as a hash. */
export const helpLinks = pgTable(
  'help_links',
  {
    id: id(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: integer().notNull(),
    /** Who got it, in the words of the business. */
    name: text().notNull(),
    token_hash: text().notNull(),
    /** How often an answer was changed through it. */
    answers: integer().notNull().default(0),
    created_at: created(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('help_links_user_idx').on(table.user_id),
    uniqueIndex('help_links_token_key').on(table.token_hash),
  ],
);
