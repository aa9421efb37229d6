import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type {
  ImportPreview,
  ImportPreviewPayload,
  ImportRow,
} from '../../../../domain/contract/admin/imports';
import { labelOf } from '../../../../domain/listing/fields';
import { inParts, joinParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { checkColumns, checkRows, type CheckedRow } from './checkRows';
import { readFile } from './readFile';
import { becauseOf, fillsOf, findTwins, type Twin } from './twins';

/** A row of a file, and what it seems to be already. */
export interface FoundRow extends CheckedRow {
  twin: Twin | null;
}

function toTwin(twin: Twin, row: CheckedRow): ImportRow['twin'] {
  const because = becauseOf(twin);
  if ('earlier' in twin) {
    const { line, name } = twin.earlier;
    return { line, listing_id: null, name, because, claimed: false, fills: [] };
  }
  const { id, name, claimed } = twin.listing;
  const fills = row.listing ? fillsOf(twin.listing, row.listing).map(labelOf) : [];
  return { line: null, listing_id: id, name, because, claimed, fills };
}

function toImportRow(row: FoundRow): ImportRow {
  const { line, name, place, faults, listing, twin } = row;
  return {
    line,
    name,
    place,
    kind: listing === null ? 'fault' : twin ? 'duplicate' : 'new',
    twin: twin && toTwin(twin, row),
    faults,
  };
}

/** Throws 400 with what is wrong with the file or the columns. */
export async function findRows(
  db: Db,
  request: FastifyRequest,
  { text, columns }: ImportPreviewPayload,
  now: Date,
): Promise<{ found: FoundRow[]; preview: ImportPreview }> {
  const file = await readFile(text);
  checkColumns(columns, file);
  const checked = await checkRows(request, file, columns, now);
  const twins = await findTwins(db, checked);
  const found = checked.map((row, index) => ({ ...row, twin: twins[index] ?? null }));
  const rows = await joinParts(inParts(found, (part) => part.map(toImportRow)));
  const key = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  return { found, preview: { key, rows } };
}
