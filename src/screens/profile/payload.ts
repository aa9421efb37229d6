import type { Profile, ProfilePayload } from '../../../domain/contract/profile';

/** The whole of what is saved: the change, and the rest as it stands. */
export const payloadOf = (
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
