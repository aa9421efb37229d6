import type { AnyStateMachine } from 'xstate';
import { SCREENS } from '../../../domain/screens';
import { triggerLabel } from './labels';
import { mermaidOf } from './mermaid';
import { allTransitions, flatten, outlineOf, type OutlinedState } from './outline';

/** Contents by file name: of each machine the definition and a page, and an index. */
export function chartFiles(machines: readonly AnyStateMachine[]): Map<string, string> {
  const sorted = [...machines].sort((one, other) => one.id.localeCompare(other.id));
  const files = new Map([['README.md', indexPage(sorted.map(outlineOf))]]);
  for (const machine of sorted) {
    files.set(`${machine.id}.json`, `${JSON.stringify(machine.config, null, 2)}\n`);
    files.set(`${machine.id}.md`, chartPage(outlineOf(machine)));
  }
  return files;
}

const NOTE = 'Written by `npm run charts` from the machine itself; changes belong there.';

const indexPage = (roots: OutlinedState[]): string =>
  page([
    '# State machines',
    NOTE,
    'The JSON files open in [Stately Sketch](https://sketch.stately.ai): paste one to see and walk it.',
    table(
      ['Machine', 'What it is about', 'States', 'Transitions', 'Definition'],
      roots.map((root) => [
        `[${root.id}](${root.id}.md)`,
        root.description ?? '',
        String(flatten(root).length - 1),
        String(allTransitions(root).length),
        `[JSON](${root.id}.json)`,
      ]),
    ),
    ...roots.flatMap((root) => [`## ${root.id}`, paragraphOf(root), mermaidBlock(root)]),
  ]);

/** The machine in a few sentences. */
function paragraphOf(root: OutlinedState): string {
  const states = flatten(root);
  const sentences: [words: string, names: string[]][] = [
    [
      'It starts in',
      root.initial === null ? [] : codeNames([root.initial.slice(root.id.length + 1)]),
    ],
    ['It runs', codeNames(states.flatMap(({ invokes }) => invokes.map(({ src }) => src)))],
    ['It waits', codeNames(delaysOf(root))],
    ['It is seen as', states.flatMap(({ screen }) => (screen ? SCREENS[screen].name : []))],
  ];
  return [
    root.description ?? '',
    ...sentences
      .filter(([, names]) => names.length > 0)
      .map(([words, names]) => `${words} ${[...new Set(names)].join(', ')}.`),
  ].join(' ');
}

const delaysOf = (root: OutlinedState): string[] =>
  allTransitions(root)
    .filter(({ trigger }) => trigger.kind === 'after')
    .map(({ trigger: { name, milliseconds } }) =>
      milliseconds === null ? name : `${name} (${milliseconds} ms)`,
    );

const chartPage = (root: OutlinedState): string =>
  page([
    `# ${root.id}`,
    root.description ?? '',
    NOTE,
    mermaidBlock(root),
    '## States',
    stateTable(root),
    '## Transitions',
    transitionTable(root),
  ]);

const stateTable = (root: OutlinedState): string =>
  table(
    ['State', 'Description', 'Shows', 'Tags', 'On entry', 'On exit', 'Runs'],
    flatten(root).map((state) => [
      placeOf(state),
      state.description ?? '',
      state.screen ? SCREENS[state.screen].name : '',
      codes(state.tags),
      codes(state.entry),
      codes(state.exit),
      codes(state.invokes.map(({ src }) => src)),
    ]),
  );

function transitionTable(root: OutlinedState): string {
  const places = new Map(flatten(root).map((state) => [state.id, placeOf(state)]));
  return table(
    ['From', 'When', 'If', 'To', 'Does', 'Description'],
    allTransitions(root).map((transition) => [
      places.get(transition.source) ?? '',
      `\`${triggerLabel(transition.trigger)}\``,
      codes(transition.guard === null ? [] : [transition.guard]),
      transition.forbidden
        ? '(ignored)'
        : transition.targets.map((target) => places.get(target)).join(', ') || '(stays)',
      codes(transition.actions),
      transition.description ?? '',
    ]),
  );
}

const placeOf = ({ path }: OutlinedState): string => path.join('.') || '(any)';
const codeNames = (names: string[]): string[] => names.map((name) => `\`${name}\``);
const codes = (names: string[]): string => codeNames(names).join(', ');
const mermaidBlock = (root: OutlinedState): string => `\`\`\`mermaid\n${mermaidOf(root)}\`\`\``;
export const page = (parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
