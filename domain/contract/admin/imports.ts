import { Type, type Static } from 'typebox';
import { IMPORT_LIMITS, IMPORT_NAMES } from '../../listing/importColumns';
import { closed, Nullable, OneOf } from '../common';
import { NEW_LISTING_STATUSES } from './listings';

const text = Type.String({ maxLength: IMPORT_LIMITS.characters });
const fileName = Type.String({ minLength: 1, maxLength: 200 });

/** The field that each column of the file holds, in its order; null for one that is left out. */
const Columns = Type.Array(Nullable(OneOf(IMPORT_NAMES)), { maxItems: IMPORT_LIMITS.columns });

/** `POST mainapp/admin/imports/columns/`: the text of a CSV file. */
export const ImportFilePayload = Type.Object({ text }, closed);
export type ImportFilePayload = Static<typeof ImportFilePayload>;

export const ImportColumns = Type.Object(
  {
    rows: Type.Integer(),
    columns: Type.Array(
      Type.Object({
        header: Type.String(),
        /** The first text in the column. */
        sample: Type.String(),
        /** The field that the header seems to name. */
        field: Nullable(OneOf(IMPORT_NAMES)),
      }),
    ),
  },
  { $id: 'ImportColumns' },
);
export type ImportColumns = Static<typeof ImportColumns>;

/** `POST mainapp/admin/imports/preview/`. */
export const ImportPreviewPayload = Type.Object({ text, columns: Columns }, closed);
export type ImportPreviewPayload = Static<typeof ImportPreviewPayload>;

export const ROW_KINDS = ['new', 'duplicate', 'fault'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

const Twin = Type.Object({
  /** The row of the file that is the same; null where it is a listing. */
  line: Nullable(Type.Integer()),
  listing_id: Nullable(Type.Integer()),
  name: Type.String(),
  /** Such as `same phone number`. */
  because: Type.Array(Type.String()),
  claimed: Type.Boolean(),
  /** Labels of the empty fields of the listing that this row would fill. */
  fills: Type.Array(Type.String()),
});

const ImportRow = Type.Object({
  /** Of the file, where the row begins. */
  line: Type.Integer(),
  name: Type.String(),
  place: Type.String(),
  kind: OneOf(ROW_KINDS),
  twin: Nullable(Twin),
  faults: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
});
export type ImportRow = Static<typeof ImportRow>;

export const ImportPreview = Type.Object(
  {
    /** Of what was found; an import of something else is refused. */
    key: Type.String(),
    rows: Type.Array(ImportRow),
  },
  { $id: 'ImportPreview' },
);
export type ImportPreview = Static<typeof ImportPreview>;

export const ROW_CHOICES = ['skip', 'merge', 'create'] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];

/** `POST mainapp/admin/imports/`. */
export const ImportPayload = Type.Object(
  {
    file_name: fileName,
    text,
    columns: Columns,
    key: Type.String({ maxLength: 100 }),
    /** What becomes of each row, in the order of the preview. */
    choices: Type.Array(OneOf(ROW_CHOICES), { maxItems: IMPORT_LIMITS.rows }),
    /** Of the listings that are created. */
    status: OneOf(NEW_LISTING_STATUSES),
  },
  closed,
);
export type ImportPayload = Static<typeof ImportPayload>;

export const ImportBatch = Type.Object(
  {
    import_id: Type.Integer(),
    created_at: Type.String(),
    file_name: Type.String(),
    /** Of the admin; null once the account is deleted. */
    admin: Nullable(Type.String()),
    created: Type.Integer(),
    merged: Type.Integer(),
    skipped: Type.Integer(),
    undone_at: Nullable(Type.String()),
    /** What an undo has left as it is, and why. */
    kept: Type.Array(
      Type.Object({ listing_id: Type.Integer(), name: Type.String(), because: Type.String() }),
    ),
  },
  { $id: 'ImportBatch' },
);
export type ImportBatch = Static<typeof ImportBatch>;
