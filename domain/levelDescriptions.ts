import { msg } from './language';
import type { Level } from './vocabulary';

/** What a level of the self-assessment says of a business, from the first to the last; the name stands before it. */
export const LEVEL_DESCRIPTIONS: Record<Level, string> = {
  Seed: msg('has started: the first facts are known and the first steps are planned.'),
  Sprout: msg('has practices in place on some themes, not yet everywhere.'),
  Sapling: msg('applies its practices on every theme that concerns it.'),
  Tree: msg('measures what it does, keeps evidence for it and looks at it again every year.'),
};
