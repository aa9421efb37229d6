import type { FactChange } from '../contract/common';
import type { Listing } from '../contract/listing';
import { countyName } from '../counties';
import { changedKeys } from '../changedKeys';
import { excerpts } from '../excerpts';
import { LANGUAGE_WORDS, plural, t } from '../language';
import { pickKeys } from '../records';
import { productText } from './productText';
import { fieldOf, PUBLIC_NAMES, type PublicName } from './fields';

/** What a business says about itself in public; reviewers set level, badges and dates. */
export type PublicFacts = Pick<Listing, PublicName>;

export const publicFactsOf = (listing: PublicFacts): PublicFacts => pickKeys(listing, PUBLIC_NAMES);

/** The facts that differ; one that `before` does not know of is left out. */
export const changedFacts = (before: Partial<PublicFacts>, after: PublicFacts): PublicName[] =>
  changedKeys(PUBLIC_NAMES, before, after);

const picturesText = ({ length }: readonly unknown[]): string =>
  length === 0 ? '' : plural(length, '# photo', '# photos');

/** A fact in words; nothing is an empty text. */
export function factText(name: PublicName, facts: Partial<PublicFacts>): string {
  if (name === 'pictures') return picturesText(facts.pictures ?? []);
  if (name === 'products') return (facts.products ?? []).map(productText).join('; ');
  const value = facts[name] ?? '';
  if (Array.isArray(value)) return value.join(', ');
  if (fieldOf(name).kind === 'county') return countyName(String(value)) ?? String(value);
  return String(value);
}

/** The same as it is shown: what was chosen from a list, in the language of the reader. */
function shownFact(name: PublicName, facts: Partial<PublicFacts>): string {
  if (name === 'in_language') return facts[name] ? t(LANGUAGE_WORDS[facts[name]]) : '';
  const text = factText(name, facts);
  if (!('options' in fieldOf(name))) return text;
  return text
    .split(', ')
    .map((chosen) => t(chosen))
    .join(', ');
}

/** The changes, in the words of the business form; of a picture only that it changed. */
export function changesSince(before: Partial<PublicFacts>, after: PublicFacts): FactChange[] {
  return changedFacts(before, after).map((name) => {
    const { label: field, kind } = fieldOf(name);
    if (kind === 'picture') {
      const now = before[name] ? t('Another picture') : t('A picture');
      return { field, before: before[name] ? t('A picture') : '', after: after[name] ? now : '' };
    }
    if (kind === 'pictures') {
      const [earlier, now] = [factText(name, before), factText(name, after)];
      return {
        field,
        before: earlier,
        after: now === earlier ? t('{photos}, changed', { photos: now }) : now,
      };
    }
    if (kind === 'products' && factText(name, before) === factText(name, after)) {
      return { field, before: '', after: t('Other pictures') };
    }
    const [earlier, later] = excerpts(shownFact(name, before), shownFact(name, after));
    return { field, before: earlier, after: later };
  });
}
