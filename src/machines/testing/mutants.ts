import { StateMachine, type AnyStateMachine } from 'xstate';
import { flatten, outlineOf, type OutlinedState, type OutlinedTransition } from '../chart/outline';
import type { Subject } from './proof';

/** A definition as plain data, the functions in it being data too. */
export interface Definition {
  [key: string]: unknown;
  states?: Record<string, Definition>;
}

/** The same machine and the same effects with another definition. */
export function redefined(
  machine: AnyStateMachine,
  change: (definition: Definition) => void,
): AnyStateMachine {
  const definition = copyOf(machine.config) as Definition;
  change(definition);
  return new StateMachine(definition, machine.implementations);
}

/** The same walks over another machine. */
export const walkedAs = (
  { machine, walks }: Subject,
  mutate: (machine: AnyStateMachine) => AnyStateMachine,
): Subject => ({
  machine: mutate(machine),
  walks: walks.map((walk) => ({ ...walk, machine: mutate(walk.machine) })),
});

/** The machine without the transitions for which `isGone` holds. */
export const without = (
  machine: AnyStateMachine,
  isGone: (transition: OutlinedTransition) => boolean,
): AnyStateMachine =>
  redefined(machine, (definition) => {
    for (const { path, transitions } of flatten(outlineOf(machine))) {
      const own = path.reduce<Definition>((within, key) => within.states?.[key] ?? {}, definition);
      for (const type of new Set(transitions.map(({ eventType }) => eventType))) {
        const candidates = transitions.filter(({ eventType }) => eventType === type);
        const [first] = candidates;
        if (!first || !candidates.some(isGone)) continue;
        const [holder, key] = holderOf(own, first.trigger);
        holder[key] = listOf(holder[key]).filter((_, index) => {
          const candidate = candidates[index];
          return candidate && !isGone(candidate);
        });
      }
    }
  });

/** The states that are entered only where a transition says so. */
export function namedStates(machine: AnyStateMachine): OutlinedState[] {
  const states = flatten(outlineOf(machine));
  const initial = states.map((state) => state.initial);
  const targets = states.flatMap(({ transitions }) => transitions.flatMap((one) => one.targets));
  return states.filter(
    ({ id, states: within }) =>
      within.length === 0 && targets.includes(id) && !initial.includes(id),
  );
}

/** Does this transition, of the state or of one around it, end the stay in the state? */
export const leaves =
  (state: OutlinedState) =>
  ({ source, targets }: OutlinedTransition): boolean =>
    (state.id === source || state.id.startsWith(`${source}.`)) &&
    targets.length > 0 &&
    !targets.includes(state.id);

function holderOf(
  state: Definition,
  { kind, name }: OutlinedTransition['trigger'],
): [Record<string, unknown>, string] {
  switch (kind) {
    case 'event':
      return [recordOf(state['on']), name];
    case 'after':
      return [recordOf(state['after']), name];
    case 'always':
      return [state, 'always'];
    case 'done':
    case 'error': {
      const invoke = listOf(state['invoke'])
        .map(recordOf)
        .find(({ id }) => id === name);
      return [invoke ?? {}, kind === 'done' ? 'onDone' : 'onError'];
    }
  }
}

const recordOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
};

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, within]) => [key, copyOf(within)]));
}
