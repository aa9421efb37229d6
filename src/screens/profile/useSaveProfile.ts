import { t } from '../../../domain/language';
import type { Profile, ProfilePayload } from '../../../domain/contract/profile';
import { readFailure, type Failure } from '../../api/failure';
import { useUpdateProfileMutation } from '../../api/profileApi';
import { useToast } from '../../ui/toasts';
import { useUpdateSession } from './useUpdateSession';

/** A request holds the whole profile: what does not change is sent as it is. */
const payloadOf = (
  { first_name, last_name, user_email, phone_num, profile_picture, newsletter }: Profile,
  change: Partial<ProfilePayload>,
): ProfilePayload => ({
  first_name,
  last_name,
  user_email,
  phone_num,
  profile_picture,
  newsletter,
  ...change,
});

/** Saves a change; resolves with the failure, null when there was none. */
export type SaveProfile = (change: Partial<ProfilePayload>) => Promise<Failure | null>;

export function useSaveProfile(profile: Profile): SaveProfile {
  const [update] = useUpdateProfileMutation();
  const updateSession = useUpdateSession();
  const toast = useToast();
  return async (change) => {
    try {
      const body = payloadOf(profile, change);
      updateSession(await update({ userId: profile.user_id, body }).unwrap());
      toast('success', t('Profile Updated Successfully'));
      return null;
    } catch (thrown) {
      toast('error', t('Could not update profile.'));
      return readFailure(thrown);
    }
  };
}
