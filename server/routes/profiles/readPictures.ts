import type { ChosenPicture, Picture } from '../../../domain/contract/picture';
import { msg } from '../../../domain/language';
import type { Db } from '../../db/database';
import { invalid } from '../../plugins/failures';
import { ownUpload } from '../uploads/repository';
import { toPicture } from '../uploads/toPicture';

export const PHOTO_NOT_FOUND = msg('A photo was not found. Please choose it again.');

const refuse = (message: string) => invalid({ pictures: [message] });

/** An upload of the user as pages show it; null where it is none. */
export async function uploadedPicture(
  db: Db,
  userId: number,
  src: string,
): Promise<Picture | null> {
  const row = await ownUpload(db, userId, src, 'image');
  return row && toPicture(db, row);
}

/**
 * The pictures that were chosen for a listing, in order: uploads of the user, or those that it has already. Undefined when the form left them out; throws 400 for any other.
 */
export async function readPictures(
  db: Db,
  userId: number,
  present: { pictures: Picture[] } | null,
  chosen: readonly ChosenPicture[] | undefined,
): Promise<Picture[] | undefined> {
  if (!chosen) return undefined;
  if (new Set(chosen.map(({ src }) => src)).size < chosen.length) {
    throw refuse(msg('Please choose each photo once.'));
  }
  const found: Picture[] = [];
  for (const { src, alt } of chosen) {
    const kept = present?.pictures.find((picture) => picture.src === src);
    const picture = kept ?? (await uploadedPicture(db, userId, src));
    if (!picture) throw refuse(PHOTO_NOT_FOUND);
    found.push({ ...picture, alt: alt.trim() });
  }
  return found;
}
