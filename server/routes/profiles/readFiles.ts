import type { BusinessPayload } from '../../../domain/contract/profile';
import { msg } from '../../../domain/language';
import type { Db } from '../../db/database';
import { invalid } from '../../plugins/failures';
import { ownUpload } from '../uploads/repository';
import { readPictures } from './readPictures';
import { readProducts, type Present } from './readProducts';

/** A new logo must be the user's own upload of that kind; the present one is accepted. */
async function checkLogo(
  db: Db,
  userId: number,
  present: string | null,
  logo: string | undefined,
): Promise<void> {
  if (!logo || logo === present) return;
  if (!(await ownUpload(db, userId, logo, 'logo'))) {
    throw invalid({ logo: [msg('Please choose the logo again.')] });
  }
}

/**
 * The pictures and products of the form. What a listing has is accepted from anybody who may edit it; new
 * files must be uploads of the user. Throws 400.
 */
export async function readFiles(
  db: Db,
  userId: number,
  present: Present,
  { logo, pictures, products }: Pick<BusinessPayload, 'logo' | 'pictures' | 'products'>,
) {
  await checkLogo(db, userId, present?.logo ?? null, logo);
  return {
    pictures: await readPictures(db, userId, present, pictures),
    products: await readProducts(db, userId, present, products),
  };
}
