import { msg } from '../../../domain/language';
import type { EventStatus } from '../../../domain/vocabulary';

type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** What each state of a post means to its owner. */
export const POST_STATES: Record<EventStatus, { label: string; tone: Tone; text: string }> = {
  draft: { label: msg('Draft'), tone: 'default', text: msg('Only you see it.') },
  pending: {
    label: msg('Waiting for review'),
    tone: 'info',
    text: msg('Our team reads it before the public sees it.'),
  },
  published: { label: msg('Public'), tone: 'success', text: '' },
  changes_requested: {
    label: msg('Changes wanted'),
    tone: 'warning',
    text: msg('Change what our reviewer names and send it again.'),
  },
  rejected: {
    label: msg('Not accepted'),
    tone: 'error',
    text: msg('You can change it and send it again, or write to us if you disagree.'),
  },
  cancelled: { label: msg('Cancelled'), tone: 'error', text: msg('The page says so to everyone.') },
  postponed: {
    label: msg('Postponed'),
    tone: 'warning',
    text: msg('The page says so to everyone.'),
  },
};

interface Stated {
  status: EventStatus;
}

/** The state in the address; null for all. */
export function readState(params: URLSearchParams, states: readonly EventStatus[]) {
  const asked = params.get('state');
  return states.find((state) => state === asked) ?? null;
}

export const inState = <Post extends Stated>(posts: readonly Post[], state: EventStatus | null) =>
  posts.filter(({ status }) => state === null || status === state);
