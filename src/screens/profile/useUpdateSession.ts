import type { Session } from '../../../domain/contract/session';
import { useSessionActor } from '../../actors/session';

/** Updates the session with the member’s data of an answer, unless another member has signed in since. */
export function useUpdateSession(): (answer: Session) => void {
  const session = useSessionActor();
  return ({ user_data }) => {
    const { user } = session.getSnapshot().context;
    if (user?.user_id !== user_data.user_id) return;
    const { first_name, last_name, user_email, profile_picture } = user_data;
    const token = user_data.token || user.token;
    const known = { ...user };
    delete known.two_step_due;
    delete known.documents_due;
    const { two_step_due, documents_due } = user_data;
    const due = { ...(two_step_due && { two_step_due }), ...(documents_due && { documents_due }) };
    session.send({
      type: 'session.updated',
      user: { ...known, ...due, token, first_name, last_name, user_email, profile_picture },
    });
  };
}
