import { assign, fromPromise, setup } from 'xstate';
import type { ScreenName } from '../../../domain/screens';

export interface VettingContext {
  /** An admin looks at somebody else's answers. */
  isOnBehalf: boolean;
  /** Why the last submission did not go through. */
  problem: string | null;
}

/** What the answers, the clearance and the application say; reported for as long as it is so. */
export type VettingFact =
  /** The server has every answer of the Basic part and has not opened the Advanced part. */
  | 'clearance.awaited'
  | 'clearance.settled'
  | 'answers.saved'
  /** The server refused an answer, or has another version of it. */
  | 'answers.blocked'
  /** Submitted or decided, so that its owner cannot submit it. */
  | 'application.locked';

/** Where what is shown comes from: the server, or the last copy of it that this browser keeps. */
export type Loaded = 'current' | 'kept';

export type VettingEvent =
  | { type: VettingFact }
  | { type: 'connection.restored' }
  | { type: 'reload.requested' }
  | { type: 'editing.requested' }
  | { type: 'editing.ended' }
  | { type: 'finish.opened' }
  | { type: 'finish.left' }
  | { type: 'submission.requested' }
  | { type: 'submission.cancelled' };

/**
 * What goes on while one business assesses itself: reading, waiting for clearance, submitting.
 * Keeps no fact of the server: how far the assessment is follows from the cache (`stageOf`).
 * Always holds: no state waits for a fact that came too early, since facts are reported for as long
 * as they are true.
 */
export const vettingMachine = setup({
  types: {
    context: {} as VettingContext,
    events: {} as VettingEvent,
    input: {} as { isOnBehalf: boolean },
    meta: {} as { screen: ScreenName },
  },
  actors: {
    load: fromPromise<Loaded>(() => Promise.reject(new Error('load is not provided'))),
    checkClearance: fromPromise<void>(() =>
      Promise.reject(new Error('checkClearance is not provided')),
    ),
    submitApplication: fromPromise<void>(() =>
      Promise.reject(new Error('submitApplication is not provided')),
    ),
  },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    keepBlockedAnswers: assign({
      problem: 'An answer could not be saved. Please look at the questions that are marked.',
    }),
    clearProblem: assign({ problem: null }),
    reportFailure: () => {},
  },
  guards: {
    isOnBehalf: ({ context }) => context.isOnBehalf,
    isKept: ({ event }) => 'output' in event && event.output === 'kept',
  },
  delays: { clearanceCheckInterval: 60_000, keptCopyInterval: 30_000 },
}).createMachine({
  id: 'vetting',
  description: 'From opening the assessment to submitting it.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Reads the questions, the answers, the clearance and the application.',
      meta: { screen: 'vetting' },
      invoke: {
        id: 'loading',
        src: 'load',
        onDone: [
          {
            guard: 'isKept',
            target: '#vetting.ready.source.kept',
            description: 'No answer came, but this browser has a copy.',
          },
          { target: 'ready' },
        ],
        onError: {
          target: 'failed',
          description: 'The server could not be read.',
          actions: 'reportFailure',
        },
      },
      on: {
        'reload.requested': {
          target: 'loading',
          reenter: true,
          description: 'It takes long and Retry was pressed: the request is given up.',
        },
      },
    },
    failed: {
      description: 'Nothing can be shown; unsaved answers stay in this browser.',
      meta: { screen: 'vetting' },
      on: {
        'reload.requested': { target: 'loading', description: 'Retry was pressed.' },
      },
    },
    ready: {
      type: 'parallel',
      description: 'The assessment is shown.',
      meta: { screen: 'vetting' },
      on: { 'reload.requested': { target: 'loading', description: 'Read everything again.' } },
      states: {
        source: {
          description: 'How new what is shown is.',
          initial: 'current',
          states: {
            current: { description: 'As the server has it.' },
            kept: {
              id: 'vetting.ready.source.kept',
              description: 'The last copy in this browser; answers are kept until they are sent.',
              after: {
                keptCopyInterval: { target: 'refreshing', description: 'Asks the server again.' },
              },
              on: {
                'connection.restored': {
                  target: 'refreshing',
                  description: 'The browser has a connection again, or the server took an answer.',
                },
              },
            },
            refreshing: {
              description: 'Asks the server, while the copy stays usable.',
              invoke: {
                id: 'refreshing',
                src: 'load',
                onDone: [
                  {
                    guard: 'isKept',
                    target: 'kept',
                    description: 'Still no answer.',
                  },
                  { target: 'current', description: 'Everything is as the server has it.' },
                ],
                onError: {
                  target: 'kept',
                  description: 'The server refused or failed; the copy stays.',
                  actions: 'reportFailure',
                },
              },
            },
          },
        },
        access: {
          description: 'Whose answers these are to the viewer.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Is it the own business?',
              always: [{ guard: 'isOnBehalf', target: 'lookingOn' }, { target: 'own' }],
            },
            own: { description: 'The business itself answers.' },
            lookingOn: {
              tags: ['readOnly'],
              description: 'An admin reads the answers of a business.',
              on: {
                'editing.requested': {
                  target: 'onTheirBehalf',
                  description: 'Edit on their behalf was pressed.',
                },
              },
            },
            onTheirBehalf: {
              description: 'An admin answers for the business; each change is audited.',
              on: {
                'editing.ended': { target: 'lookingOn', description: 'Back to reading.' },
              },
            },
          },
        },
        submission: {
          description: 'From the questions to the application that was sent.',
          initial: 'answering',
          states: {
            answering: {
              id: 'vetting.ready.submission.answering',
              description: 'The questions are shown, or what the reviewers say.',
              initial: 'clearanceSettled',
              states: {
                clearanceSettled: {
                  description: 'The server has nothing to decide now.',
                  on: {
                    'clearance.awaited': {
                      target: 'awaitingClearance',
                      description: 'The Basic part is answered and saved.',
                    },
                  },
                },
                awaitingClearance: {
                  description: 'The server decides whether the Advanced part opens.',
                  initial: 'checking',
                  states: {
                    checking: {
                      description: 'Asks the server.',
                      invoke: {
                        id: 'checkingClearance',
                        src: 'checkClearance',
                        onDone: { target: 'waiting', description: 'Not cleared yet.' },
                        onError: {
                          target: 'waiting',
                          description: 'No answer; it is asked again.',
                          actions: 'reportFailure',
                        },
                      },
                    },
                    waiting: {
                      description: 'Needs a look by a reviewer, or better answers.',
                      after: { clearanceCheckInterval: { target: 'checking' } },
                    },
                  },
                  on: {
                    'clearance.settled': {
                      target: 'clearanceSettled',
                      description: 'Cleared, or an answer was changed.',
                    },
                  },
                },
              },
              on: {
                'finish.opened': { target: 'finishing', description: 'The completion page.' },
              },
            },
            finishing: {
              id: 'vetting.ready.submission.finishing',
              description: 'The declaration, and a look at what is missing.',
              meta: { screen: 'vettingCompletion' },
              on: {
                'finish.left': {
                  target: 'answering',
                  description: 'Back to the questions.',
                  actions: 'clearProblem',
                },
                'submission.requested': {
                  target: 'submitting',
                  description: 'Submit was pressed.',
                  actions: 'clearProblem',
                },
                'application.locked': {
                  target: 'answering',
                  description: 'It was submitted or decided elsewhere.',
                  actions: 'clearProblem',
                },
              },
            },
            submitting: {
              tags: ['readOnly'],
              description: 'Once: first the answers, then the application.',
              meta: { screen: 'vettingCompletion' },
              initial: 'savingAnswers',
              states: {
                savingAnswers: {
                  description: 'Waits until the server has every answer.',
                  on: {
                    'answers.saved': {
                      target: 'sendingApplication',
                      description: 'The server has every answer.',
                    },
                    'answers.blocked': {
                      target: '#vetting.ready.submission.finishing',
                      description: 'An answer was refused or is in conflict.',
                      actions: 'keepBlockedAnswers',
                    },
                    'application.locked': {
                      target: '#vetting.ready.submission.answering',
                      description: 'It was submitted or decided elsewhere.',
                    },
                    'submission.cancelled': {
                      target: '#vetting.ready.submission.finishing',
                      description: 'No connection: submit later.',
                    },
                  },
                },
                sendingApplication: {
                  description: 'The answers are frozen with the version of the questions.',
                  invoke: {
                    id: 'submittingApplication',
                    src: 'submitApplication',
                    onDone: { target: '#vetting.ready.submission.answering' },
                    onError: {
                      target: '#vetting.ready.submission.finishing',
                      description: 'Refused, or no connection.',
                      actions: 'keepProblem',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

function problemOf(event: object): string {
  const error = 'error' in event ? event.error : undefined;
  return error instanceof Error ? error.message : 'The application could not be submitted.';
}
