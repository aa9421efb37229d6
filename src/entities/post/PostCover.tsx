import { styled } from '@mui/material/styles';
import type { Picture } from '../../../domain/contract/picture';
import { photoText } from '../../../domain/listing/photoText';
import { Photo } from '../../ui/Photo';

const Frame = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& > span': { maxHeight: 360 },
}));

interface Props {
  image: Picture;
  /** Of the event or resource. */
  name: string;
}

/** The picture across the top of the page of an event or a resource. */
export const PostCover = ({ image, name }: Props) => (
  <Frame>
    <Photo
      photo={image}
      alt={photoText(image, name)}
      ratio="16 / 9"
      sizes="(min-width: 1200px) 1136px, 94vw"
      isFirst
    />
  </Frame>
);
