import type { PostStatus } from './vocabulary';

/** What a reviewer vouches for. Wording, phone, hours and links are the owner's own. */
export interface ReviewedFacts {
  name: string;
  category: string;
  other_categories: readonly string[];
  themes: readonly string[];
  county: string;
}
export type ReviewedFact = keyof ReviewedFacts;

const REVIEWED_FACTS = [
  'name',
  'category',
  'other_categories',
  'themes',
  'county',
] as const satisfies readonly ReviewedFact[];

/** The same text for the same fact, in whatever order a list has it. */
const sameText = (fact: string | readonly string[]): string =>
  typeof fact === 'string' ? fact.trim() : JSON.stringify([...fact].sort());

/** Which of the reviewed facts differ. */
export const reviewedChanges = (before: ReviewedFacts, after: ReviewedFacts): ReviewedFact[] =>
  REVIEWED_FACTS.filter((fact) => sameText(before[fact]) !== sameText(after[fact]));

type ReviewedLists = Pick<ReviewedFacts, 'other_categories' | 'themes'>;

/** With the lists of `before` where those of `after` have the same in another order. */
export function keepOrder<Facts extends ReviewedLists>(
  before: Pick<Facts, keyof ReviewedLists> | null,
  after: Facts,
): Facts {
  const kept = <Name extends keyof ReviewedLists>(name: Name): Facts[Name] =>
    before && sameText(before[name]) === sameText(after[name]) ? before[name] : after[name];
  return { ...after, other_categories: kept('other_categories'), themes: kept('themes') };
}

/**
 * Where a listing stands once its owner has saved it. A published one stays public unless a reviewed
 * fact differs; any other waits for review; without consent to be listed it is a draft. (A figure of a
 * criterion is no part of the form: the assessment changes it, and is reviewed itself.)
 */
export function statusAfterSaving(
  before: (ReviewedFacts & { status: PostStatus }) | null,
  after: ReviewedFacts,
  consentsToListing: boolean,
): PostStatus {
  if (!consentsToListing) return 'draft';
  const isKept = before?.status === 'published' && reviewedChanges(before, after).length === 0;
  return isKept ? 'published' : 'pending';
}
