import { useMemo } from 'react';
import { hasPermission } from '../../../domain/permissions';
import { useSessionState } from '../../actors/session';

export interface Poster {
  userId: number;
  /** What they publish needs no review. */
  isAdmin: boolean;
  /** As others see it. */
  name: string;
}

/** Who posts. The form stays under the login popup when the session expires. */
export function usePoster(): Poster | null {
  const user = useSessionState(({ context }) => context.user);
  return useMemo(
    () =>
      user && {
        userId: user.user_id,
        isAdmin: hasPermission(user, 'reviewPosts'),
        name: `${user.first_name} ${user.last_name}`.trim(),
      },
    [user],
  );
}
