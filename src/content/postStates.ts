import { msg } from '../../domain/language';
import type { EventStatus } from '../../domain/vocabulary';

type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** The states of what members post, as its owner reads them. */
export const POST_STATE_NAMES: Record<EventStatus, { label: string; tone: Tone }> = {
  draft: { label: msg('Draft'), tone: 'default' },
  pending: { label: msg('Waiting for review'), tone: 'info' },
  published: { label: msg('Public'), tone: 'success' },
  changes_requested: { label: msg('Changes wanted'), tone: 'warning' },
  rejected: { label: msg('Not accepted'), tone: 'error' },
  cancelled: { label: msg('Cancelled'), tone: 'error' },
  postponed: { label: msg('Postponed'), tone: 'warning' },
};
