import {
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useSuspendMemberMutation,
} from '../../../api/admin/membersApi';
import type { MemberAct } from './acts';

/** Does to an account what was chosen; rejects with the failed request. */
export function useMemberAct() {
  const [changeRole] = useChangeMemberRoleMutation();
  const [suspend] = useSuspendMemberMutation();
  const [remove] = useRemoveMemberMutation();
  return async (act: MemberAct, id: number, reason: string): Promise<void> => {
    switch (act) {
      case 'promote':
      case 'demote':
        await changeRole({
          id,
          body: { role: act === 'promote' ? 'admin' : 'member', reason },
        }).unwrap();
        return;
      case 'suspend':
      case 'restore':
        await suspend({ id, body: { suspended: act === 'suspend', reason } }).unwrap();
        return;
      case 'remove':
        await remove({ id, body: { reason } }).unwrap();
    }
  };
}
