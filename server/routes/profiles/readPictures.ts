import { eq } from 'drizzle-orm';
import type { ChosenPicture, Picture } from '../../../domain/contract/picture';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';
import { invalid } from '../../plugins/failures';
import { contentUrlOf, ownUpload, uploadsRepository } from '../uploads/repository';

const refuse = (message: string) => invalid({ pictures: [message] });

/** An upload of the user as pages show it; null where it is none. */
async function uploadedPicture(db: Db, userId: number, src: string): Promise<Picture | null> {
  const row = await ownUpload(db, userId, src, 'image');
  if (typeof row?.width !== 'number' || row.height === null) return null;
  const lesser = await uploadsRepository(db).widthsOf(row.id);
  const { width, height, color } = row;
  return { src: contentUrlOf(row), widths: [...lesser, width], width, height, color, alt: '' };
}

/**
 * The pictures that a business has chosen, in its order: its own uploads, or those that its listing
 * has already. Undefined when the form left them out; throws 400 for any other.
 */
export async function readPictures(
  db: Db,
  userId: number,
  chosen: readonly ChosenPicture[] | undefined,
): Promise<Picture[] | undefined> {
  if (!chosen) return undefined;
  if (new Set(chosen.map(({ src }) => src)).size < chosen.length) {
    throw refuse('Please choose each photo once.');
  }
  const [listing] = await db
    .select({ pictures: listings.pictures })
    .from(listings)
    .where(eq(listings.owner_id, userId));
  const found: Picture[] = [];
  for (const { src, alt } of chosen) {
    const present = listing?.pictures.find((picture) => picture.src === src);
    const picture = present ?? (await uploadedPicture(db, userId, src));
    if (!picture) throw refuse('A photo was not found. Please choose it again.');
    found.push({ ...picture, alt: alt.trim() });
  }
  return found;
}
