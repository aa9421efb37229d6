import { localeFor, msg, t } from '../../../../domain/language';
import type { ImportRow, RowChoice, RowKind } from '../../../../domain/contract/admin/imports';
import { IMPORT_LIMITS } from '../../../../domain/listing/importColumns';

export interface ImportFile {
  name: string;
  text: string;
}

const MEGABYTES = IMPORT_LIMITS.characters / 1_000_000;

export const mostText = (): string =>
  t('Up to {rows} rows and {megabytes} MB.', {
    rows: IMPORT_LIMITS.rows.toLocaleString(localeFor('en')),
    megabytes: MEGABYTES,
  });

const tooLarge = (): string =>
  t('The file is larger than {megabytes} MB. Split it into several files.', {
    megabytes: MEGABYTES,
  });
const NOT_UTF8 = msg('The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.');
const NO_TEXT = msg(
  'This is not a CSV file. In your spreadsheet, save the table as “CSV UTF-8” and choose that file.',
);

/** The text of the file, or a sentence that says why there is none. Only here are its bytes known. */
export async function readImportFile(file: File): Promise<ImportFile | string> {
  if (file.size > IMPORT_LIMITS.characters) return tooLarge();
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? t(NO_TEXT) : { name: file.name.slice(0, 200), text };
  } catch {
    return t(new Uint8Array(bytes).includes(0) ? NO_TEXT : NOT_UTF8);
  }
}

export const KIND_NAMES: Record<RowKind, string> = {
  new: msg('New'),
  duplicate: msg('Likely duplicate'),
  fault: msg('Fault'),
};

export const CHOICE_NAMES: Record<RowChoice, string> = {
  skip: msg('Skip'),
  merge: msg('Merge'),
  create: msg('Create'),
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
