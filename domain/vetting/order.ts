/** The display order of the categories, specification section 4. */
export const CATEGORY_ORDER = [
  'Business Details',
  'Sustainability Journey',
  'Disclosure',
  'About to finish',
  'Signing off',
  "Let's Get Started",
  'Before we start - screening',
  'Transparent and Accountable Governance',
  "Workers' Wellbeing",
  'Community Action',
  'Responsible Processing and Packaging',
  'Energy Transition',
  'Nature Regeneration',
  "What's next",
] as const;

const PLACES = new Map(CATEGORY_ORDER.map((name, place) => [name.toLowerCase(), place]));

const placeOf = (name: string): number => PLACES.get(name.toLowerCase()) ?? CATEGORY_ORDER.length;

/** Names are matched ignoring case; a category with another name comes last, as it came. */
export const inDisplayOrder = <T extends { category_name: string }>(
  categories: readonly T[],
): T[] => [...categories].sort((a, b) => placeOf(a.category_name) - placeOf(b.category_name));
