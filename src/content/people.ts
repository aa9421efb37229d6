import { msg } from '../../domain/language';

/** Pages of a person (specification 3): empty where there is none. */
export const NO_SOCIALS = { instagram: '', facebook: '', twitter: '', linkedin: '' };

/** Shown above the people that are built in; null once these are real. */
export const PEOPLE_NOTE: string | null = msg(
  'The people on this page are invented, to show the site at work.',
);
