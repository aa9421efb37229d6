import { useState } from 'react';
import type { EventStatus } from '../../../domain/vocabulary';
import type { OpenedPost } from './postForm';
import type { Poster } from './usePoster';

interface Post {
  user_id: number;
  status: EventStatus;
  modified_at: string;
  moderation_feedback: string | null;
}

interface Query<Stored> {
  /** Null where there is none. */
  currentData?: Stored | null | undefined;
  isFetching: boolean;
}

interface Source<Stored, Values> {
  query: Query<Stored>;
  /** The post to change; null for a new one. */
  id: number | null;
  /** The post whose content a new one begins with. */
  copy: number | null;
  poster: Poster;
  empty: () => Values;
  toValues: (stored: Stored) => Values;
  toCopy: (stored: Stored) => Values;
}

export type Opening<Values> = OpenedPost<Values> | 'loading' | 'missing' | 'failed';

const NEW = { id: null, status: null, modified_at: null, moderation_feedback: null };

/** The values a form begins with. They are read once, so that later answers do not replace what is typed. */
export function useOpenedPost<Stored extends Post, Values>(
  source: Source<Stored, Values>,
): Opening<Values> {
  const { query, id, copy, poster, empty, toValues, toCopy } = source;
  const [opened, setOpened] = useState<OpenedPost<Values> | null>(() =>
    id === null && copy === null ? { ...NEW, values: empty() } : null,
  );
  if (opened) return opened;
  if (query.isFetching) return 'loading';
  const stored = query.currentData;
  if (!stored) return stored === null ? 'missing' : 'failed';
  if (stored.user_id !== poster.userId && !poster.isAdmin) return 'missing';
  const { status, modified_at, moderation_feedback } = stored;
  const found =
    id === null
      ? { ...NEW, values: toCopy(stored) }
      : { id, status, modified_at, moderation_feedback, values: toValues(stored) };
  setOpened(found);
  return found;
}
