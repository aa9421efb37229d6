import type { Listing } from '../../domain/contract/listing';
import { t } from '../../domain/language';
import { LEVEL_DESCRIPTIONS } from '../../domain/levelDescriptions';
import { criteriaOfBadges } from './directoryCriteria';

/** What the directory says of the badges and the level of a listing. */
export const listingWords = ({ badges, level }: Listing) => ({
  criteria: criteriaOfBadges(badges),
  level: level && t(LEVEL_DESCRIPTIONS[level]),
});
