import { object, string } from 'yup';
import { msg, t } from '../../../../domain/language';
import type { Profile, ProfileDetails, ProfilePayload } from '../../../../domain/contract/profile';
import { DEFAULT_PHONE } from '../../../../domain/limits';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../../domain/phone';
import { isAllowedEmail } from '../../../../domain/userNames';
import type { UserType } from '../../../../domain/accountTypes';

/** What may be kept on the device as a draft. */
export interface DetailsDraft {
  first_name: string;
  last_name: string;
  user_email: string;
  phone_num: string;
  /** `content_url` of the picture, or empty for initials. */
  profile_picture: string;
}

export interface DetailsValues extends DetailsDraft {
  /** Asked for only when the email changes. */
  current_password: string;
}

/** Labels by field name, in the order of the form. */
export const detailsLabels = {
  individual: {
    profile_picture: msg('Profile picture'),
    first_name: msg('First Name'),
    last_name: msg('Last Name'),
    user_email: msg('Email Address'),
    current_password: msg('Current Password'),
    phone_num: msg('Phone Number'),
  },
  business: {
    profile_picture: msg('Profile picture'),
    first_name: msg('Company Name'),
    user_email: msg('Company Email'),
    current_password: msg('Current Password'),
    phone_num: msg('Phone Number'),
  },
} as const satisfies Record<UserType, Partial<Record<keyof DetailsValues, string>>>;

/** The labels as they are shown. */
export const labelsOf = (type: UserType): Record<string, string> =>
  Object.fromEntries(Object.entries(detailsLabels[type]).map(([name, label]) => [name, t(label)]));

export const detailsOf = (profile: Pick<Profile, keyof DetailsDraft>): DetailsDraft => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  user_email: profile.user_email,
  phone_num: profile.phone_num === DEFAULT_PHONE ? '' : profile.phone_num,
  profile_picture: profile.profile_picture ?? '',
});

/** A password is never part of a draft. */
export const draftOf = (values: DetailsValues): DetailsDraft => ({
  first_name: values.first_name,
  last_name: values.last_name,
  user_email: values.user_email,
  phone_num: values.phone_num,
  profile_picture: values.profile_picture,
});

export const isSameDraft = (one: DetailsDraft, other: DetailsDraft): boolean =>
  one.first_name === other.first_name &&
  one.last_name === other.last_name &&
  one.user_email === other.user_email &&
  one.phone_num === other.phone_num &&
  one.profile_picture === other.profile_picture;

/** Formik leaves out what is empty. */
export const isNewEmail = (email = '', profile: Profile): boolean =>
  email.trim() !== profile.user_email;

const personalNames = {
  first_name: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.firstName)),
  last_name: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.lastName)),
};

export const detailsSchema = (profile: Profile) =>
  object({
    ...(profile.user_type === 'individual' && personalNames),
    user_email: string()
      .trim()
      .required(() => t(FIELD_MESSAGES.emailRequired))
      .test(
        'email',
        () => t(FIELD_MESSAGES.emailFormat),
        (email) => !email || !isNewEmail(email, profile) || isAllowedEmail(email),
      ),
    phone_num: string().test(
      'phone',
      () => t(PHONE_MESSAGE),
      (text = '') => normaliseKenyanPhone(text) !== undefined,
    ),
    current_password: string().when('user_email', {
      is: (email?: string) => isNewEmail(email, profile),
      then: (schema) => schema.required(() => t(FIELD_MESSAGES.passwordRequired)),
    }),
  });

export const toDetails = (values: DetailsDraft): Omit<ProfileDetails, 'newsletter'> => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  user_email: values.user_email.trim(),
  phone_num: values.phone_num.trim(),
  profile_picture: values.profile_picture || null,
});

export const toChange = (values: DetailsValues, profile: Profile): Partial<ProfilePayload> => ({
  ...toDetails(values),
  ...(isNewEmail(values.user_email, profile) && { current_password: values.current_password }),
});
