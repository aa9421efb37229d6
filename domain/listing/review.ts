import { stateAfter } from '../nextState';
import { pickKeys } from '../records';
import type { PostStatus } from '../vocabulary';
import {
  namesWith,
  REVIEWED_NAMES,
  type ListingFields,
  type NameOf,
  type ReviewedName,
} from './fields';
import { listingMachine } from './listingMachine';

/** What a reviewer vouches for. Wording, phone, hours and links are the owner's own. */
export type ReviewedFacts = {
  [Name in ReviewedName]: ListingFields[Name] extends { kind: 'choices' }
    ? readonly string[]
    : string;
};

/** The same text for the same fact, in whatever order a list has it. */
const sameText = (fact: string | readonly string[]): string =>
  typeof fact === 'string' ? fact.trim() : JSON.stringify([...fact].sort());

/** Which of the reviewed facts differ. */
export const reviewedChanges = (before: ReviewedFacts, after: ReviewedFacts): ReviewedName[] =>
  REVIEWED_NAMES.filter((name) => sameText(before[name]) !== sameText(after[name]));

const LISTS = namesWith({ review: 'first', kind: 'choices' });
type ReviewedLists = Pick<ReviewedFacts, NameOf<{ review: 'first'; kind: 'choices' }>>;

/** With the lists of `before` where those of `after` have the same in another order. */
export function keepOrder<Facts extends ReviewedLists>(
  before: Pick<Facts, keyof ReviewedLists> | null,
  after: Facts,
): Facts {
  if (!before) return after;
  const same = LISTS.filter((name) => sameText(before[name]) === sameText(after[name]));
  return { ...after, ...pickKeys(before, same) };
}

/**
 * Where a listing stands once its owner has saved it. (A figure of a criterion is no part of the form: the assessment
 * changes it, and is reviewed itself.)
 */
export const statusAfterSaving = (
  before: (ReviewedFacts & { status: PostStatus }) | null,
  after: ReviewedFacts,
  isConsented: boolean,
): PostStatus =>
  stateAfter(listingMachine, before?.status ?? 'draft', {
    type: 'listing.saved',
    by: 'owner',
    isConsented,
    isReviewedChanged: before === null || reviewedChanges(before, after).length > 0,
  });
