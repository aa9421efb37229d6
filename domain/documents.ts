import type { ConsentKind } from './contract/profile';
import type { SiteTextKey } from './siteTexts';

/** The texts that members agree to, and the consent by which they do. */
export const DOCUMENTS = { terms: 'terms', privacyPolicy: 'privacy' } as const satisfies Partial<
  Record<SiteTextKey, ConsentKind>
>;

export type DocumentKey = keyof typeof DOCUMENTS;

export const DOCUMENT_KEYS = ['terms', 'privacyPolicy'] as const satisfies readonly DocumentKey[];

export const isDocument = (key: string): key is DocumentKey =>
  DOCUMENT_KEYS.some((each) => each === key);
