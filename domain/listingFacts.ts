import type { FactChange } from './contract/common';
import type { Listing } from './contract/listing';
import { countyName } from './counties';
import { differing } from './differing';
import { excerpts } from './excerpts';

/** What a business tells the public of itself; level, badges and dates are the reviewers' own. */
export const PUBLIC_FACTS = [
  'name',
  'category',
  'other_categories',
  'themes',
  'county',
  'address_locality',
  'street_address',
  'founding_year',
  'description',
  'logo',
  'telephone',
  'whatsapp_phone',
  'email',
  'url',
  'same_as',
  'opening_hours',
] as const satisfies readonly (keyof Listing)[];
type PublicFact = (typeof PUBLIC_FACTS)[number];
export type PublicFacts = Pick<Listing, PublicFact>;

/** What a business claims of itself, beside what reviewers vouch for; the rest says how to reach it. */
export const CLAIMS = [
  'name',
  'category',
  'other_categories',
  'themes',
  'county',
  'address_locality',
  'street_address',
  'founding_year',
  'description',
  'logo',
  'opening_hours',
] as const satisfies readonly PublicFact[];

const LABELS: Record<PublicFact, string> = {
  name: 'Business name',
  category: 'Sector',
  other_categories: 'Other sectors',
  themes: 'Themes',
  county: 'County',
  address_locality: 'Town or area',
  street_address: 'Street',
  founding_year: 'Year founded',
  description: 'Description',
  logo: 'Logo',
  telephone: 'Phone number',
  whatsapp_phone: 'WhatsApp number',
  email: 'Email for customers',
  url: 'Website',
  same_as: 'Pages elsewhere',
  opening_hours: 'Opening hours',
};

export const publicFactsOf = (listing: PublicFacts): PublicFacts => ({
  name: listing.name,
  category: listing.category,
  other_categories: listing.other_categories,
  themes: listing.themes,
  county: listing.county,
  address_locality: listing.address_locality,
  street_address: listing.street_address,
  founding_year: listing.founding_year,
  description: listing.description,
  logo: listing.logo,
  telephone: listing.telephone,
  whatsapp_phone: listing.whatsapp_phone,
  email: listing.email,
  url: listing.url,
  same_as: listing.same_as,
  opening_hours: listing.opening_hours,
});

/** The facts that differ; one that `before` does not know of is left out. */
export const changedFacts = (before: Partial<PublicFacts>, after: PublicFacts): PublicFact[] =>
  differing(PUBLIC_FACTS, before, after);

function textOf(fact: PublicFact, facts: Partial<PublicFacts>): string {
  const value = facts[fact] ?? '';
  if (Array.isArray(value)) return value.join(', ');
  if (fact === 'county') return countyName(String(value)) ?? String(value);
  return String(value);
}

/** What differs, in the words of the business form; a changed picture is told as such. */
export function changesSince(before: Partial<PublicFacts>, after: PublicFacts): FactChange[] {
  return changedFacts(before, after).map((fact) => {
    const field = LABELS[fact];
    if (fact === 'logo') {
      const now = before.logo ? 'Another picture' : 'A picture';
      return { field, before: before.logo ? 'A picture' : '', after: after.logo ? now : '' };
    }
    const [earlier, later] = excerpts(textOf(fact, before), textOf(fact, after));
    return { field, before: earlier, after: later };
  });
}
