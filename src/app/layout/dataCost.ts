import { t } from '../../../domain/language';
import type { DataUse } from '../wiring/dataUse';

const PRICE_KEY = 'pricePerMegabyte';
const MEGABYTE = 1_000_000;

/** As it was typed; empty where none is known. */
export function readPrice(): string {
  try {
    return window.localStorage.getItem(PRICE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function storePrice(typed: string): void {
  try {
    if (typed === '') window.localStorage.removeItem(PRICE_KEY);
    else window.localStorage.setItem(PRICE_KEY, typed);
  } catch {
    // It holds for this page.
  }
}

/** Such as "182 kB" or "1.4 MB". */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Null where what was typed is no price. */
export function costText(typed: string, { visit, month }: DataUse): string | null {
  const price = Number(typed.trim().replace(',', '.'));
  if (!(price > 0) || !Number.isFinite(price)) return null;
  const shillings = (bytes: number) => `KES ${((bytes / MEGABYTE) * price).toFixed(2)}`;
  return t('About {visit} in this visit, {month} this month.', {
    visit: shillings(visit),
    month: shillings(month),
  });
}
