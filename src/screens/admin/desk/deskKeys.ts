import { msg } from '../../../../domain/language';
import type { ApplicationEventType } from '../../../../domain/vetting/applicationEvents';

interface KeyRow {
  key: string;
  /** In the help, and after the name of a button for screen readers. */
  text: string;
  /** The decision that it begins. */
  event?: ApplicationEventType;
}

/** The single keys of the desk, in the order of the help. */
export const DESK_KEYS = {
  next: { key: 'j', text: msg('Open the next application') },
  previous: { key: 'k', text: msg('Open the previous application') },
  proof: { key: 'e', text: msg('Open the next answer that matters, with its proof') },
  claim: { key: 'c', text: msg('Claim the application'), event: 'application.claimed' },
  approve: { key: 'a', text: msg('Approve'), event: 'application.approved' },
  changes: { key: 'r', text: msg('Ask for changes'), event: 'changes.requested' },
  reject: { key: 'x', text: msg('Do not accept'), event: 'application.rejected' },
  report: { key: 'o', text: msg('Open the whole report') },
  search: { key: '/', text: msg('Search') },
  help: { key: '?', text: msg('Show these keys') },
} as const satisfies Record<string, KeyRow>;

export type DeskKey = keyof typeof DESK_KEYS;

/** The key that begins a decision; undefined where none does. */
export const keyOfEvent = (event: ApplicationEventType): string | undefined =>
  Object.values<KeyRow>(DESK_KEYS).find((row) => row.event === event)?.key;
