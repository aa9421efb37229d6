import { choice } from './build';

/** The six themes as choices, in the order of their categories. */
export const themeChoices = [
  choice('governance', 'Transparent and accountable governance'),
  choice('workers', "Workers' wellbeing"),
  choice('community', 'Community action'),
  choice('processing', 'Responsible processing and packaging'),
  choice('energy', 'Energy transition'),
  choice('nature', 'Nature regeneration'),
];
