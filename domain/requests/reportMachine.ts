import { setup } from 'xstate';
import type { ScreenName } from '../screens';

export interface ReportEvent {
  type: 'report.acted' | 'report.dismissed';
  by: 'admin' | 'reporter';
}

/** A report to our team, which the server judges. Always holds: it is closed once. */
export const reportMachine = setup({
  types: { events: {} as ReportEvent, meta: {} as { screen: ScreenName } },
  guards: { isAdmin: ({ event }) => event.by === 'admin' },
}).createMachine({
  id: 'report',
  description: 'A report that something is wrong, until our team has looked into it.',
  initial: 'open',
  states: {
    open: {
      description: 'Waits for our team.',
      meta: { screen: 'adminModeration' },
      on: {
        'report.acted': {
          guard: 'isAdmin',
          target: 'acted',
          description: 'Something was done about it.',
        },
        'report.dismissed': {
          guard: 'isAdmin',
          target: 'dismissed',
          description: 'Nothing has to change.',
        },
      },
    },
    acted: {
      type: 'final',
      description: 'Something was done about it.',
      meta: { screen: 'adminModeration' },
    },
    dismissed: {
      type: 'final',
      description: 'Nothing had to change.',
      meta: { screen: 'adminModeration' },
    },
  },
});
