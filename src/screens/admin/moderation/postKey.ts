import {
  POST_KINDS,
  type PostKind,
  type PostRow,
} from '../../../../domain/contract/admin/moderation';

/** Identifies a post: resources and events have separate numbers. */
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
