import { and, asc, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database';
import { issueRecipients, newsletterIssues, type RecipientState } from '../../db/newsletter';
import { mails } from '../../db/outside';
import { users } from '../../db/schema';
import { issueMail } from '../../mail/issueMail';
import { dropUnsent, enqueueMail } from '../../mail/queue';
import { plainPageAddress, serverHost } from '../../pages/serverHost';
import { UNSUBSCRIBE_PATH } from './chooseNewsletter';
import { countRecipients } from './issueCounts';
import { issuesRepository, webPathOf, type IssueRow } from './issuesRepository';
import { isSubscriber } from './repository';
import { roomInQueue } from './roomInQueue';

const keyStart = (issue: number): string => `issue:${issue}:`;

const recipientsOf = (issue: number, ...states: RecipientState[]) =>
  and(eq(issueRecipients.issue_id, issue), inArray(issueRecipients.state, states));

/** Notes what the queue has done with the emails of an issue. It forgets them after a month, as of a long pause. */
async function settle(tx: Db, issue: number): Promise<void> {
  const key = sql`${keyStart(issue)} || ${issueRecipients.user_id}`;
  await tx
    .update(issueRecipients)
    .set({
      state: sql`case when ${isNotNull(mails.sent_at)} then 'sent' else 'failed' end`,
    })
    .from(mails)
    .where(
      and(
        recipientsOf(issue, 'queued'),
        eq(mails.key, key),
        or(isNotNull(mails.sent_at), isNotNull(mails.failed_at)),
      ),
    );
  const isKnown = tx.select({ key: mails.key }).from(mails).where(eq(mails.key, key));
  await tx
    .update(issueRecipients)
    .set({ state: 'failed' })
    .where(and(recipientsOf(issue, 'queued'), notExists(isKnown)));
}

/** Keeps the numbers of an issue of which nothing more is sent, and forgets who got it. */
async function finish(tx: Db, issue: number, state: 'sent' | 'stopped'): Promise<void> {
  const result = (await countRecipients(tx, [issue]))(issue);
  await tx.update(newsletterIssues).set({ state, result }).where(eq(newsletterIssues.id, issue));
  await tx.delete(issueRecipients).where(eq(issueRecipients.issue_id, issue));
}

/** Whoever left the newsletter since the start does not get the issue. */
async function skipLeavers(tx: Db, issue: number): Promise<void> {
  const subscribers = tx.select({ id: users.id }).from(users).where(isSubscriber);
  await tx
    .update(issueRecipients)
    .set({ state: 'skipped' })
    .where(
      and(recipientsOf(issue, 'waiting'), sql`${issueRecipients.user_id} not in ${subscribers}`),
    );
}

/** Puts the next emails of an issue into the queue; returns how many there were. */
async function fill(app: FastifyInstance, tx: Db, issue: IssueRow): Promise<number> {
  const { config } = app;
  const room = await roomInQueue(tx);
  if (room === 0) return 0;
  await skipLeavers(tx, issue.id);
  const next = await tx
    .select({ id: users.id, to: users.email, token: users.newsletter_token })
    .from(issueRecipients)
    .innerJoin(users, eq(users.id, issueRecipients.user_id))
    .where(recipientsOf(issue.id, 'waiting'))
    .orderBy(asc(users.id))
    .limit(room);
  for (const { id, to, token } of next) {
    const mail = () =>
      issueMail(
        config,
        { ...issue, cards: issue.cards ?? [] },
        {
          to,
          kind: 'issue',
          page: serverHost(config) + webPathOf(issue),
          unsubscribe: plainPageAddress(config, `${UNSUBSCRIBE_PATH}/${token}?issue=${issue.id}`),
          key: `${keyStart(issue.id)}${id}`,
        },
      );
    const wait = await enqueueMail(tx, mail, { config, account: id, now: app.now() });
    await tx
      .update(issueRecipients)
      .set({ state: wait > 0 ? 'skipped' : 'queued' })
      .where(and(eq(issueRecipients.issue_id, issue.id), eq(issueRecipients.user_id, id)));
  }
  return next.length;
}

/**
 * One round of every issue that is being sent: notes what was sent, and puts the next emails into the queue. Returns
 * how many. Several processes may do so: one has an issue at a time.
 */
export async function queueIssues(app: FastifyInstance): Promise<number> {
  const isSending = eq(newsletterIssues.state, 'sending');
  const sending = await app.db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(isSending)
    .orderBy(asc(newsletterIssues.id));
  let queued = 0;
  for (const { id } of sending) {
    queued += await app.db.transaction(async (tx) => {
      const [issue] = await tx
        .select()
        .from(newsletterIssues)
        .where(and(eq(newsletterIssues.id, id), isSending))
        .for('update', { skipLocked: true });
      if (!issue) return 0;
      await settle(tx, id);
      const added = await fill(app, tx, issue);
      const left = await tx.$count(issueRecipients, recipientsOf(id, 'waiting', 'queued'));
      if (left === 0) await finish(tx, id, 'sent');
      return added;
    });
  }
  return queued;
}

/** Takes what nobody has begun to send out of the queue: those people wait again. */
async function takeBack(tx: Db, issue: number): Promise<void> {
  const accounts = await dropUnsent(tx, keyStart(issue));
  const ids = accounts.filter((account) => account !== null);
  await tx
    .update(issueRecipients)
    .set({ state: 'waiting' })
    .where(and(recipientsOf(issue, 'queued'), inArray(issueRecipients.user_id, ids)));
}

/** What a move means for the queue; to be used in its transaction. */
export async function followMove(app: FastifyInstance, tx: Db, id: number): Promise<void> {
  const { state } = await issuesRepository(tx, app.config).row(id);
  if (state !== 'paused' && state !== 'stopped') return;
  await takeBack(tx, id);
  await settle(tx, id);
  if (state === 'stopped') await finish(tx, id, 'stopped');
}
