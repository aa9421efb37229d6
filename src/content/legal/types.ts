import type { Values } from '../../../domain/language';

/** A paragraph, a list, or terms with what is said about each. */
export type LegalBlock = string | { list: string[] } | { terms: [term: string, text: string][] };

export interface LegalSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

/** In English; `values` are for the marks in all its texts. */
export interface LegalText {
  values: Values;
  /** ISO date of the last change. */
  changed: string;
  summary: string;
  sections: LegalSection[];
}

/** Deploy-time values that the texts name. */
export interface LegalParty {
  productName: string;
  contactEmail: string;
  analyticsSiteId: number | null;
  forumUrl: string | null;
}
