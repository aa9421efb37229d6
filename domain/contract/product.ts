import { Type, type Static } from 'typebox';
import { PICTURE_LIMITS, PRODUCT_LIMITS } from '../fieldLimits';
import { closed, Nullable, OneOf } from './common';
import { Picture } from './picture';

export const AVAILABILITIES = ['in stock', 'seasonal'] as const;

const { name, price, unit, season } = PRODUCT_LIMITS;

const properties = {
  name: Type.String(name),
  price: Nullable(Type.Integer({ ...price, description: 'KES; null for a price on request' })),
  is_lowest_price: Type.Boolean({ description: 'Shown as "From KES …"' }),
  unit: Type.String({ ...unit, description: 'What the price is for, such as kg, or empty' }),
  availability: OneOf(AVAILABILITIES),
  season: Type.String({ ...season, description: 'When a seasonal product is sold, or empty' }),
};

/** What a business sells: a product or a service. */
export const Product = Type.Object({ ...properties, picture: Nullable(Picture) });
export type Product = Static<typeof Product>;

/** A product as a form sends it: of its picture the `content_url`, or an empty text. */
export const ChosenProduct = Type.Object(
  { ...properties, picture: Type.String(PICTURE_LIMITS.src) },
  closed,
);
export type ChosenProduct = Static<typeof ChosenProduct>;
