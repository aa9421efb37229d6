import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  Issue,
  IssueCounts,
  IssuePayload,
  IssueSummary,
} from '../../../domain/contract/admin/newsletter';
import { msg, t } from '../../../domain/language';
import { issueMachine, type IssueEvent } from '../../../domain/mail/issueMachine';
import { recipientMachine } from '../../../domain/mail/recipientMachine';
import { ISSUE_EVENTS, type IssueMove } from '../../../domain/newsletter';
import { firstState, nextState } from '../../../domain/nextState';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import {
  issueRecipients,
  newsletterIssues as issues,
  type RecipientState,
} from '../../db/schema/newsletter';
import { users } from '../../db/schema/accounts';
import { conflict, invalid, notFound } from '../../plugins/failures';
import { changedMeanwhile } from '../../posts/versions';
import { readCards } from './issueCards';
import { countRecipients } from './issueCounts';
import { isSubscriber } from './repository';

export type IssueRow = typeof issues.$inferSelect;

/** Of each recipient, when the sending begins. */
const BEGINNING: RecipientState = firstState(recipientMachine);

/** So many issues the list shows. */
const SHOWN_ISSUES = 100;

export const WEB_PATH = '/newsletter/issues';

export const webPathOf = ({ web_token }: Pick<IssueRow, 'web_token'>): string =>
  `${WEB_PATH}/${web_token}`;

const SAVED: IssueEvent = { type: 'issue.saved', by: 'editor' };
const canChange = ({ state }: IssueRow): boolean => nextState(issueMachine, state, SAVED) !== null;

const NOT_A_DRAFT = msg('This issue is no longer a draft, so it cannot be changed.');

export const issuesRepository = (db: Db, config: Config) => {
  async function countsOf(rows: readonly IssueRow[]): Promise<(row: IssueRow) => IssueCounts> {
    const running = rows.filter(({ result }) => result === null).map(({ id }) => id);
    const counted = await countRecipients(db, running);
    return ({ id, result, unsubscribed }) => ({ ...(result ?? counted(id)), unsubscribed });
  }

  const toSummary = (row: IssueRow, counts: IssueCounts): IssueSummary => ({
    issue_id: row.id,
    subject: row.subject,
    state: row.state,
    changed_at: row.changed_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    counts,
  });

  /** Throws 404. */
  async function row(id: number): Promise<IssueRow> {
    const [found] = await db.select().from(issues).where(eq(issues.id, id));
    if (!found) throw notFound();
    return found;
  }

  async function lock(id: number): Promise<IssueRow> {
    const [found] = await db.select().from(issues).where(eq(issues.id, id)).for('update');
    if (!found) throw notFound();
    return found;
  }

  async function one(id: number): Promise<Issue> {
    const found = await row(id);
    const counts = await countsOf([found]);
    const isDraft = canChange(found);
    return {
      ...toSummary(found, counts(found)),
      preview: found.preview,
      body: found.body,
      version: found.version,
      web_path: webPathOf(found),
      subscribers: isDraft ? await db.$count(users, isSubscriber) : 0,
      missing: isDraft ? (await readCards(db, config, found.body)).missing : [],
    };
  }

  return {
    row,
    one,

    /** Newest first. */
    async list(): Promise<IssueSummary[]> {
      const rows = await db.select().from(issues).orderBy(desc(issues.id)).limit(SHOWN_ISSUES);
      const counts = await countsOf(rows);
      return rows.map((found) => toSummary(found, counts(found)));
    },

    async byToken(token: string): Promise<IssueRow | null> {
      const [found] = await db.select().from(issues).where(eq(issues.web_token, token));
      return found ?? null;
    },

    async add(
      { subject, preview, body }: IssuePayload,
      adminId: number | null,
      now: Date,
    ): Promise<number> {
      const web_token = randomBytes(16).toString('base64url');
      const content = { subject, preview, body, admin_id: adminId, web_token };
      const [added] = await db
        .insert(issues)
        .values({ ...content, created_at: now, changed_at: now })
        .returning({ id: issues.id });
      if (!added) throw new Error('no issue was added');
      return added.id;
    },

    /** Throws 409 for what is no draft, and with both versions where there is a later one than `based_on`. */
    async save(id: number, sent: IssuePayload, now: Date): Promise<void> {
      const found = await lock(id);
      if (!canChange(found)) throw conflict(NOT_A_DRAFT);
      if (found.version !== sent.based_on) throw changedMeanwhile(await one(id), sent);
      const { subject, preview, body } = sent;
      const version = found.version + 1;
      await db
        .update(issues)
        .set({ subject, preview, body, version, changed_at: now })
        .where(eq(issues.id, id));
    },

    /** Returns what it was. Throws 409 for what is no draft. */
    async remove(id: number): Promise<IssueRow> {
      const found = await lock(id);
      if (!canChange(found)) throw conflict(NOT_A_DRAFT);
      await db.delete(issues).where(eq(issues.id, id));
      return found;
    },

    /**
     * Moves an issue on, and returns what it was. Throws 409 where the move cannot happen, and 400 for what cannot be
     * sent. Who gets it is decided when it is sent first.
     */
    async move(id: number, move: IssueMove, now: Date): Promise<IssueRow> {
      const found = await lock(id);
      const state = nextState(issueMachine, found.state, {
        type: ISSUE_EVENTS[move],
        by: 'editor',
      });
      if (state === null) throw conflict(msg('This has changed meanwhile. Reload the page.'));
      if (move !== 'send') {
        await db.update(issues).set({ state, changed_at: now }).where(eq(issues.id, id));
        return found;
      }
      const { cards, missing } = await readCards(db, config, found.body);
      const problems = await problemsOf(found, missing);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      await db
        .update(issues)
        .set({ state, cards, changed_at: now, started_at: now })
        .where(eq(issues.id, id));
      await db.insert(issueRecipients).select(
        db
          .select({
            issue_id: sql<number>`${id}::bigint`.as('issue_id'),
            user_id: users.id,
            state: sql<RecipientState>`${BEGINNING}::text`.as('state'),
          })
          .from(users)
          .where(isSubscriber),
      );
      return found;
    },

    async countUnsubscribed(id: number): Promise<void> {
      await db
        .update(issues)
        .set({ unsubscribed: sql`${issues.unsubscribed} + 1` })
        .where(
          and(eq(issues.id, id), inArray(issues.state, ['sending', 'paused', 'sent', 'stopped'])),
        );
    },
  };

  /** By field, why an issue cannot be sent. */
  async function problemsOf(
    { subject, body }: IssueRow,
    missing: readonly string[],
  ): Promise<Record<string, string[]>> {
    const subscribers = await db.$count(users, isSubscriber);
    const ofBody = [
      ...(body.trim() === '' ? [msg('Write the issue first.')] : []),
      ...(missing.length > 0
        ? [t('Not public, or does not take place: {cards}', { cards: missing.join(', ') })]
        : []),
      ...(subscribers === 0 ? [msg('Nobody gets the newsletter yet.')] : []),
    ];
    return {
      ...(subject.trim() === '' && { subject: [msg('Write a subject first.')] }),
      ...(ofBody.length > 0 && { body: ofBody }),
    };
  }
};
