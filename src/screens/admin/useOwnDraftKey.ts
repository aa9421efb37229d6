import { useUser } from '../../actors/session';

/** The key of a draft that this account alone gets back: others of the team may use the same device. */
export function useOwnDraftKey(key: string): string {
  const userId = useUser()?.user_id;
  return `draftOf:${userId}:${key}`;
}
