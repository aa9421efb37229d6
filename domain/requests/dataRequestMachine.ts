import { setup } from 'xstate';
import type { ScreenName } from '../screens';

export interface DataRequestEvent {
  type: 'request.answered' | 'request.refused' | 'account.deleted';
  by: 'admin' | 'system';
}

/** A request about somebody's data, which the server judges. Always holds: it is answered once. */
export const dataRequestMachine = setup({
  types: { events: {} as DataRequestEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isAdmin: ({ event }) => event.by === 'admin',
    isSystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'dataRequest',
  description: 'A request about personal data, until it is answered.',
  initial: 'open',
  states: {
    open: {
      description: 'Waits for an answer, which is due by law.',
      meta: { screen: 'adminPrivacy' },
      on: {
        'request.answered': {
          guard: 'isAdmin',
          target: 'done',
          description: 'It was done, and who asked is told.',
        },
        'request.refused': {
          guard: 'isAdmin',
          target: 'refused',
          description: 'It is not done, and who asked is told why.',
        },
        'account.deleted': {
          guard: 'isSystem',
          target: 'done',
          description: 'Who asked is gone, and the data with them.',
        },
      },
    },
    done: {
      type: 'final',
      description: 'It was done; some time later the words are deleted.',
      meta: { screen: 'profile' },
    },
    refused: {
      type: 'final',
      description: 'It was refused; some time later the words are deleted.',
      meta: { screen: 'profile' },
    },
  },
});
