import type { RolePayload } from '../../../../domain/contract/admin/members';
import {
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  useResetTwoStepMutation,
  useSuspendMemberMutation,
} from '../../../api/admin/membersApi';
import type { MemberAction } from './memberActions';

/** Sends an action for an account, of which only a change of the role needs the role; rejects when the request fails. */
export function useMemberAction() {
  const [changeRole] = useChangeMemberRoleMutation();
  const [resetTwoStep] = useResetTwoStepMutation();
  const [suspend] = useSuspendMemberMutation();
  const [remove] = useRemoveMemberMutation();
  return async (action: MemberAction, id: number, { role, reason }: RolePayload): Promise<void> => {
    switch (action) {
      case 'changeRole':
        await changeRole({ id, body: { role, reason } }).unwrap();
        return;
      case 'resetTwoStep':
        await resetTwoStep({ id, body: { reason } }).unwrap();
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
