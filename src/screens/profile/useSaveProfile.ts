import type { Profile, ProfilePayload } from '../../../domain/contract/profile';
import { readFailure, type Failure } from '../../api/failure';
import { useUpdateProfileMutation } from '../../api/profileApi';
import { useToast } from '../../ui/toasts';
import { payloadOf } from './payload';
import { useNewSession } from './useNewSession';

/** Saves what changed; resolves with why it was not saved, null when it was. */
export type SaveProfile = (change: Partial<ProfilePayload>) => Promise<Failure | null>;

export function useSaveProfile(profile: Profile): SaveProfile {
  const [update] = useUpdateProfileMutation();
  const takeSession = useNewSession();
  const toast = useToast();
  return async (change) => {
    try {
      const body = payloadOf(profile, change);
      takeSession(await update({ userId: profile.user_id, body }).unwrap());
      toast('success', 'Profile Updated Successfully');
      return null;
    } catch (thrown) {
      toast('error', 'Could not update profile.');
      return readFailure(thrown);
    }
  };
}
