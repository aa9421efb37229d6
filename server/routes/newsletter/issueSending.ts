import { and, asc, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { issueMachine } from '../../../domain/mail/issueMachine';
import { recipientMachine } from '../../../domain/mail/recipientMachine';
import { moveOf } from '../../../domain/nextState';
import type { Db } from '../../db/database';
import { issueRecipients, newsletterIssues, type RecipientState } from '../../db/schema/newsletter';
import { mails } from '../../db/schema/mails';
import { users } from '../../db/schema/accounts';
import { issueMail } from '../../mail/issueMail';
import { dropUnsent, enqueueMail } from '../../mail/queue';
import { plainPageAddress, serverHost } from '../../pages/serverHost';
import { UNSUBSCRIBE_PATH } from './chooseNewsletter';
import { countRecipients } from './issueCounts';
import { issuesRepository, webPathOf, type IssueRow } from './issuesRepository';
import { isSubscriber } from './repository';
import { roomInQueue } from './roomInQueue';

const FINISHED = moveOf(issueMachine, { type: 'recipients.done', by: 'system' });

const QUEUED = moveOf(recipientMachine, { type: 'mail.queued' });
const TAKEN_BACK = moveOf(recipientMachine, { type: 'mail.takenBack' });
const SENT = moveOf(recipientMachine, { type: 'mail.sent' });
const FAILED = moveOf(recipientMachine, { type: 'mail.failed' });
const LIMITED = moveOf(recipientMachine, { type: 'limit.reached' });
const LEFT = moveOf(recipientMachine, { type: 'newsletter.left' });
/** Of whom something is still to be said. */
const OPEN = [...new Set([...QUEUED.from, ...SENT.from])];

const keyStart = (issue: number): string => `issue:${issue}:`;

const recipientsOf = (issue: number, states: RecipientState[]) =>
  and(eq(issueRecipients.issue_id, issue), inArray(issueRecipients.state, states));

/** Notes what the queue has done with the emails of an issue. It forgets them after a month, as of a long pause. */
async function settle(tx: Db, issue: number): Promise<void> {
  const key = sql`${keyStart(issue)} || ${issueRecipients.user_id}`;
  await tx
    .update(issueRecipients)
    .set({
      state: sql`case when ${isNotNull(mails.sent_at)} then ${SENT.to} else ${FAILED.to} end`,
    })
    .from(mails)
    .where(
      and(
        recipientsOf(issue, SENT.from),
        eq(mails.key, key),
        or(isNotNull(mails.sent_at), isNotNull(mails.failed_at)),
      ),
    );
  const isKnown = tx.select({ key: mails.key }).from(mails).where(eq(mails.key, key));
  await tx
    .update(issueRecipients)
    .set({ state: FAILED.to })
    .where(and(recipientsOf(issue, FAILED.from), notExists(isKnown)));
}

/** Keeps the numbers of an issue of which nothing more is sent, and forgets who got it. */
async function finish(tx: Db, issue: number): Promise<void> {
  const result = (await countRecipients(tx, [issue]))(issue);
  await tx.update(newsletterIssues).set({ result }).where(eq(newsletterIssues.id, issue));
  await tx.delete(issueRecipients).where(eq(issueRecipients.issue_id, issue));
}

/** Whoever left the newsletter since the start does not get the issue. */
async function skipLeavers(tx: Db, issue: number): Promise<void> {
  const subscribers = tx.select({ id: users.id }).from(users).where(isSubscriber);
  await tx
    .update(issueRecipients)
    .set({ state: LEFT.to })
    .where(
      and(recipientsOf(issue, LEFT.from), sql`${issueRecipients.user_id} not in ${subscribers}`),
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
    .where(recipientsOf(issue.id, QUEUED.from))
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
      .set({ state: wait > 0 ? LIMITED.to : QUEUED.to })
      .where(and(eq(issueRecipients.issue_id, issue.id), eq(issueRecipients.user_id, id)));
  }
  return next.length;
}

/**
 * One round of every issue that is being sent: notes what was sent, and puts the next emails into the queue. Returns
 * how many. Several processes may do so: one has an issue at a time.
 */
export async function queueIssues(app: FastifyInstance): Promise<number> {
  const isSending = inArray(newsletterIssues.state, FINISHED.from);
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
      const left = await tx.$count(issueRecipients, recipientsOf(id, OPEN));
      if (left === 0) {
        await tx
          .update(newsletterIssues)
          .set({ state: FINISHED.to })
          .where(eq(newsletterIssues.id, id));
        await finish(tx, id);
      }
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
    .set({ state: TAKEN_BACK.to })
    .where(and(recipientsOf(issue, TAKEN_BACK.from), inArray(issueRecipients.user_id, ids)));
}

/** What a move means for the queue; to be used in its transaction. */
export async function followMove(app: FastifyInstance, tx: Db, id: number): Promise<void> {
  const { state } = await issuesRepository(tx, app.config).row(id);
  if (state !== 'paused' && state !== 'stopped') return;
  await takeBack(tx, id);
  await settle(tx, id);
  if (state === 'stopped') await finish(tx, id);
}
