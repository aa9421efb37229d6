import { CELLS, CODES, FAULTS, SCREENS, type Cell, type FaultName, type ScreenName } from './cells';

const faults = Object.keys(FAULTS) as FaultName[];
const screens = Object.keys(SCREENS) as ScreenName[];

/** Every cell of the matrix, row by row. */
export const ALL_CELLS = faults.flatMap((fault) =>
  screens.map((screen) => ({ fault, screen, cell: CELLS[fault][screen] })),
);

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Notes below the table, each with the number that its cells have. */
function createNotes() {
  const texts: string[] = [];
  return {
    texts,
    numberOf(text: string): number {
      if (!texts.includes(text)) texts.push(text);
      return texts.indexOf(text) + 1;
    },
  };
}

/** The page of the matrix, in Markdown; without dates, so that it changes only with the cells. */
export function faultsPage(): string {
  const notes = createNotes();
  const show = (cell: Cell): string => {
    if ('notApplicable' in cell) return `– (${notes.numberOf(cell.notApplicable)})`;
    const codes = cell.codes.join(' ');
    return cell.fails === undefined
      ? `pass: ${codes}`
      : `**fails** (${notes.numberOf(cell.fails)}): ${codes}`;
  };
  const rows = faults.map((fault) =>
    row([FAULTS[fault], ...screens.map((screen) => show(CELLS[fault][screen]))]),
  );
  const tried = ALL_CELLS.filter(({ cell }) => !('notApplicable' in cell));
  const failing = tried.filter(({ cell }) => 'fails' in cell);
  return [
    '# Fault matrix',
    '',
    'Written by `npm run faults` from `e2e/faults/cells.ts`, after the test of every cell has run in Chromium.',
    `${tried.length} cells are tried: ${tried.length - failing.length} pass, ${failing.length} fail. ` +
      `${ALL_CELLS.length - tried.length} do not apply.`,
    '',
    row(['', ...Object.values(SCREENS)]),
    row(['---', ...screens.map(() => '---')]),
    ...rows,
    '',
    '## What a cell proves',
    '',
    ...Object.entries(CODES).map(([code, text]) => `- **${code}** ${text}`),
    '',
    '## Notes',
    '',
    ...notes.texts.map((text, index) => `${index + 1}. ${text}`),
    '',
  ].join('\n');
}
