import { array, object, string } from 'yup';
import { t } from '../../../domain/language';
import { AVAILABILITIES, type ChosenProduct } from '../../../domain/contract/product';
import { PRODUCT_LIMITS } from '../../../domain/fieldLimits';
import { LISTING_FIELDS } from '../../../domain/listing/fields';
import { normaliseUnit } from '../../../domain/listing/productText';
import { LIMIT_MESSAGES } from '../../../domain/messages';
import { keysOf, mapNames } from '../../../domain/records';
import { textWithin } from '../fields/limitRules';
import { isWithin, wholeNumber } from '../fields/wholeNumbers';

export const PRICE_KINDS = ['fixed', 'from', 'on request'] as const;
type PriceKind = (typeof PRICE_KINDS)[number];

/** A product as it is typed; each value is a text. */
export interface ProductValues {
  name: string;
  price_kind: string;
  price: string;
  unit: string;
  availability: string;
  season: string;
  /** `content_url` of its picture, or empty. */
  picture: string;
}

export const NO_PRODUCT: ProductValues = {
  name: '',
  price_kind: 'fixed',
  price: '',
  unit: '',
  availability: 'in stock',
  season: '',
  picture: '',
};

const TYPED = ['name', 'price', 'unit', 'season', 'picture'] as const;

/** Whether nothing was typed: such a product is left out. */
export const isUntouched = (product: ProductValues): boolean =>
  TYPED.every((name) => product[name].trim() === '');

/** Whether an entry of a stored draft is a product. */
export function isProduct(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const found = new Map<string, unknown>(Object.entries(item));
  return keysOf(NO_PRODUCT).every((name) => typeof found.get(name) === 'string');
}

const priceKindOf = ({ price, is_lowest_price }: ChosenProduct): PriceKind => {
  if (price === null) return 'on request';
  return is_lowest_price ? 'from' : 'fixed';
};

export const toProductValues = (saved: ChosenProduct): ProductValues => ({
  name: saved.name,
  price_kind: priceKindOf(saved),
  price: saved.price === null ? '' : String(saved.price),
  unit: saved.unit,
  availability: saved.availability,
  season: saved.season,
  picture: saved.picture,
});

export const toChosenProduct = (typed: ProductValues): ChosenProduct => ({
  name: typed.name.trim(),
  price: typed.price_kind === 'on request' ? null : (wholeNumber(typed.price) ?? null),
  is_lowest_price: typed.price_kind === 'from',
  unit: normaliseUnit(typed.unit),
  availability: AVAILABILITIES.find((each) => each === typed.availability) ?? 'in stock',
  season: typed.availability === 'seasonal' ? typed.season.trim() : '',
  picture: typed.picture,
});

const { price, name, unit, season } = PRODUCT_LIMITS;
const isInRange = isWithin(price.minimum, price.maximum);
const { maxItems } = LISTING_FIELDS.products.limits;

/** Formik hands over an empty text as undefined. */
const productOf = ({ parent }: { parent: object }): ProductValues => {
  const given = new Map<string, unknown>(Object.entries(parent));
  return mapNames(keysOf(NO_PRODUCT), (key) => {
    const text = given.get(key);
    return typeof text === 'string' ? text : '';
  });
};

/** The rules of the products, those of the server; a product in which nothing was typed has none. */
export const PRODUCTS_RULE = array()
  .max(maxItems, () => LIMIT_MESSAGES.maxItems(maxItems))
  .of(
    object({
      name: string()
        .trim()
        .max(name.maxLength, () => LIMIT_MESSAGES.maxLength(name.maxLength))
        .test('name', (text = '', context) => {
          if (isUntouched(productOf(context)) || text.length >= name.minLength) return true;
          const message =
            text === '' ? t(name['x-empty']) : LIMIT_MESSAGES.minLength(name.minLength);
          return context.createError({ message });
        }),
      price: string().test(
        'price',
        () => t(price['x-range']),
        (text = '', context) => {
          const product = productOf(context);
          if (isUntouched(product) || product.price_kind === 'on request') return true;
          return text.trim() !== '' && isInRange(text);
        },
      ),
      unit: textWithin(unit),
      season: textWithin(season),
    }),
  );
