import type { ApplicationState } from '../../domain/vocabulary';

/** The states of an application as its business reads them, and what each means. */
export const APPLICATION_STATE_NAMES: Record<ApplicationState, { label: string; text: string }> = {
  draft: { label: 'Not started', text: 'Nothing has been answered yet.' },
  in_progress: { label: 'In progress', text: 'It has not been sent to our team yet.' },
  submitted: { label: 'Submitted', text: 'It waits for our team, which reads every answer.' },
  under_review: { label: 'Under review', text: 'Our team reads the answers now.' },
  changes_requested: {
    label: 'Changes wanted',
    text: 'Our team has reopened some questions. Answer them and submit again.',
  },
  approved: { label: 'Approved', text: 'Our team has read the answers and accepted them.' },
  rejected: {
    label: 'Not accepted',
    text: 'Mend what our team names below and submit again whenever you are ready.',
  },
  listed: { label: 'Listed', text: 'The business stands in the directory with this result.' },
  expired: { label: 'Expired', text: 'A result holds for twelve months. Renew it to be listed.' },
};
