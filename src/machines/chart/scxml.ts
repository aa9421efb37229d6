import { flatten, type OutlinedState, type OutlinedTransition, type Trigger } from './outline';

/**
 * The machine as a document of the W3C's SCXML. Guards are named conditions, false until whoever runs it
 * gives them a value; actions are written to the log; delays and answers of actors are events. The
 * machine's own state stands inside the document, since `scxml` itself can have no transitions.
 */
export function scxmlOf(root: OutlinedState): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml${attributes({
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      name: root.id,
      datamodel: 'ecmascript',
      initial: nameOf(root.id),
    })}>`,
    ...indented(conditions(root)),
    ...indented(stateLines(root)),
    '</scxml>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The event of a transition as the document names it; null for one that needs no event. */
export function scxmlEvent({ kind, name }: Trigger, source: string): string | null {
  switch (kind) {
    case 'event':
      return name.replace(/^xstate\.done\.state\./, 'done.state.');
    case 'after':
      return `after.${nameOf(name)}.${nameOf(source)}`;
    case 'done':
      return `done.invoke.${nameOf(name)}`;
    case 'error':
      return `error.invoke.${nameOf(name)}`;
    case 'always':
      return null;
  }
}

/** What may stand as an id in XML. */
const nameOf = (text: string): string =>
  text.replaceAll(/[^\w.-]/g, '_').replace(/^(?=[\d.-])/, '_');
/** What ECMAScript takes for a variable. */
const conditionOf = (guard: string): string => nameOf(guard).replaceAll(/[.-]/g, '_');

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const attributes = (given: Record<string, string | null>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => (value === null ? [] : ` ${name}="${escaped(value)}"`))
    .join('');

const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

const element = (name: string, given: Record<string, string | null>, inside: string[]): string[] =>
  inside.length === 0
    ? [`<${name}${attributes(given)}/>`]
    : [`<${name}${attributes(given)}>`, ...indented(inside), `</${name}>`];

const conditions = (root: OutlinedState): string[] => {
  const guards = flatten(root).flatMap(({ transitions }) =>
    transitions.flatMap(({ guard }) => guard ?? []),
  );
  const names = [...new Set(guards.map(conditionOf))].sort();
  const data = names.flatMap((id) => element('data', { id, expr: 'false' }, []));
  return data.length > 0 ? element('datamodel', {}, data) : [];
};

const actionLines = (actions: readonly string[]): string[] =>
  actions.flatMap((action) => element('log', { label: 'action', expr: `'${nameOf(action)}'` }, []));

const elementOf = ({ type }: OutlinedState): string =>
  type === 'parallel' || type === 'final' || type === 'history' ? type : 'state';

function stateLines(state: OutlinedState): string[] {
  const waits = new Map(
    state.transitions
      .filter(({ trigger }) => trigger.kind === 'after')
      .map(({ trigger }) => [scxmlEvent(trigger, state.id) ?? '', trigger]),
  );
  const entry = [
    ...actionLines(state.entry),
    ...[...waits].flatMap(([event, { name, milliseconds }]) =>
      element('send', { event, id: event, ...waitOf(name, milliseconds) }, []),
    ),
  ];
  const exit = [
    ...actionLines(state.exit),
    ...[...waits.keys()].flatMap((sendid) => element('cancel', { sendid }, [])),
  ];
  return element(
    elementOf(state),
    { id: nameOf(state.id), initial: state.initial && nameOf(state.initial) },
    [
      ...(state.description === null ? [] : [comment(state.description)]),
      ...(entry.length > 0 ? element('onentry', {}, entry) : []),
      ...(exit.length > 0 ? element('onexit', {}, exit) : []),
      ...state.invokes.flatMap(({ id, src }) =>
        element('invoke', { id: nameOf(id), type: 'actor', src }, []),
      ),
      ...state.transitions.flatMap((transition) => transitionLines(transition, state)),
      ...state.states.flatMap(stateLines),
    ],
  );
}

const comment = (text: string): string => `<!-- ${escaped(text).replaceAll(/-{2,}/g, '–')} -->`;

function waitOf(name: string, milliseconds: number | null): Record<string, string> {
  const known = milliseconds ?? Number(name);
  return Number.isFinite(known) ? { delay: `${known}ms` } : { delayexpr: conditionOf(name) };
}

function transitionLines(transition: OutlinedTransition, state: OutlinedState): string[] {
  const { trigger, guard, actions } = transition;
  return element(
    'transition',
    {
      event: scxmlEvent(trigger, state.id),
      cond: guard === null ? null : conditionOf(guard),
      ...aimOf(transition, state),
    },
    actionLines(actions),
  );
}

/**
 * XState leaves a state only for what lies outside, or when asked to. SCXML calls that internal, and
 * has it for targets inside a state that has one of them at a time.
 */
function aimOf({ targets, reenter }: OutlinedTransition, state: OutlinedState) {
  const inside = new Set(flatten(state).map(({ id }) => id));
  const staysInside = !reenter && targets.every((id) => inside.has(id));
  const ends = staysInside
    ? targets.flatMap((id) => (id === state.id ? firstsOf(state) : id))
    : targets;
  return {
    target: ends.length > 0 ? ends.map(nameOf).join(' ') : null,
    type: staysInside && ends.length > 0 && state.type === 'compound' ? 'internal' : null,
  };
}

/** What is entered again when a state leads to itself without being left. */
function firstsOf(state: OutlinedState): string[] {
  if (state.initial !== null) return [state.initial];
  return state.type === 'parallel' ? [state.id] : [];
}
