import type { Level } from '../../domain/vocabulary';

/** What a level of the self-assessment says, from the first to the last. */
export const LEVEL_DESCRIPTIONS: Record<Level, string> = {
  Seed: 'has started: the first facts are known and the first steps are planned.',
  Sprout: 'has practices in place on some themes, not yet everywhere.',
  Sapling: 'applies its practices on every theme that concerns it.',
  Tree: 'measures what it does, keeps evidence for it and looks at it again every year.',
};

export const REVIEW_NOTE =
  'Businesses state these facts themselves, and our team reviews them. A badge is not a certificate.';
