import { useState } from 'react';
import {
  POST_KINDS,
  type PostKind,
  type PostRow,
} from '../../../../domain/contract/admin/moderation';

/** Which post is meant: resources and events count by themselves. */
export interface PostKey {
  subject: PostKind;
  id: number;
}

const POST = 'post';

export const keyOf = ({ subject, subject_id }: PostRow): PostKey => ({ subject, id: subject_id });

export const keyText = ({ subject, id }: PostKey): string => `${subject}-${id}`;

/** The post that the address opens, such as `post=event-12`; null for the queue. */
export function readPostKey(params: URLSearchParams): PostKey | null {
  const [kind, id = '', ...rest] = (params.get(POST) ?? '').split('-');
  const subject = POST_KINDS.find((known) => known === kind);
  return subject && /^[1-9]\d{0,9}$/.test(id) && rest.length === 0
    ? { subject, id: Number(id) }
    : null;
}

/** The query string that opens a post, or the queue as it was. */
export function searchOfPost(params: URLSearchParams, key: PostKey | null): string {
  const changed = new URLSearchParams(params);
  changed.delete(POST);
  if (key) changed.set(POST, keyText(key));
  return `?${changed.toString()}`;
}

/**
 * The post after the open one. A decided one leaves the queue: what stands in its place then is next.
 * After the last the first comes again.
 */
export function useNext(rows: readonly PostRow[], open: PostKey | null): PostRow | null {
  const isOpen = (row: PostRow) => open !== null && keyText(keyOf(row)) === keyText(open);
  const index = rows.findIndex(isOpen);
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  const next = rows[index >= 0 ? index + 1 : Math.max(place, 0)] ?? rows[0];
  return next && !isOpen(next) ? next : null;
}
