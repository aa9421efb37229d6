import { communityTexts } from './advice/community';
import { energyTexts } from './advice/energy';
import { governanceTexts } from './advice/governance';
import { natureTexts } from './advice/nature';
import { processingTexts } from './advice/processing';
import type { RecommendationText } from './advice/text';
import { workersTexts } from './advice/workers';

/** By the code of each scored question of the six themes, such as `T1`. */
export const RECOMMENDATION_TEXTS: Readonly<Record<string, RecommendationText>> = {
  ...governanceTexts,
  ...workersTexts,
  ...communityTexts,
  ...processingTexts,
  ...energyTexts,
  ...natureTexts,
};
