import { isMachineSnapshot, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { allTransitions, flatten, outlineOf, transitionKey } from '../chart/outline';

/** What real actors did, to be compared with what their machine declares. */
export function createCoverage() {
  const taken = new Set<string>();
  const reached = new Set<string>();
  return {
    inspect(event: InspectionEvent): void {
      if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return;
      for (const transition of event._transitions) {
        const key = transitionKey(transition);
        if (key) taken.add(key);
        reached.add(transition.source.id);
      }
      for (const node of event.snapshot._nodes) reached.add(node.id);
    },
    taken: (): string[] => [...taken].sort(),
    reached: (): string[] => [...reached].sort(),
  };
}
export type Coverage = ReturnType<typeof createCoverage>;

export const declaredStates = (machine: AnyStateMachine): string[] =>
  flatten(outlineOf(machine))
    .map((state) => state.id)
    .sort();

export const declaredTransitions = (machine: AnyStateMachine): string[] =>
  allTransitions(outlineOf(machine))
    .filter((transition) => !transition.forbidden)
    .map((transition) => transition.key)
    .sort();
