import { COUNTIES } from '../../../domain/counties';

/** Their names are plain English letters: an old phone would load its tables of languages to compare them as texts. */
export const COUNTIES_BY_NAME = [...COUNTIES].sort((one, other) =>
  one.name < other.name ? -1 : 1,
);
