import type { DemoResource } from '../types';
import { communityResources } from './resources/community';
import { energyResources } from './resources/energy';
import { governanceResources } from './resources/governance';
import { resourcesInReview } from './resources/inReview';
import { natureResources } from './resources/nature';
import { processingResources } from './resources/processing';
import { workersResources } from './resources/workers';

export const demoResources: DemoResource[] = [
  ...governanceResources,
  ...workersResources,
  ...communityResources,
  ...processingResources,
  ...energyResources,
  ...natureResources,
  ...resourcesInReview,
];
