import { isMachineSnapshot, type AnyTransitionDefinition, type InspectionEvent } from 'xstate';
import { transitionKey } from '../chart/outline';

/** What real actors did, to be compared with what their machine declares. */
export function createCoverage() {
  const taken = new Set<string>();
  const reached = new Set<string>();
  const known = new Set<AnyTransitionDefinition>();
  return {
    inspect(event: InspectionEvent): void {
      if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
      for (const transition of event._transitions) {
        if (known.has(transition)) continue;
        known.add(transition);
        const key = transitionKey(transition);
        if (key) taken.add(key);
        reached.add(transition.source.id);
      }
      for (const node of event.snapshot._nodes) reached.add(node.id);
    },
    /** Keys of transitions. */
    taken,
    /** Ids of states. */
    reached,
  };
}
