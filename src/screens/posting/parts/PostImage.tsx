import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import { UPLOAD_RULES } from '../../../../domain/contract/upload';
import { PICTURE_LIMITS } from '../../../../domain/fieldLimits';
import { Notice } from '../../../ui/Notice';
import { ImageField } from '../../../ui/fields/ImageField';
import { TextField } from '../../../ui/fields/TextField';
import { isKeptPicture } from '../keptPicture';
import { takeSharedPicture } from '../sharedPicture';

const Thumb = styled('img')({ width: 160, height: 90, objectFit: 'cover', borderRadius: 10 });

export type ImageUpload = (file: File) => Promise<string>;

interface Props {
  labels: { image: string; image_alt: string };
  upload: ImageUpload;
  onBusy: (isBusy: boolean) => void;
}

/** The picture that leads a post, and what it shows in words. */
export function PostImage({ labels, upload, onBusy }: Props) {
  const { values } = useFormikContext<{ image: string }>();
  const [search] = useSearchParams();
  return (
    <>
      <ImageField
        name="image"
        label={t(labels.image)}
        help={t(
          'A photo across the top of the page, and in lists. Show only people who agreed to it.',
        )}
        rules={UPLOAD_RULES.image}
        isPhoto
        upload={upload}
        takeChosen={search.has('shared') ? takeSharedPicture : undefined}
        preview={(src) =>
          src && (
            <Thumb
              src={isKeptPicture(src) ? src : `${src}?width=320`}
              alt={t('The chosen cover')}
            />
          )
        }
        onBusy={onBusy}
      />
      {isKeptPicture(values.image) && (
        <Notice tone="info">
          {t('There is no connection. The picture is kept in this form and sent with it.')}
        </Notice>
      )}
      {values.image && (
        <TextField
          name="image_alt"
          label={t(labels.image_alt)}
          help={t('Read to people who cannot see it.')}
          autoCapitalize="sentences"
          maxLength={PICTURE_LIMITS.alt.maxLength}
        />
      )}
    </>
  );
}
