import { applicationRow, type ApplicationState } from './applicationStates';

/** Where a business is with its assessment: while it answers, how far; then, what its application says. */
export type Stage =
  | 'basic.incomplete'
  | 'basic.awaitingClearance'
  | 'advanced.incomplete'
  | 'advanced.complete'
  | ApplicationState;

interface Facts {
  /** Null before the first answer. */
  application: { state: ApplicationState } | null;
  /** The Advanced part is open. */
  isCleared: boolean;
  isBasicComplete: boolean;
  isAdvancedComplete: boolean;
}

export function stageOf({
  application,
  isCleared,
  isBasicComplete,
  isAdvancedComplete,
}: Facts): Stage {
  if (application && applicationRow(application).phase !== 'answering') return application.state;
  if (isCleared) return isAdvancedComplete ? 'advanced.complete' : 'advanced.incomplete';
  return isBasicComplete ? 'basic.awaitingClearance' : 'basic.incomplete';
}
