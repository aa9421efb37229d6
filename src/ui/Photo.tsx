import { styled } from '@mui/material/styles';
import { useFileAddress } from './fileAddress';

/** An uploaded image in the widths that the server has of it. */
export interface PhotoSource {
  src: string;
  widths: readonly number[];
  width: number;
  height: number;
  /** Shown until the image is there; null for none. */
  color: string | null;
}

interface Props {
  photo: PhotoSource;
  /** What it shows. */
  alt: string;
  /** How wide it is on which screen, as the attribute `sizes` says it. */
  sizes: string;
  /** Width by height of its frame, which cuts what does not fit. */
  ratio: `${number} / ${number}`;
  /** Loads at once: it is what a visitor sees first. */
  isFirst?: boolean;
}

const HEX = /^#[\da-f]{6}$/i;

const Image = styled('img', {
  shouldForwardProp: (prop) => prop !== 'ratio' && prop !== 'placeholderColor',
})<{ ratio: string; placeholderColor: string | null }>(({ theme, ratio, placeholderColor }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: ratio,
  objectFit: 'cover',
  borderRadius: 14,
  backgroundColor: placeholderColor ?? theme.vars.palette.divider,
}));

/** The image in all its widths: the greatest is the file itself. */
const sourcesOf = (address: string, { widths, width }: PhotoSource): string =>
  widths.map((each) => `${address}${each < width ? `?width=${each}` : ''} ${each}w`).join(', ');

/** An uploaded image in a frame whose place is kept until it is loaded. */
export function Photo({ photo, alt, sizes, ratio, isFirst = false }: Props) {
  const address = useFileAddress()(photo.src);
  if (!address) return null;
  return (
    <Image
      src={address}
      srcSet={sourcesOf(address, photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      ratio={ratio}
      placeholderColor={photo.color && HEX.test(photo.color) ? photo.color : null}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
