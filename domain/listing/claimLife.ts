import { moveOf, nextState, type Move } from '../nextState';
import { claimMachine, type ClaimEvent } from './claimMachine';
import { CLAIM_STATES, type ClaimState } from './claims';

/** Before it has begun, a claim is in no row. */
const isBegun = (state: ClaimState | 'unclaimed'): state is ClaimState => state !== 'unclaimed';

/** Where the event leads; null where it cannot happen. */
export function claimAfter(state: ClaimState, event: ClaimEvent): ClaimState | null {
  const after = nextState(claimMachine, state, event);
  return after !== null && isBegun(after) ? after : null;
}

/** From which rows an event leads to which state: for a new row, and for many. */
export function claimMove(event: ClaimEvent): Move<ClaimState> {
  const { from, to } = moveOf(claimMachine, event);
  if (!isBegun(to)) throw new Error(`${event.type} begins no claim`);
  return { from: from.filter(isBegun), to };
}

/** Those that wait for an admin. */
export const CLAIMS_FOR_ADMINS: readonly ClaimState[] = CLAIM_STATES.filter((state) =>
  (['claim.approved', 'claim.upheld'] as const).some(
    (type) => claimAfter(state, { type, by: 'admin' }) !== null,
  ),
);

export const isForAdmins = (state: ClaimState): boolean => CLAIMS_FOR_ADMINS.includes(state);
