import { styled } from '@mui/material/styles';
import { Photo, type PhotoSource } from './Photo';

const Frame = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  marginBottom: theme.spacing(2),
}));

interface Props {
  picture: (PhotoSource & { alt: string }) | null;
  /** Loads at once: no picture is above it. */
  isFirst?: boolean;
  isFar?: boolean;
}

/** The cover of an entry of a list. Without words of its own it is decoration, since the name follows. */
export const RowCover = ({ picture, isFirst = false, isFar = false }: Props) =>
  picture && (
    <Frame>
      <Photo
        photo={picture}
        alt={picture.alt}
        isFirst={isFirst}
        isFar={isFar}
        ratio="5 / 2"
        sizes="(min-width: 1200px) 545px, (min-width: 900px) 45vw, 92vw"
      />
    </Frame>
  );
