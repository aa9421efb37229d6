import type { AnyMachineSnapshot } from 'xstate';

/** Ids of all states that a machine is in, as its outline names them. */
export const activeIds = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(snapshot._nodes.map(({ id }) => id));
