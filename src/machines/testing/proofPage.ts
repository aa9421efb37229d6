import { page, table } from '../chart/document';
import type { Count } from './proof';
import type { Records } from './record';

/** The table of what was proved, the same for the same machines and walks. */
export function proofPage({ proofs, walks }: Records): string {
  const named = <Item extends { machine: string }>(items: Item[]): Item[] =>
    [...items].sort((one, other) => one.machine.localeCompare(other.machine));
  return page([
    '# Proofs',
    'Written by `npm run prove`, which plans paths through every machine from its own definition and walks them on running machines.',
    table(
      [
        'Machine',
        'States reached',
        'Transitions taken',
        'States with a way out',
        'Illegal events without effect',
        'Screens that exist',
        'Paths',
      ],
      named(proofs).map((proof) => [
        `[${proof.machine}](${proof.machine}.md)`,
        counted(proof.states),
        counted(proof.transitions),
        counted(proof.exits),
        counted(proof.refusals),
        counted(proof.screens),
        String(proof.paths),
      ]),
    ),
    'A state with a way out can be left in the end from wherever it is met. An illegal event counts once for each state, with its data, that refuses it.',
    'Planned paths that were also walked through the product, where what is shown was compared with the state after each step:',
    table(
      ['Machine', 'Through', 'Paths', 'Steps'],
      named(walks).map(({ machine, through, paths, steps }) => [
        `[${machine}](${machine}.md)`,
        through,
        String(paths),
        String(steps),
      ]),
    ),
  ]);
}

const counted = ({ seen, all }: Count): string => `${seen} of ${all}`;
