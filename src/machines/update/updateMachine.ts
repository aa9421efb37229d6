import { fromPromise, setup } from 'xstate';
import type { ScreenName } from '../../../domain/screens';

export type UpdateEvent =
  /** A newer version is installed, or another tab has begun to use it. */
  | { type: 'version.found' }
  | { type: 'form.used' }
  | { type: 'page.opened' }
  | { type: 'update.accepted' };

/**
 * From a new version of the product to a page that runs it.
 * Always holds: the page is loaded again only when another one was opened, or when the reader asks for it, and never
 * before what is being sent has arrived.
 */
export const updateMachine = setup({
  types: {
    events: {} as UpdateEvent,
    meta: {} as { screen: ScreenName },
  },
  actors: {
    saveDrafts: fromPromise<void>(() => Promise.reject(new Error('saveDrafts is not provided'))),
    takeOver: fromPromise<void>(() => Promise.reject(new Error('takeOver is not provided'))),
  },
  actions: { askToUpdate: () => {}, reload: () => {}, reportFailure: () => {} },
}).createMachine({
  id: 'update',
  description: 'From a new version of the product to a page that runs it.',
  context: {},
  initial: 'reading',
  states: {
    reading: {
      description: 'No newer version is known, and nothing was entered in this page.',
      on: {
        'form.used': { target: 'writing', description: 'Something was entered.' },
        'version.found': { target: 'waiting', description: 'A newer version is there.' },
      },
    },
    writing: {
      description: 'No newer version is known; a form of this page is in use.',
      on: {
        'page.opened': { target: 'reading', description: 'The form was left.' },
        'version.found': { target: 'asking', description: 'A newer version is there.' },
      },
    },
    waiting: {
      description: 'The page goes on with the version that it began with, until another is opened.',
      on: {
        'page.opened': { target: 'savingDrafts', description: 'Another page was opened.' },
      },
    },
    asking: {
      description: 'The form goes on; the reader may take the new version now.',
      meta: { screen: 'updateNotice' },
      entry: 'askToUpdate',
      on: {
        'update.accepted': { target: 'savingDrafts', description: 'Update now was pressed.' },
        'page.opened': { target: 'savingDrafts', description: 'The form was left.' },
      },
    },
    savingDrafts: {
      description: 'What is being sent arrives first.',
      invoke: {
        id: 'savingDrafts',
        src: 'saveDrafts',
        onDone: { target: 'takingOver', description: 'Everything has arrived.' },
        onError: {
          target: 'waiting',
          description: 'Not everything arrived: the page stays.',
          actions: 'reportFailure',
        },
      },
    },
    takingOver: {
      description: 'The new version begins to answer for the network.',
      invoke: {
        id: 'takingOver',
        src: 'takeOver',
        onDone: { target: 'reloading' },
        onError: {
          target: 'waiting',
          description: 'It did not take over: the page stays.',
          actions: 'reportFailure',
        },
      },
    },
    reloading: {
      type: 'final',
      description: 'The browser loads the page again.',
      meta: { screen: 'startSpinner' },
      entry: 'reload',
    },
  },
});
