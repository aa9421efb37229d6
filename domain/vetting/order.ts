import { msg } from '../language';

/** The display order of the categories, specification section 4. */
export const CATEGORY_ORDER = [
  msg('Business Details'),
  msg('Sustainability Journey'),
  msg('Disclosure'),
  msg('About to finish'),
  msg('Signing off'),
  msg("Let's Get Started"),
  msg('Before we start - screening'),
  msg('Transparent and Accountable Governance'),
  msg("Workers' Wellbeing"),
  msg('Community Action'),
  msg('Responsible Processing and Packaging'),
  msg('Energy Transition'),
  msg('Nature Regeneration'),
  msg("What's next"),
] as const;

const PLACES = new Map(CATEGORY_ORDER.map((name, place) => [name.toLowerCase(), place]));

const placeOf = (name: string): number => PLACES.get(name.toLowerCase()) ?? CATEGORY_ORDER.length;

/** Names are matched ignoring case; a category with another name comes last, as it came. */
export const inDisplayOrder = <T extends { category_name: string }>(
  categories: readonly T[],
): T[] => [...categories].sort((a, b) => placeOf(a.category_name) - placeOf(b.category_name));
