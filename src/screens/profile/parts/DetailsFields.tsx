import { useFormikContext } from 'formik';
import { t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { UPLOAD_RULES } from '../../../../domain/contract/upload';
import { PASSWORD_MAX_LENGTH } from '../../../../domain/limits';
import { useUpload } from '../../../api/uploadsApi';
import { ImageField } from '../../../ui/fields/ImageField';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField } from '../../../ui/fields/TextField';
import { Initials } from '../../../ui/Initials';
import { detailsLabels, isNewEmail, type DetailsValues } from './detailsForm';
import { NO_PASSWORD } from './noPassword';

const PICTURE_SIZE = 96;

function PictureField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { values } = useFormikContext<DetailsValues>();
  const upload = useUpload('picture');
  const name = `${values.first_name} ${values.last_name}`.trim() || values.user_email;
  return (
    <ImageField
      name="profile_picture"
      label={t(detailsLabels.individual.profile_picture)}
      help={t('Without one your initials are shown.')}
      rules={UPLOAD_RULES.picture}
      isPhoto
      upload={async (file) => (await upload(file)).content_url}
      preview={(src) => <Initials name={name} src={src} size={PICTURE_SIZE} />}
      onBusy={onBusy}
    />
  );
}

interface Props {
  profile: Profile;
  onBusy: (isBusy: boolean) => void;
}

export function DetailsFields({ profile, onBusy }: Props) {
  const { values } = useFormikContext<DetailsValues>();
  const isBusiness = profile.user_type === 'business';
  const labels = detailsLabels[profile.user_type];
  return (
    <>
      <PictureField onBusy={onBusy} />
      <TextField
        name="first_name"
        label={t(labels.first_name)}
        autoComplete={isBusiness ? 'organization' : 'given-name'}
        autoCapitalize="words"
        maxLength={120}
        required
      />
      {!isBusiness && (
        <TextField
          name="last_name"
          label={t(detailsLabels.individual.last_name)}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={120}
          required
        />
      )}
      <TextField
        name="user_email"
        label={t(labels.user_email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
      />
      {isNewEmail(values.user_email, profile) && (
        <PasswordField
          name="current_password"
          label={t(labels.current_password)}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX_LENGTH}
          help={
            profile.has_password
              ? t(
                  'A new email address needs your password, so that nobody else can take over your account. Your other devices will be signed out.',
                )
              : t(NO_PASSWORD)
          }
        />
      )}
      <TextField
        name="phone_num"
        label={t(labels.phone_num)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        help={t('Optional, and never shown publicly. Such as 0712 345 678.')}
      />
    </>
  );
}
