import { hasPermission } from '../../domain/permissions';
import { forbidden, notFound } from '../plugins/failures';
import type { User } from '../plugins/session';

/** Who asks. */
export type Caller = Pick<User, 'id' | 'role'>;

interface Post {
  user_id: number;
  status: string;
}

/**
 * Throws unless the caller may change this post: its owner may, and an editor once it is no draft.
 * What the caller may not know of is not found.
 */
export function requireWriter(post: Post, isPublic: boolean, caller: Caller): void {
  const isOwner = post.user_id === caller.id;
  const mayReview = hasPermission(caller, 'reviewPosts') && post.status !== 'draft';
  if (isOwner || mayReview) return;
  throw isPublic ? forbidden() : notFound();
}
