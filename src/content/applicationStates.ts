import type { ApplicationState } from '../../domain/vocabulary';

/** The states of an application in a word or two. */
export const APPLICATION_STATE_NAMES: Record<ApplicationState, string> = {
  draft: 'Not started',
  in_progress: 'In progress',
  submitted: 'Submitted',
  under_review: 'Under review',
  changes_requested: 'Changes wanted',
  approved: 'Approved',
  rejected: 'Not accepted',
  listed: 'Listed',
  expired: 'Expired',
};
