import type { Listing } from '../../domain/contract/listing';
import { criteriaOfBadges } from './directoryCriteria';
import { LEVEL_DESCRIPTIONS } from './levels';

/** What the directory says of the badges and the level of a listing. */
export const listingWords = ({ badges, level }: Listing) => ({
  criteria: criteriaOfBadges(badges),
  level: level && LEVEL_DESCRIPTIONS[level],
});
