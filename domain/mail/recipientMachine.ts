import { setup } from 'xstate';

export interface RecipientEvent {
  type:
    | 'mail.queued'
    | 'mail.takenBack'
    | 'mail.sent'
    | 'mail.failed'
    | 'limit.reached'
    | 'newsletter.left';
}

/** Somebody who is to get an issue of the newsletter; the server alone moves it. Deleted with the end of the issue. */
export const recipientMachine = setup({
  types: { events: {} as RecipientEvent },
}).createMachine({
  id: 'recipient',
  description: 'Whether somebody has got an issue of the newsletter.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The email is not written yet.',
      on: {
        'mail.queued': { target: 'queued', description: 'The email is in the queue.' },
        'limit.reached': {
          target: 'skipped',
          description: 'The address got too many emails of this kind.',
        },
        'newsletter.left': {
          target: 'skipped',
          description: 'Left the newsletter since the sending began.',
        },
      },
    },
    queued: {
      description: 'The email is in the queue.',
      on: {
        'mail.sent': { target: 'sent', description: 'The email was sent.' },
        'mail.failed': {
          target: 'failed',
          description: 'The email was given up, or is so old that nobody knows.',
        },
        'mail.takenBack': {
          target: 'waiting',
          description: 'The issue is paused or stopped before the email was tried.',
        },
      },
    },
    sent: { type: 'final', description: 'Has got the issue.' },
    failed: { type: 'final', description: 'The email did not arrive.' },
    skipped: { type: 'final', description: 'Does not get the issue.' },
  },
});
