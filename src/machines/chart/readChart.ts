import { createMachine, type AnyStateMachine } from 'xstate';
import { SCREENS } from '../../../domain/screens';
import { outlineOf, type OutlinedState } from './outline';

/** Of a definition that somebody hands in: characters, states and levels. */
export const CHART_LIMITS = { characters: 300_000, states: 300, levels: 12, name: 200 };

export type ReadChart =
  | { isGood: true; root: OutlinedState; definition: object }
  | { isGood: false; problem: 'tooLarge' | 'notJson' | 'notAMachine'; reason: string };

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The chart of a definition in JSON, as Stately Sketch has it. It is only ever drawn and compared: JSON
 * has no code, no actor is made of it, and names stay names.
 */
export function readChart(text: string): ReadChart {
  if (text.length > CHART_LIMITS.characters) return bad('tooLarge');
  let definition: unknown;
  try {
    definition = JSON.parse(text);
  } catch (error) {
    return bad('notJson', error);
  }
  if (!isRecord(definition) || !isRecord(definition['states'])) return bad('notAMachine');
  if (!isWithinLimits(definition)) return bad('tooLarge');
  try {
    const machine: AnyStateMachine = createMachine(definition);
    return { isGood: true, root: cleaned(outlineOf(machine)), definition };
  } catch (error) {
    return bad('notAMachine', error);
  }
}

const bad = (problem: 'tooLarge' | 'notJson' | 'notAMachine', error?: unknown): ReadChart => ({
  isGood: false,
  problem,
  reason: error instanceof Error ? error.message.slice(0, CHART_LIMITS.name) : '',
});

function isWithinLimits(definition: Fields): boolean {
  let count = 0;
  const countsIn = (state: unknown, level: number): boolean => {
    count += 1;
    if (level > CHART_LIMITS.levels || count > CHART_LIMITS.states) return false;
    const within = isRecord(state) ? state['states'] : undefined;
    return !isRecord(within) || Object.values(within).every((each) => countsIn(each, level + 1));
  };
  return countsIn(definition, 0);
}

const short = (text: unknown): string => String(text).slice(0, CHART_LIMITS.name);
const described = (text: unknown): string | null => (typeof text === 'string' ? short(text) : null);

/** With texts where texts are drawn, whatever stood there. */
const cleaned = (state: OutlinedState): OutlinedState => ({
  ...state,
  key: short(state.key),
  description: described(state.description),
  screen: state.screen !== null && Object.hasOwn(SCREENS, state.screen) ? state.screen : null,
  tags: state.tags.map(short),
  entry: state.entry.map(short),
  exit: state.exit.map(short),
  invokes: state.invokes.map(({ id, src }) => ({ id: short(id), src: short(src) })),
  transitions: state.transitions.map((transition) => ({
    ...transition,
    trigger: { ...transition.trigger, name: short(transition.trigger.name) },
    guard: transition.guard === null ? null : short(transition.guard),
    actions: transition.actions.map(short),
    description: described(transition.description),
  })),
  states: state.states.map(cleaned),
});
