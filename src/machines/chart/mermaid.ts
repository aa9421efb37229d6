import { transitionLabel } from './labels';
import { allTransitions, flatten, type OutlinedState, type OutlinedTransition } from './outline';

/** Text of a Mermaid `stateDiagram-v2`. */
export function mermaidOf(root: OutlinedState): string {
  const lines = [
    'stateDiagram-v2',
    ...within(root, '  '),
    ...edges(root).map((edge) => `  ${edge}`),
  ];
  return lines.join('\n') + '\n';
}

const nodeName = (id: string): string => id.replaceAll(/\W/g, '_');

function within(state: OutlinedState, indent: string): string[] {
  const first = state.initial ? [`${indent}[*] --> ${nodeName(state.initial)}`] : [];
  const children = state.states.map((child) => declare(child, indent));
  const separator = state.type === 'parallel' ? [`${indent}--`] : [];
  return children
    .reduce((all, child) => [...all, ...separator, ...child], first)
    .slice(state.type === 'parallel' ? 1 : 0);
}

function declare(state: OutlinedState, indent: string): string[] {
  const name = nodeName(state.id);
  if (state.states.length > 0) {
    const content = within(state, `${indent}  `);
    return [`${indent}state "${state.key}" as ${name} {`, ...content, `${indent}}`];
  }
  const runs = state.invokes.map(({ src }) => `<br/>runs ${src}`).join('');
  const end = state.type === 'final' ? [`${indent}${name} --> [*]`] : [];
  return [`${indent}state "${state.key}${runs}" as ${name}`, ...end];
}

/** One arrow for all transitions between the same two states. */
function edges(root: OutlinedState): string[] {
  const states = new Map(flatten(root).map((state) => [state.id, state]));
  const labels = new Map<string, string[]>();
  for (const transition of allTransitions(root).filter(({ forbidden }) => !forbidden)) {
    const source = states.get(transition.source) ?? root;
    for (const target of transition.targets.length > 0 ? transition.targets : [source.id]) {
      for (const from of drawnFrom(source, target, transition)) {
        const arrow = `${nodeName(from.id)} --> ${nodeName(target)}`;
        labels.set(arrow, [...(labels.get(arrow) ?? []), transitionLabel(transition)]);
      }
    }
  }
  labels.delete(`${nodeName(root.id)} --> ${nodeName(root.id)}`);
  return [...labels].map(([arrow, all]) => `${arrow} : ${all.join('<br/>')}`);
}

/** Mermaid cannot draw an arrow from a state into itself: it starts at the states within instead. */
function drawnFrom(
  source: OutlinedState,
  target: string,
  transition: OutlinedTransition,
): OutlinedState[] {
  const reachesInto = flatten(source)
    .slice(1)
    .some(({ id }) => id === target);
  const isRoot = source.path.length === 0 && source.id !== target;
  if (!reachesInto && !isRoot) return [source];
  return source.states
    .filter(({ transitions }) =>
      transitions.every(
        ({ eventType, guard }) => eventType !== transition.eventType || guard !== null,
      ),
    )
    .flatMap((child) => drawnFrom(child, target, transition));
}
