import {
  flatten,
  type OutlinedState,
  type OutlinedTransition,
} from '../../../machines/chart/outline';

/** Those directly below the machine: folded, they leave an overview. */
export const topLevel = (root: OutlinedState): Set<string> =>
  new Set(root.states.filter(({ states }) => states.length > 0).map(({ id }) => id));

/** The states around one, outermost first. */
export const around = (root: OutlinedState, id: string): OutlinedState[] =>
  flatten(root).filter((state) =>
    flatten(state).some((inner) => inner !== state && inner.id === id),
  );

/**
 * The chart with some states as plain boxes. What happens inside them is left out; arrows from inside to
 * outside and back end at the box.
 */
export function foldChart(root: OutlinedState, folded: ReadonlySet<string>): OutlinedState {
  const boxes = new Map<string, string>();
  for (const outer of flatten(root)) {
    if (!folded.has(outer.id) || boxes.has(outer.id)) continue;
    for (const { id } of flatten(outer)) if (id !== outer.id) boxes.set(id, outer.id);
  }
  const boxOf = (id: string): string => boxes.get(id) ?? id;
  const moved = (transition: OutlinedTransition): OutlinedTransition => ({
    ...transition,
    source: boxOf(transition.source),
    targets: [...new Set(transition.targets.map(boxOf))],
  });
  const leavesBox = ({ source, targets }: OutlinedTransition): boolean =>
    targets.some((target) => target !== source);
  const fold = (state: OutlinedState): OutlinedState => {
    const inner = flatten(state);
    if (folded.has(state.id) && inner.length > 1) {
      const transitions = inner.flatMap((each) => each.transitions).map(moved);
      return {
        ...state,
        initial: null,
        states: [],
        transitions: transitions.filter(leavesBox),
        folded: inner.length - 1,
      };
    }
    return {
      ...state,
      initial: state.initial && boxOf(state.initial),
      transitions: state.transitions.map(moved),
      states: state.states.map(fold),
    };
  };
  return fold(root);
}
