import { t } from '../../../domain/language';
import type { Profile, ProfileDetails, ProfilePayload } from '../../../domain/contract/profile';
import { readFailure, type Failure } from '../../api/failure';
import { answerWith } from '../../api/answerChecks';
import { useUpdateProfileMutation } from '../../api/profileApi';
import { readCurrent } from '../../api/readCurrent';
import { useToast } from '../../ui/toasts';
import { useUpdateSession } from './useUpdateSession';

const DETAILS = answerWith<ProfileDetails>({
  first_name: 'string',
  last_name: 'string',
  user_email: 'string',
  phone_num: 'string',
});

const detailsOf = ({
  first_name,
  last_name,
  user_email,
  phone_num,
  profile_picture,
  newsletter,
}: Profile): ProfileDetails => ({
  first_name,
  last_name,
  user_email,
  phone_num,
  profile_picture,
  newsletter,
});

/**
 * Saves a change; resolves with the failure, null when there was none. `read`: what it changes, where that was read
 * earlier than the profile.
 */
export type SaveProfile = (
  change: Partial<ProfilePayload>,
  read?: Partial<ProfileDetails>,
) => Promise<SaveFailure | null>;

interface SaveFailure extends Failure {
  /** The details as they were saved elsewhere; null where that is not the reason. */
  current: ProfileDetails | null;
}

export function useSaveProfile(profile: Profile): SaveProfile {
  const [update] = useUpdateProfileMutation();
  const updateSession = useUpdateSession();
  const toast = useToast();
  return async (change, read = {}) => {
    try {
      // A request holds all of it. What does not change stays as it is by now, also where another window has changed it.
      const before = { ...detailsOf(profile), ...read };
      const body: ProfilePayload = { ...before, ...change, before };
      updateSession(await update({ userId: profile.user_id, body }).unwrap());
      toast('success', t('Profile Updated Successfully'));
      return null;
    } catch (thrown) {
      const current = readCurrent(thrown, DETAILS);
      if (!current) toast('error', t('Could not update profile.'));
      return { ...readFailure(thrown), current };
    }
  };
}
