import {
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useSuspendMemberMutation,
} from '../../../api/admin/membersApi';
import type { MemberAction } from './memberActions';

/** Sends an action for an account; rejects when the request fails. */
export function useMemberAction() {
  const [changeRole] = useChangeMemberRoleMutation();
  const [suspend] = useSuspendMemberMutation();
  const [remove] = useRemoveMemberMutation();
  return async (action: MemberAction, id: number, reason: string): Promise<void> => {
    switch (action) {
      case 'promote':
      case 'demote':
        await changeRole({
          id,
          body: { role: action === 'promote' ? 'admin' : 'member', reason },
        }).unwrap();
        return;
      case 'suspend':
      case 'restore':
        await suspend({ id, body: { suspended: action === 'suspend', reason } }).unwrap();
        return;
      case 'remove':
        await remove({ id, body: { reason } }).unwrap();
    }
  };
}
