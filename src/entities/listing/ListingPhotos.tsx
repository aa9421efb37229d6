import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { photoText } from '../../../domain/listing/photoText';
import { PhotoButton } from '../../ui/PhotoButton';

type Pictures = Listing['pictures'];

interface Props {
  name: string;
  pictures: Pictures;
}

const Frame = styled('div')({
  '& > span, & > button > span': { maxHeight: 420 },
});

/** The first photo of a business, across the page. */
export function ListingCover({ name, pictures }: Props) {
  const [cover] = pictures;
  if (!cover) return null;
  const alt = photoText(cover, name, 0);
  return (
    <Frame>
      <PhotoButton
        photo={cover}
        alt={alt}
        ratio="16 / 9"
        sizes="(min-width: 1200px) 1136px, 94vw"
        isFirst
      />
    </Frame>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
}));

/** The photos after the cover, each of which opens in full size. */
export function MorePhotos({ name, pictures }: Props) {
  if (pictures.length < 2) return null;
  return (
    <List aria-label={t('More photos')}>
      {pictures.slice(1).map((picture, index) => {
        const alt = photoText(picture, name, index + 1);
        return (
          <li key={picture.src}>
            <PhotoButton
              photo={picture}
              alt={alt}
              ratio="4 / 3"
              sizes="(min-width: 600px) 200px, 33vw"
            />
          </li>
        );
      })}
    </List>
  );
}
