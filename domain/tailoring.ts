import { msg, t } from './language';
import { capitalise } from './capitalise';
import { COUNTIES } from './counties';
import { materialThemes } from './vetting/themes';
import type { DirectoryCategory, Theme } from './vocabulary';

/**
 * The answers that decide which posts come first (ADR 30). All others stay out of it: habits, and
 * everything sensitive, such as gender and age.
 */
export interface Choices {
  themes: readonly Theme[];
  /** Code of a county, or anything else for none. */
  county: string;
  categories: readonly DirectoryCategory[];
  volunteering: readonly string[];
}

/** What posts are matched with: exactly one of theme and county is set. */
export interface Interest {
  /** The answer, in the form's words. */
  because: string;
  theme: Theme | null;
  county: string | null;
  /** Posts on this were asked for in so many words; otherwise it follows from another answer. */
  isNamed: boolean;
}

/** What else a post can be matched by. */
interface Post {
  themes: readonly Theme[];
  county?: string | null;
  status: string;
}

const VOLUNTEERING: readonly { value: string; because: string; theme: Theme }[] = [
  { value: 'tree_care', because: msg('Caring for trees'), theme: 'nature regeneration' },
  { value: 'clean_up', because: msg('Clean-ups'), theme: 'community action' },
];

/** Nobody is led to what does not take place. */
export const CANCELLED = 'cancelled';

/** The strongest first; each theme once. */
export function interestsOf({ themes, county, categories, volunteering }: Choices): Interest[] {
  const named = themes.map((theme) => ({ because: capitalise(t(theme)), theme }));
  const near = COUNTIES.filter(({ code }) => code === county);
  const implied = [
    ...VOLUNTEERING.filter(({ value }) => volunteering.includes(value)).map(
      ({ because, theme }) => ({ because: t(because), theme }),
    ),
    ...categories.flatMap((category) =>
      materialThemes(category).map((theme) => ({ because: t(category), theme })),
    ),
  ].filter(
    ({ theme }, index, all) =>
      !themes.includes(theme) && all.findIndex((other) => other.theme === theme) === index,
  );
  return [
    ...named.map((interest) => ({ ...interest, county: null, isNamed: true })),
    ...near.map(({ name, code }) => ({ because: name, theme: null, county: code, isNamed: true })),
    ...implied.map(({ because, theme }) => ({ because, theme, county: null, isNamed: false })),
  ];
}

const fits = ({ theme, county }: Interest, post: Post): boolean =>
  theme === null ? county === post.county : post.themes.includes(theme);

/** The strongest answer that the post fits; null where it fits none, or is cancelled. */
export const reasonOf = (interests: readonly Interest[], post: Post): string | null =>
  post.status === CANCELLED
    ? null
    : (interests.find((interest) => fits(interest, post))?.because ?? null);

/** What was asked for in so many words. */
export const namedIn = (interests: readonly Interest[]): string[] =>
  interests.filter(({ isNamed }) => isNamed).map(({ because }) => because);
