import type { StateValue } from 'xstate';

/** The states that a machine is in, such as `ready.access.own`, one for each region. */
export function activeStates(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const places = inner === undefined ? [] : activeStates(inner);
    return places.length > 0 ? places.map((place) => `${key}.${place}`) : [key];
  });
}
