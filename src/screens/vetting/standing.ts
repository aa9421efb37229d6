import type { ApplicationEventType } from '../../../domain/contract/vetting';
import type { ApplicationState } from '../../../domain/vocabulary';

/** What the owner of an application can do beside answering; `question` asks before it is done. */
export const OWNER_ACTS: Partial<
  Record<ApplicationEventType, { label: string; question: string; text: string }>
> = {
  'application.withdrawn': {
    label: 'Take it back',
    question: 'Take your application back?',
    text: 'It leaves the queue of our reviewers. You can change answers and submit it again.',
  },
  'application.resumed': {
    label: 'Go on from my answers',
    question: 'Go on from the answers you gave?',
    text: 'All answers open again. Nothing is lost.',
  },
  'application.renewed': {
    label: 'Renew',
    question: 'Renew your assessment?',
    text: 'All answers open again, as you gave them last time.',
  },
};

/** Why answers cannot be changed now; null where they can. */
export function lockedBecause(state: ApplicationState | null): string | null {
  switch (state) {
    case 'submitted':
      return 'You have submitted this assessment. Take it back to change an answer.';
    case 'under_review':
      return 'A reviewer is reading your answers. They cannot be changed until the review is done.';
    case 'approved':
      return 'Your assessment is approved. Its answers stay as they were checked.';
    case 'listed':
      return 'Your assessment is checked and listed. Its answers stay as they were checked.';
    case 'rejected':
      return 'Your assessment was not accepted. Choose “Go on from my answers” to change them.';
    case 'expired':
      return 'Your assessment has expired. Renew it to change an answer.';
    default:
      return null;
  }
}
