import type { ProfileDetails } from '../../../domain/contract/profile';
import type { User } from '../../plugins/session';
import { changedMeanwhile } from '../../posts/versions';

const NAMES = [
  'first_name',
  'last_name',
  'user_email',
  'phone_num',
  'profile_picture',
  'newsletter',
] as const satisfies readonly (keyof ProfileDetails)[];

const detailsOf = (user: User): ProfileDetails => ({
  first_name: user.first_name,
  last_name: user.last_name,
  user_email: user.email,
  phone_num: user.phone_num,
  profile_picture: user.profile_picture,
  newsletter: user.newsletter_at !== null,
});

/**
 * The details as they shall be: what was not changed since `before` was read is as it is now. Throws 409 with both where
 * one was changed here and, to something else, elsewhere.
 */
export function mergeDetails(
  user: User,
  sent: ProfileDetails,
  before: ProfileDetails | undefined,
): ProfileDetails {
  if (!before) return sent;
  const current = detailsOf(user);
  const changed = NAMES.filter((name) => sent[name] !== before[name]);
  const isConflict = changed.some(
    (name) => current[name] !== before[name] && current[name] !== sent[name],
  );
  if (isConflict) throw changedMeanwhile(current, sent);
  const kept = NAMES.filter((name) => !changed.includes(name));
  return Object.assign({}, sent, Object.fromEntries(kept.map((name) => [name, current[name]])));
}
