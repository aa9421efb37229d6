import { and, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { mailMachine } from '../../domain/mail/mailMachine';
import type { RowState } from '../../domain/nextState';
import { mails } from '../db/schema/mails';

export type MailState = RowState<typeof mailMachine>;

export const isOpen = and(isNull(mails.sent_at), isNull(mails.failed_at));

/** A row has no column for its state: its times and attempts say it. */
const IS_IN: Record<MailState, SQL | undefined> = {
  queued: and(isOpen, eq(mails.attempts, 0)),
  sending: and(isOpen, isNotNull(mails.claimed_until)),
  waiting: and(isOpen, gt(mails.attempts, 0), isNull(mails.claimed_until)),
  sent: isNotNull(mails.sent_at),
  failed: and(isNull(mails.sent_at), isNotNull(mails.failed_at)),
};

export const isInState = (states: readonly MailState[]): SQL | undefined =>
  or(...states.map((state) => IS_IN[state]));
