import type { Locator } from '@playwright/test';
import type { Preparation } from './preparePage';
import type { Stage } from './stage';

/** How the product is brought into a state of one of its machines. */
export interface Scene extends Preparation {
  /** The state, from the root of the machine. */
  place: string;
  /** The worker for pages without a network is installed. */
  hasWorker?: boolean;
  bring(stage: Stage): Promise<void>;
  /** What is to be in the middle of the picture; without it, the page is seen from its start. */
  shows?: (stage: Stage) => Locator;
}

/** The scenes of a machine, in the order in which they are taken: they share one product. */
export interface Scenes {
  machine: string;
  scenes: readonly Scene[];
  /** Where the machine is, as dotted places; without it, what the running page says. */
  whereIs?: (stage: Stage) => Promise<readonly string[]>;
}
