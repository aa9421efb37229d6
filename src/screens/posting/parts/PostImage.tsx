import { styled } from '@mui/material/styles';
import { UPLOAD_RULES } from '../../../../domain/contract/upload';
import { ImageField } from '../../../ui/fields/ImageField';

const Thumb = styled('img')({ width: 160, height: 100, objectFit: 'cover', borderRadius: 10 });

export type ImageUpload = (file: File) => Promise<string>;

interface Props {
  label: string;
  upload: ImageUpload;
  onBusy: (isBusy: boolean) => void;
}

/** The picture at the top of a post. */
export const PostImage = ({ label, upload, onBusy }: Props) => (
  <ImageField
    name="image"
    label={label}
    help="Shown at the top. Show only people who agreed to it."
    rules={UPLOAD_RULES.image}
    upload={upload}
    preview={(src) => src && <Thumb src={src} alt="The chosen picture" />}
    onBusy={onBusy}
  />
);
