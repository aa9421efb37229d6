import type { FastifyRequest } from 'fastify';
import { TeamListing } from '../../../../domain/contract/admin/listings';
import type { FieldErrors } from '../../../../domain/contract/common';
import { msg, t } from '../../../../domain/language';
import { fieldOf, labelOf } from '../../../../domain/listing/fields';
import {
  IMPORT_NAMES,
  readCell,
  REQUIRED_COLUMNS,
  type ImportName,
} from '../../../../domain/listing/importColumns';
import { inParts, joinParts } from '../../../answers/inParts';
import { toFieldErrors } from '../../../plugins/fieldErrors';
import { Invalid, invalid } from '../../../plugins/failures';
import { checkBusiness, type CheckedBusiness } from '../../profiles/checkBusiness';
import type { FileRow, ReadFile } from './readFile';

interface Fault {
  /** The label of the field; empty for the row as a whole. */
  field: string;
  message: string;
}

export interface CheckedRow {
  line: number;
  /** As the file has them, for people to recognise the row. */
  name: string;
  place: string;
  /** Null with faults. */
  listing: CheckedBusiness['listing'] | null;
  faults: Fault[];
}

export type Columns = readonly (ImportName | null)[];

function faultOfColumns(columns: Columns, { headers }: ReadFile): string | null {
  if (columns.length !== headers.length) return msg('Choose a field, or none, for each column.');
  const chosen = columns.filter((name) => name !== null);
  const [double] = chosen.filter((name, index) => chosen.indexOf(name) !== index);
  if (double) return t('Choose {field} for one column only.', { field: labelOf(double) });
  const missing = REQUIRED_COLUMNS.filter((name) => !chosen.includes(name)).map(labelOf);
  return missing.length > 0
    ? t('Choose a column for: {fields}.', { fields: missing.join(', ') })
    : null;
}

/** Throws 400 where columns do not fit the file, a field comes twice, or one that is needed is missing. */
export function checkColumns(columns: Columns, file: ReadFile): void {
  const fault = faultOfColumns(columns, file);
  if (fault !== null) throw invalid({ columns: [fault] });
}

const faultsOf = (errors: FieldErrors): Fault[] =>
  Object.entries(errors).flatMap(([field, messages]) => {
    const name = IMPORT_NAMES.find((each) => each === field);
    return messages.map((message) => ({ field: name ? labelOf(name) : '', message: t(message) }));
  });

/** What the form would send; a field that is sent always is empty where the file has no column of it. */
function toPayload({ cells }: FileRow, columns: Columns): Partial<Record<ImportName, unknown>> {
  const payload: Partial<Record<ImportName, unknown>> = {};
  for (const name of IMPORT_NAMES) {
    const place = columns.indexOf(name);
    const field = fieldOf(name);
    if (place >= 0) payload[name] = readCell(field, cells[place] ?? '');
    else if (field.isSent) payload[name] = '';
  }
  return payload;
}

/** The rules of the forms, row by row. */
export async function checkRows(
  request: FastifyRequest,
  { headers, rows }: ReadFile,
  columns: Columns,
  now: Date,
): Promise<CheckedRow[]> {
  const validate = request.compileValidationSchema(TeamListing);
  const isListing = (payload: object): payload is TeamListing => validate(payload);

  function check(row: FileRow): Pick<CheckedRow, 'listing' | 'faults'> {
    if (row.cells.slice(headers.length).some((cell) => cell.trim() !== '')) {
      const message = t('The row has {cells} cells, the header {columns}.', {
        cells: row.cells.length,
        columns: headers.length,
      });
      return { listing: null, faults: [{ field: '', message }] };
    }
    const payload = toPayload(row, columns);
    if (!isListing(payload)) {
      return { listing: null, faults: faultsOf(toFieldErrors(validate.errors ?? [])) };
    }
    try {
      const form = { ...payload, consent_listing: true, newsletter: false };
      return { listing: checkBusiness(form, now).listing, faults: [] };
    } catch (thrown) {
      if (!(thrown instanceof Invalid)) throw thrown;
      return { listing: null, faults: faultsOf(thrown.fields) };
    }
  }

  const cellOf = (row: FileRow, name: ImportName): string =>
    (row.cells[columns.indexOf(name)] ?? '').trim().slice(0, 120);

  const checked = (row: FileRow): CheckedRow => ({
    line: row.line,
    name: cellOf(row, 'name'),
    place: [cellOf(row, 'address_locality'), cellOf(row, 'county')].filter(Boolean).join(', '),
    ...check(row),
  });
  return joinParts(inParts(rows, (part) => part.map(checked)));
}
