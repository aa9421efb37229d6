/** Pages of a person (specification 3): null where there is none. */
export interface Socials {
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
  linkedin: string | null;
}

export const NO_SOCIALS: Socials = {
  instagram: null,
  facebook: null,
  twitter: null,
  linkedin: null,
};

/** Shown above the team and the advisors; null once the people are real. */
export const PEOPLE_NOTE: string | null =
  'The people on this page are invented, to show the site at work.';
