import { setup } from 'xstate';
import type { ScreenName } from '../screens';

export interface IssueEvent {
  type:
    | 'issue.saved'
    | 'issue.sent'
    | 'issue.paused'
    | 'issue.resumed'
    | 'issue.stopped'
    | 'recipients.done';
  by: 'editor' | 'system';
}

/** An issue of the newsletter, which the server judges. Always holds: what was begun to be sent is not changed. */
export const issueMachine = setup({
  types: { events: {} as IssueEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isEditor: ({ event }) => event.by === 'editor',
    isSystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'issue',
  description: 'An issue of the newsletter, from the draft to the last email.',
  initial: 'draft',
  states: {
    draft: {
      description: 'Being written; it can be changed and deleted.',
      meta: { screen: 'adminNewsletter' },
      on: {
        'issue.saved': {
          guard: 'isEditor',
          target: 'draft',
          description: 'Its words are changed.',
        },
        'issue.sent': {
          guard: 'isEditor',
          target: 'sending',
          description: 'Who gets the newsletter now gets this issue.',
        },
      },
    },
    sending: {
      description: 'Emails go out in batches.',
      meta: { screen: 'adminNewsletter' },
      on: {
        'issue.paused': {
          guard: 'isEditor',
          target: 'paused',
          description: 'What nobody has begun to send waits.',
        },
        'recipients.done': {
          guard: 'isSystem',
          target: 'sent',
          description: 'Nobody waits for it any more.',
        },
      },
    },
    paused: {
      description: 'Nothing more goes out for now.',
      meta: { screen: 'adminNewsletter' },
      on: {
        'issue.resumed': {
          guard: 'isEditor',
          target: 'sending',
          description: 'The others get it too.',
        },
        'issue.stopped': {
          guard: 'isEditor',
          target: 'stopped',
          description: 'The others do not get it.',
        },
      },
    },
    sent: {
      type: 'final',
      description: 'Everybody got it whom an email reached; the numbers are kept.',
      meta: { screen: 'adminNewsletter' },
    },
    stopped: {
      type: 'final',
      description: 'Nothing more goes out; the numbers are kept.',
      meta: { screen: 'adminNewsletter' },
    },
  },
});
