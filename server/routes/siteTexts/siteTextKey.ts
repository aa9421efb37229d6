import { Type } from 'typebox';
import { isSiteTextKey, siteTextRow, type SiteTextKey } from '../../../domain/siteTexts';
import { notFound } from '../../plugins/failures';

export const keyParams = Type.Object({ key: Type.String({ maxLength: 40 }) });

/** Throws 404 where there is no such text. */
export function keyIn({ key }: { key: string }): SiteTextKey {
  if (!isSiteTextKey(key)) throw notFound();
  return key;
}

/** Throws 404 where pages show no such text. */
export function shownKeyIn(params: { key: string }): SiteTextKey {
  const key = keyIn(params);
  if (siteTextRow(key).needs) throw notFound();
  return key;
}
