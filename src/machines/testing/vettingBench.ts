import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import { CLEARANCE_CHECK_INTERVAL, KEPT_COPY_INTERVAL } from '../../../domain/limits';
import { withVettingEffects } from '../vetting/vettingEffects';
import type { Loaded, VettingEvent } from '../vetting/vettingMachine';
import { heldEffect, settled } from './held';
import { answered, dotted, elapsed, refused, type Walk } from './paths';

export const failure = new Error('the server says no');
export const vettingDelays = {
  clearanceCheckInterval: CLEARANCE_CHECK_INTERVAL,
  keptCopyInterval: KEPT_COPY_INTERVAL,
};
const waiting = 'vetting.ready.submission.answering.awaitingClearance.waiting';

const reading: AnyEventObject[] = [
  { type: 'reload.requested' },
  answered('loading', 'current'),
  refused('loading', failure),
];
/** Access, the submission, and the source of what is shown do not depend on each other. */
const walked: { isOnBehalf: boolean; events: AnyEventObject[] }[] = [
  {
    isOnBehalf: false,
    events: [
      ...reading,
      { type: 'clearance.awaited' },
      { type: 'clearance.settled' },
      answered('checkingClearance'),
      refused('checkingClearance', failure),
      elapsed('clearanceCheckInterval', waiting),
      { type: 'finish.opened' },
      { type: 'finish.left' },
      { type: 'submission.requested' },
      { type: 'submission.cancelled' },
      { type: 'answers.saved' },
      { type: 'answers.blocked' },
      { type: 'application.locked' },
      answered('submittingApplication'),
      refused('submittingApplication', failure),
    ],
  },
  {
    isOnBehalf: true,
    events: [...reading, { type: 'editing.requested' }, { type: 'editing.ended' }],
  },
  {
    isOnBehalf: false,
    events: [
      ...reading,
      answered('loading', 'kept'),
      { type: 'connection.restored' },
      elapsed('keptCopyInterval', 'vetting.ready.source.kept'),
      answered('refreshing', 'current'),
      answered('refreshing', 'kept'),
      refused('refreshing', failure),
    ],
  },
];

/** A vetting whose requests wait for the test. */
export function begin(isOnBehalf = false) {
  const loading = heldEffect<[AbortSignal], Loaded>();
  const checkingClearance = heldEffect<[], void>();
  const submittingApplication = heldEffect<[], void>();
  const reported: unknown[] = [];
  const machine = withVettingEffects({
    load: loading.effect,
    checkClearance: checkingClearance.effect,
    submitApplication: submittingApplication.effect,
    reportFailure: (error) => void reported.push(error),
  });
  // Both read the server.
  const held = { loading, refreshing: loading, checkingClearance, submittingApplication };
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { isOnBehalf } }).start();
  const send = (...types: VettingEvent['type'][]) => types.forEach((type) => actor.send({ type }));
  const where = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : dotted(value.ready.submission);
  };
  const problem = () => actor.getSnapshot().context.problem;
  return { machine, held, actor, clock, reported, send, where, problem };
}

/** Past its first reading, and after these events. */
export async function beginReady(...types: VettingEvent['type'][]) {
  const vetting = begin();
  vetting.held.loading.resolve('current');
  await settled();
  vetting.send(...types);
  return vetting;
}

export const vettingWalks = (): Walk[] =>
  walked.map(({ isOnBehalf, events }) => {
    const { machine, held, actor } = begin(isOnBehalf);
    actor.stop();
    return { machine, events, held, delays: vettingDelays, input: { isOnBehalf } };
  });
