import type { FieldErrors } from '../../domain/contract/common';
import type { ChosenPicture, Picture } from '../../domain/contract/picture';
import type { Encoding } from '../../domain/contract/resource';
import type { UploadKind } from '../../domain/contract/upload';
import { msg } from '../../domain/language';
import type { Db } from '../db/database';
import { invalid } from '../plugins/failures';
import { contentUrlOf, ownUpload, type UploadRow } from '../routes/uploads/repository';
import { toPicture } from '../routes/uploads/toPicture';

const NOT_FOUND_MESSAGE = msg('This file was not found. Upload it again.');

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
  /** An upload of kind image. */
  image: ChosenPicture | null;
}

/** The cover as pages show it: the one that the post has already, or an upload of one of `owners`. */
async function readImage(
  db: Db,
  owners: number[],
  { src, alt }: ChosenPicture,
  present: Picture | null,
): Promise<Picture | null> {
  const row = present?.src === src ? null : await find(db, owners, src, 'image');
  const picture = row ? await toPicture(db, row) : present;
  return picture?.src === src ? { ...picture, alt: alt.trim() } : null;
}

/**
 * The uploads that a post names; throws 400 unless each of them belongs to one of `owners` or is the image
 * that it has at present.
 */
export async function readUploads(
  db: Db,
  owners: number[],
  named: Named,
  present: Picture | null,
): Promise<{ encoding: Encoding[]; image: Picture | null }> {
  const found: UploadRow[] = [];
  for (const url of named.files) {
    const row = await find(db, owners, url, 'file');
    if (row) found.push(row);
  }
  const image = named.image && (await readImage(db, owners, named.image, present));
  const errors: FieldErrors = {
    ...(found.length < named.files.length && { files: [NOT_FOUND_MESSAGE] }),
    ...(named.image !== null && image === null && { image: [NOT_FOUND_MESSAGE] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { encoding: found.map(toEncoding), image };
}
