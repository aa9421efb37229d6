import type { StateValue } from 'xstate';

/** The states that a machine is in, such as `ready.access.own`, one for each region. */
export function activeStates(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const places = inner === undefined ? [] : activeStates(inner);
    return places.length > 0 ? places.map((place) => `${key}.${place}`) : [key];
  });
}

const EVENT_OF_INTERPRETER = /^xstate\.(done|error)\.actor\.(.+)$/;

/** An event's type in words; those of the interpreter as the chart writes them. */
export function describeEvent(type: string): string {
  if (type === 'xstate.init') return 'start';
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`;
  const [, outcome, id = ''] = EVENT_OF_INTERPRETER.exec(type) ?? [];
  if (!outcome) return type;
  return `${id} ${outcome === 'done' ? 'done' : 'failed'}`;
}
