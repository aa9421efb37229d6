import type { FieldErrors } from '../../domain/contract/common';
import type { Encoding } from '../../domain/contract/resource';
import type { UploadKind } from '../../domain/contract/upload';
import type { Db } from '../db/database';
import { invalid } from '../plugins/failures';
import { contentUrlOf, ownUpload, type UploadRow } from '../routes/uploads/repository';

const NOT_FOUND_MESSAGE = 'This file was not found. Upload it again.';

/** The upload, when it belongs to one of these users. */
async function find(
  db: Db,
  owners: number[],
  url: string,
  kind: UploadKind,
): Promise<UploadRow | null> {
  for (const owner of new Set(owners)) {
    const row = await ownUpload(db, owner, url, kind);
    if (row) return row;
  }
  return null;
}

const toEncoding = (row: UploadRow): Encoding => ({
  name: row.name,
  content_url: contentUrlOf(row),
  encoding_format: row.encoding_format,
  content_size: row.content_size,
});

interface Named {
  /** Addresses of uploads of kind file. */
  files: string[];
  /** Address of an upload of kind image, or empty. */
  image: string;
}

/** The uploads that a post names; throws 400 unless each of them belongs to one of `owners`. */
export async function readUploads(
  db: Db,
  owners: number[],
  named: Named,
): Promise<{ encoding: Encoding[]; image: string | null }> {
  const found: UploadRow[] = [];
  for (const url of named.files) {
    const row = await find(db, owners, url, 'file');
    if (row) found.push(row);
  }
  const image = named.image === '' ? null : await find(db, owners, named.image, 'image');
  const errors: FieldErrors = {
    ...(found.length < named.files.length && { files: [NOT_FOUND_MESSAGE] }),
    ...(named.image !== '' && image === null && { image: [NOT_FOUND_MESSAGE] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { encoding: found.map(toEncoding), image: image && contentUrlOf(image) };
}
