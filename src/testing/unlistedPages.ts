import type { pagePatterns } from '../../domain/pages';

/** Rendered in full for everybody, and not in the sitemap: other views, and what is not there. */
export const unlistedPages = ({
  directory,
  events,
}: Pick<ReturnType<typeof pagePatterns>, 'directory' | 'events'>): string[] => [
  `${directory}?view=map`,
  `${events}?view=month`,
  '/no-such-page',
  `${directory}/nobody`,
  `${events}/nothing`,
  '/resource/99999',
  '/v/bcdfghjkmn',
];
