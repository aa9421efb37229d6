import { and, assign, fromPromise, setup } from 'xstate';
import type { ScreenName } from '../../../domain/screens';
import type { ApplicationState } from '../../../domain/vetting/applicationStates';

/** What the answers, the clearance and the application say about where the business stands. */
export interface Standing {
  isBasicComplete: boolean;
  isAdvancedComplete: boolean;
  /** The server's flag `cleared_for_advanced_vetting`. */
  isCleared: boolean;
  /** Null before the first answer. */
  application: ApplicationState | null;
  /** The server would take a submission. */
  canSubmit: boolean;
  /** Answers that the server does not have yet. */
  unsaved: number;
  /** An answer was refused or is in conflict. */
  isTroubled: boolean;
}

export interface VettingContext {
  /** An admin looks at somebody else's answers. */
  isOnBehalf: boolean;
  standing: Standing;
  /** Why the last submission did not go through. */
  problem: string | null;
}

export type VettingEvent =
  | { type: 'standing.changed'; standing: Standing }
  | { type: 'reload.requested' }
  | { type: 'editing.requested' }
  | { type: 'editing.ended' }
  | { type: 'finish.opened' }
  | { type: 'finish.left' }
  | { type: 'submission.requested' }
  | { type: 'submission.cancelled' };

/**
 * The way of one business through its self-assessment, up to the reviewers' decision.
 * Owns where it stands, never the answers: those are the server's, or an answer machine's until
 * the server has them. Always holds: `standing` is the newest that was told.
 */
export const vettingMachine = setup({
  types: {
    context: {} as VettingContext,
    events: {} as VettingEvent,
    input: {} as { isOnBehalf: boolean },
    meta: {} as { screen: ScreenName },
  },
  actors: {
    load: fromPromise<Standing>(() => Promise.reject(new Error('load is not provided'))),
    checkClearance: fromPromise<void>(() =>
      Promise.reject(new Error('checkClearance is not provided')),
    ),
    submitApplication: fromPromise<Standing>(() =>
      Promise.reject(new Error('submitApplication is not provided')),
    ),
  },
  actions: {
    keepStanding: assign({
      standing: ({ context, event }) =>
        event.type === 'standing.changed' ? event.standing : (answerOf(event) ?? context.standing),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    nameTrouble: assign({
      problem: 'An answer could not be saved. Please look at the questions that are marked.',
    }),
    forgetProblem: assign({ problem: null }),
    reportFailure: () => {},
  },
  guards: {
    isOnBehalf: ({ context }) => context.isOnBehalf,
    isWaitingForReview: ({ context }) => context.standing.application === 'submitted',
    isUnderReview: ({ context }) => context.standing.application === 'under_review',
    hasChangesRequested: ({ context }) => context.standing.application === 'changes_requested',
    isApproved: ({ context }) => context.standing.application === 'approved',
    isRejected: ({ context }) => context.standing.application === 'rejected',
    isListed: ({ context }) => context.standing.application === 'listed',
    isExpired: ({ context }) => context.standing.application === 'expired',
    isCleared: ({ context }) => context.standing.isCleared,
    isBasicComplete: ({ context }) => context.standing.isBasicComplete,
    isAdvancedComplete: ({ context }) => context.standing.isAdvancedComplete,
    isAdvancedUnlockedAndComplete: and(['isCleared', 'isAdvancedComplete']),
    isWholeAnswered: ({ context: { standing } }) =>
      standing.isBasicComplete && (standing.isAdvancedComplete || !standing.isCleared),
    hasGaps: ({ context: { standing } }) =>
      !standing.isBasicComplete || (standing.isCleared && !standing.isAdvancedComplete),
    canSubmit: ({ context: { standing } }) => standing.canSubmit && standing.isBasicComplete,
    isTroubled: ({ context }) => context.standing.isTroubled,
    isAllSaved: ({ context }) => context.standing.unsaved === 0,
    hasUnsaved: ({ context }) => context.standing.unsaved > 0,
    hasMoved: ({ context, event }) =>
      event.type === 'standing.changed' && placeOf(event.standing) !== placeOf(context.standing),
    hasApplicationMoved: ({ context, event }) =>
      event.type === 'standing.changed' && phaseOf(event.standing) !== phaseOf(context.standing),
  },
  delays: { clearanceCheckInterval: 60_000 },
}).createMachine({
  id: 'vetting',
  description: 'From the first question to the decision about the application.',
  context: ({ input }) => ({
    ...input,
    standing: {
      isBasicComplete: false,
      isAdvancedComplete: false,
      isCleared: false,
      application: null,
      canSubmit: false,
      unsaved: 0,
      isTroubled: false,
    },
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Reads the questions, the answers, the clearance and the application.',
      meta: { screen: 'vetting' },
      invoke: {
        id: 'loading',
        src: 'load',
        onDone: { target: 'ready', actions: 'keepStanding' },
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
          description: 'It takes long and Retry was pressed: what hangs is given up.',
        },
        'standing.changed': {
          description: 'Kept until it can be shown.',
          actions: 'keepStanding',
        },
      },
    },
    failed: {
      description: 'Nothing can be shown; what waits in this browser stays there.',
      meta: { screen: 'vetting' },
      on: {
        'reload.requested': { target: 'loading', description: 'Retry was pressed.' },
        'standing.changed': {
          description: 'Kept until it can be shown.',
          actions: 'keepStanding',
        },
      },
    },
    ready: {
      id: 'vetting.ready',
      type: 'parallel',
      description: 'The assessment is shown.',
      meta: { screen: 'vetting' },
      on: { 'reload.requested': { target: 'loading', description: 'Read everything again.' } },
      states: {
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
        stage: {
          description: 'How far the business has come.',
          initial: 'deciding',
          states: {
            deciding: {
              id: 'vetting.ready.stage.deciding',
              description: 'The application speaks first, then the clearance, then the answers.',
              always: [
                {
                  guard: 'isWaitingForReview',
                  target: '#vetting.ready.stage.submitted.waitingForReview',
                },
                { guard: 'isUnderReview', target: '#vetting.ready.stage.submitted.underReview' },
                { guard: 'hasChangesRequested', target: 'changesRequested' },
                { guard: 'isApproved', target: '#vetting.ready.stage.decided.approved' },
                { guard: 'isRejected', target: '#vetting.ready.stage.decided.rejected' },
                { guard: 'isListed', target: '#vetting.ready.stage.decided.listed' },
                { guard: 'isExpired', target: '#vetting.ready.stage.decided.expired' },
                {
                  guard: 'isAdvancedUnlockedAndComplete',
                  target: '#vetting.ready.stage.advanced.complete',
                },
                { guard: 'isCleared', target: '#vetting.ready.stage.advanced.incomplete' },
                {
                  guard: 'isBasicComplete',
                  target: '#vetting.ready.stage.basic.awaitingClearance',
                },
                { target: '#vetting.ready.stage.basic.incomplete' },
              ],
            },
            basic: {
              description: 'The first five categories, open to every business. Advanced is locked.',
              initial: 'incomplete',
              states: {
                incomplete: {
                  id: 'vetting.ready.stage.basic.incomplete',
                  description: 'Questions are still open.',
                  meta: { screen: 'vettingForm' },
                },
                awaitingClearance: {
                  id: 'vetting.ready.stage.basic.awaitingClearance',
                  description: 'All answered: the server decides whether Advanced opens.',
                  initial: 'savingAnswers',
                  states: {
                    savingAnswers: {
                      description: 'The server cannot decide before it has every answer.',
                      always: [{ guard: 'isAllSaved', target: 'checking' }],
                    },
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
                      always: [
                        {
                          guard: 'hasUnsaved',
                          target: 'savingAnswers',
                          description: 'An answer was changed.',
                        },
                      ],
                      after: { clearanceCheckInterval: { target: 'checking' } },
                    },
                  },
                },
              },
              on: {
                'finish.opened': {
                  target: '#vetting.ready.stage.finishing',
                  description: 'The completion page.',
                },
              },
            },
            advanced: {
              description: 'Cleared: the nine categories of the Advanced part are open.',
              initial: 'incomplete',
              states: {
                incomplete: {
                  id: 'vetting.ready.stage.advanced.incomplete',
                  description: 'Questions are still open.',
                  meta: { screen: 'vettingForm' },
                },
                complete: {
                  id: 'vetting.ready.stage.advanced.complete',
                  description: 'Everything that is asked is answered.',
                },
              },
              on: {
                'finish.opened': {
                  target: '#vetting.ready.stage.finishing',
                  description: 'The completion page.',
                },
              },
            },
            changesRequested: {
              description: 'A reviewer has sent some questions back with a note.',
              meta: { screen: 'vettingForm' },
              on: {
                'finish.opened': {
                  target: '#vetting.ready.stage.finishing',
                  description: 'The completion page.',
                },
              },
            },
            finishing: {
              id: 'vetting.ready.stage.finishing',
              description: 'The declaration, and a look at what is missing.',
              meta: { screen: 'vettingCompletion' },
              initial: 'lookingForGaps',
              states: {
                lookingForGaps: {
                  description: 'Is anything unanswered?',
                  always: [{ guard: 'hasGaps', target: 'withGaps' }, { target: 'whole' }],
                },
                withGaps: {
                  description: 'Unanswered questions are named; they count 0 when submitted.',
                  always: [{ guard: 'isWholeAnswered', target: 'whole' }],
                },
                whole: {
                  description: 'Nothing is missing.',
                  always: [{ guard: 'hasGaps', target: 'withGaps' }],
                },
              },
              on: {
                'finish.left': {
                  target: '#vetting.ready.stage.deciding',
                  description: 'Back to the questions.',
                  actions: 'forgetProblem',
                },
                'submission.requested': {
                  guard: 'canSubmit',
                  target: '#vetting.ready.stage.submitting',
                  description: 'Submit was pressed.',
                  actions: 'forgetProblem',
                },
                'standing.changed': [
                  {
                    guard: 'hasApplicationMoved',
                    target: '#vetting.ready.stage.deciding',
                    description: 'Submitted or decided elsewhere.',
                    actions: 'keepStanding',
                  },
                  { description: 'The stage stays.', actions: 'keepStanding' },
                ],
              },
            },
            submitting: {
              id: 'vetting.ready.stage.submitting',
              tags: ['readOnly'],
              description: 'Once: first the answers, then the application.',
              meta: { screen: 'vettingCompletion' },
              initial: 'savingAnswers',
              states: {
                savingAnswers: {
                  description: 'Waits until the server has every answer.',
                  always: [
                    {
                      guard: 'isTroubled',
                      target: '#vetting.ready.stage.finishing',
                      description: 'An answer was refused or is in conflict.',
                      actions: 'nameTrouble',
                    },
                    { guard: 'isAllSaved', target: 'sendingApplication' },
                  ],
                  on: {
                    'submission.cancelled': {
                      target: '#vetting.ready.stage.finishing',
                      description: 'No connection: submit later.',
                    },
                  },
                },
                sendingApplication: {
                  description: 'The answers are frozen with the version of the questions.',
                  invoke: {
                    id: 'submittingApplication',
                    src: 'submitApplication',
                    onDone: {
                      target: '#vetting.ready.stage.deciding',
                      actions: 'keepStanding',
                    },
                    onError: {
                      target: '#vetting.ready.stage.finishing',
                      description: 'Refused, or no connection.',
                      actions: 'keepProblem',
                    },
                  },
                },
              },
              on: {
                'standing.changed': {
                  description: 'An answer has arrived, or was refused.',
                  actions: 'keepStanding',
                },
              },
            },
            submitted: {
              tags: ['readOnly'],
              description: 'The answers are with the reviewers and cannot be changed.',
              initial: 'waitingForReview',
              states: {
                waitingForReview: {
                  id: 'vetting.ready.stage.submitted.waitingForReview',
                  description: 'Nobody has taken it up yet; it can be withdrawn.',
                },
                underReview: {
                  id: 'vetting.ready.stage.submitted.underReview',
                  description: 'A reviewer has taken it up.',
                },
              },
            },
            decided: {
              tags: ['readOnly'],
              description: 'The reviewers have decided.',
              initial: 'approved',
              states: {
                approved: {
                  id: 'vetting.ready.stage.decided.approved',
                  description: 'Level and badges hold for twelve months.',
                },
                rejected: {
                  id: 'vetting.ready.stage.decided.rejected',
                  description: 'With the reason; it can be taken up again.',
                },
                listed: {
                  id: 'vetting.ready.stage.decided.listed',
                  description: 'The listing in the directory shows the result.',
                },
                expired: {
                  id: 'vetting.ready.stage.decided.expired',
                  description: 'Twelve months are over: renew.',
                },
              },
            },
          },
          on: {
            'standing.changed': [
              {
                guard: 'hasMoved',
                target: '#vetting.ready.stage.deciding',
                description: 'Answers, clearance or application have changed the stage.',
                actions: 'keepStanding',
              },
              { description: 'The stage stays.', actions: 'keepStanding' },
            ],
          },
        },
      },
    },
  },
});

/** The stage that the data alone decide. */
function placeOf(standing: Standing): string {
  const phase = phaseOf(standing);
  if (phase !== 'answering') return phase;
  if (standing.isCleared) return standing.isAdvancedComplete ? 'complete' : 'advanced';
  return standing.isBasicComplete ? 'awaitingClearance' : 'basic';
}

function phaseOf({ application }: Standing): string {
  switch (application) {
    case null:
    case 'draft':
    case 'in_progress':
      return 'answering';
    case 'submitted':
    case 'under_review':
    case 'changes_requested':
    case 'approved':
    case 'rejected':
    case 'listed':
    case 'expired':
      return application;
  }
}

function answerOf(event: object): Standing | undefined {
  return 'output' in event ? (event.output as Standing) : undefined;
}

function problemOf(event: object): string {
  const error = 'error' in event ? event.error : undefined;
  return error instanceof Error ? error.message : 'The application could not be submitted.';
}
