import type { Product } from '../contract/product';
import { t } from '../language';

type Price = Pick<Product, 'price' | 'is_lowest_price' | 'unit'>;
type Season = Pick<Product, 'availability' | 'season'>;

/** Whole shillings, such as KES 2,800. */
export const shillings = (amount: number): string => `KES ${amount.toLocaleString('en-KE')}`;

/** Such as "From KES 1,200 per night". */
export function productPriceText({ price, is_lowest_price, unit }: Price): string {
  if (price === null) return t('Price on request');
  const amount = shillings(price);
  if (unit === '') return is_lowest_price ? t('From {amount}', { amount }) : amount;
  return is_lowest_price
    ? t('From {amount} per {unit}', { amount, unit })
    : t('{amount} per {unit}', { amount, unit });
}

/** When it can be bought. */
export function availabilityText({ availability, season }: Season): string {
  if (availability === 'in stock') return t('In stock');
  return season === '' ? t('In season only') : t('In season: {season}', { season });
}

/** A product on one line, without its picture. */
export const productText = (product: Product): string =>
  [product.name, productPriceText(product), availabilityText(product)].join(', ');

/** What the price is for, without the "per" that some people type. */
export const normaliseUnit = (text: string): string =>
  text
    .trim()
    .replace(/^(?:per\b|\/)/i, '')
    .trim();
