import type { Picture } from '../../../domain/contract/picture';
import type { ChosenProduct, Product } from '../../../domain/contract/product';
import { PRODUCT_LIMITS } from '../../../domain/fieldLimits';
import { normaliseUnit } from '../../../domain/listing/productText';
import { LIMIT_MESSAGES } from '../../../domain/messages';
import type { Db } from '../../db/database';
import { invalid } from '../../plugins/failures';
import { PHOTO_NOT_FOUND, uploadedPicture } from './readPictures';

const SHORTEST_NAME = PRODUCT_LIMITS.name.minLength;

const refuse = (message: string) => invalid({ products: [message] });

/** Without what a price on request or a product in stock has no use for. */
const normalise = (product: Omit<ChosenProduct, 'picture'>) => ({
  ...product,
  name: product.name.trim(),
  is_lowest_price: product.price !== null && product.is_lowest_price,
  unit: product.price === null ? '' : normaliseUnit(product.unit),
  season: product.availability === 'seasonal' ? product.season.trim() : '',
});

/** What a listing shows now; null before there is one. */
export type Present = { logo: string | null; pictures: Picture[]; products: Product[] } | null;

/**
 * The products of a listing, in order. The picture of one is an upload of the user, or one that its products
 * have already. Undefined when the form left them out; throws 400 for any other picture, and for a
 * name of less than two letters.
 */
export async function readProducts(
  db: Db,
  userId: number,
  listing: Present,
  chosen: readonly ChosenProduct[] | undefined,
): Promise<Product[] | undefined> {
  if (!chosen) return undefined;
  const present = listing?.products.flatMap(({ picture }) => picture ?? []) ?? [];
  const found: Product[] = [];
  for (const { picture: src, ...sent } of chosen) {
    const product = normalise(sent);
    if (product.name.length < SHORTEST_NAME) throw refuse(LIMIT_MESSAGES.minLength(SHORTEST_NAME));
    const picture =
      src === ''
        ? null
        : (present.find((each) => each.src === src) ?? (await uploadedPicture(db, userId, src)));
    if (src !== '' && !picture) throw refuse(PHOTO_NOT_FOUND);
    found.push({ ...product, picture });
  }
  return found;
}
