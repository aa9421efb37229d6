import type { EventStatus } from '../../domain/vocabulary';

type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** The states of what members post, as its owner reads them. */
export const POST_STATE_NAMES: Record<EventStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'default' },
  pending: { label: 'Waiting for review', tone: 'info' },
  published: { label: 'Public', tone: 'success' },
  changes_requested: { label: 'Changes wanted', tone: 'warning' },
  rejected: { label: 'Not accepted', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'error' },
  postponed: { label: 'Postponed', tone: 'warning' },
};
