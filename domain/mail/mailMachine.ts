import { setup } from 'xstate';

export type MailEvent =
  | { type: 'mail.claimed'; isLeaseOver: boolean }
  | { type: 'lease.released' | 'mail.accepted' }
  /** `isLast`: no other attempt is due. */
  | { type: 'attempt.failed'; isLast: boolean };

/**
 * An email or text message on its way; the server alone moves it. Always holds: one process at a time sends it, and what
 * was sent or given up stays so.
 */
export const mailMachine = setup({
  types: { events: {} as MailEvent },
  guards: {
    isLeaseOver: ({ event }) => event.type === 'mail.claimed' && event.isLeaseOver,
    isLast: ({ event }) => event.type === 'attempt.failed' && event.isLast,
  },
}).createMachine({
  id: 'mail',
  description: 'An email or text message, from the queue to whoever delivers it.',
  initial: 'queued',
  states: {
    queued: {
      description: 'Nobody has begun to send it; it may be due later.',
      on: {
        'mail.claimed': { target: 'sending', description: 'It is due, and a process sends it.' },
      },
    },
    sending: {
      description: 'A process sends it, and has it for a while.',
      on: {
        'mail.claimed': {
          guard: 'isLeaseOver',
          target: 'sending',
          description: 'The process is gone: another one sends it.',
        },
        'lease.released': {
          target: 'waiting',
          description: 'The only process was started again.',
        },
        'mail.accepted': { target: 'sent', description: 'It was taken for delivery.' },
        'attempt.failed': [
          {
            guard: 'isLast',
            target: 'failed',
            description: 'It was refused for good, or too often.',
          },
          { target: 'waiting', description: 'It may succeed later.' },
        ],
      },
    },
    waiting: {
      description: 'An attempt has failed; the next is due later.',
      on: {
        'mail.claimed': { target: 'sending', description: 'It is due, and a process sends it.' },
        'mail.accepted': {
          target: 'sent',
          description: 'Another process had it for too long, and says that it was taken.',
        },
      },
    },
    sent: { type: 'final', description: 'Sent; recipient and words are forgotten.' },
    failed: { type: 'final', description: 'Given up; recipient and words are forgotten.' },
  },
});
