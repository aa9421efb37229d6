import type { PostActor } from '../../domain/posts/resourceMachine';
import { hasPermission } from '../../domain/permissions';
import type { Caller } from './rights';

/** What a form with a post sends to its machine. An editor keeps a draft as its owner alone, and submits as an editor. */
export function sentEvent(intent: 'draft' | 'submit', owner: number, caller: Caller) {
  const by = (isEditor: boolean): PostActor => (isEditor ? 'editor' : 'owner');
  return intent === 'draft'
    ? ({ type: 'draft.saved', by: by(caller.id !== owner) } as const)
    : ({ type: 'post.submitted', by: by(hasPermission(caller, 'reviewPosts')) } as const);
}
