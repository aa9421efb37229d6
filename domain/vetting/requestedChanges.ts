import type { Application, HistoryEntry } from '../contract/vetting';

/** What a reviewer asked to change, and in which answers. */
export interface RequestedChanges {
  at: string;
  questions: readonly number[];
  /** What to change in each, where that was said. */
  comments: ReadonlyMap<number, string>;
}

/** The latest request for changes of an application; null when there was none. */
export function requestedChanges(history: readonly HistoryEntry[]): RequestedChanges | null {
  const request = history
    .filter(({ event }) => event === 'changes.requested')
    .reduce<HistoryEntry | null>(
      (latest, entry) => (latest && latest.id > entry.id ? latest : entry),
      null,
    );
  if (!request) return null;
  const { at, question_ids: questions, comments = [] } = request;
  return {
    at,
    questions,
    comments: new Map(comments.map(({ question_id, comment }) => [question_id, comment])),
  };
}

/** What to change in the questions that are open again; empty in all other states. */
export const openComments = (
  application: Pick<Application, 'state' | 'history'> | null,
): RequestedChanges['comments'] =>
  application?.state === 'changes_requested'
    ? (requestedChanges(application.history)?.comments ?? new Map())
    : new Map();
