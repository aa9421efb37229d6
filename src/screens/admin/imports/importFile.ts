import type { ImportRow, RowChoice, RowKind } from '../../../../domain/contract/admin/imports';
import { IMPORT_LIMITS } from '../../../../domain/listing/importColumns';

export interface ImportFile {
  name: string;
  text: string;
}

export const MOST_TEXT = `Up to ${IMPORT_LIMITS.rows.toLocaleString('en')} rows and ${IMPORT_LIMITS.characters / 1_000_000} MB.`;

const TOO_LARGE = `The file is larger than ${IMPORT_LIMITS.characters / 1_000_000} MB. Split it into several files.`;
const NOT_UTF8 = 'The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.';
const NO_TEXT =
  'This is not a CSV file. In your spreadsheet, save the table as “CSV UTF-8” and choose that file.';

/** The text of the file, or a sentence that says why there is none. Only here are its bytes known. */
export async function readImportFile(file: File): Promise<ImportFile | string> {
  if (file.size > IMPORT_LIMITS.characters) return TOO_LARGE;
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? NO_TEXT : { name: file.name.slice(0, 200), text };
  } catch {
    return new Uint8Array(bytes).includes(0) ? NO_TEXT : NOT_UTF8;
  }
}

export const KIND_NAMES: Record<RowKind, string> = {
  new: 'New',
  duplicate: 'Likely duplicate',
  fault: 'Fault',
};

export const CHOICE_NAMES: Record<RowChoice, string> = {
  skip: 'Skip',
  merge: 'Merge',
  create: 'Create',
};

/** What can become of a row. */
export function choicesOf({ kind, twin }: ImportRow): RowChoice[] {
  if (kind === 'fault') return ['skip'];
  return twin && twin.fills.length > 0 ? ['skip', 'merge', 'create'] : ['skip', 'create'];
}

/** What becomes of a row unless somebody chooses: only what is new is created. */
export const usualChoice = ({ kind }: ImportRow): RowChoice => (kind === 'new' ? 'create' : 'skip');

/** The choice for all rows of a kind; a row that does not have it is skipped. */
export const chooseAll = (
  rows: readonly ImportRow[],
  choices: readonly RowChoice[],
  kind: RowKind,
  choice: RowChoice,
): RowChoice[] =>
  rows.map((row, index) => {
    if (row.kind !== kind) return choices[index] ?? 'skip';
    return choicesOf(row).includes(choice) ? choice : 'skip';
  });
