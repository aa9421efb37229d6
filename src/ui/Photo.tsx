import { styled } from '@mui/material/styles';
import { useFileAddress } from './fileAddress';
import { lazyComponent } from './lazyComponent';
import { useHeldPicture, WHILE_SAVING } from './savesData';
import { useIsHydrating } from './useClientValue';

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
  /** Whether it waits for a tap, where somebody else asks for it too. */
  held?: ReturnType<typeof useHeldPicture>;
  /** Far down the page: the HTML has its place alone, and the app puts the image there. */
  isFar?: boolean;
}

const HeldPhoto = lazyComponent(() => import(/* webpackChunkName: "held-photo" */ './HeldPhoto'));

const HEX = /^#[\da-f]{6}$/i;

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'ratio' })<{ ratio: string }>(
  ({ theme, ratio }) => ({
    display: 'block',
    position: 'relative',
    aspectRatio: ratio,
    overflow: 'hidden',
    borderRadius: 14,
    backgroundColor: theme.vars.palette.divider,
    // Out of the flow, so that no column grows to the width of the file.
    '& img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
    [WHILE_SAVING]: { '& img:not([data-asked])': { display: 'none' } },
  }),
);

/** A rule for each colour of a page: it is short. */
const Image = styled('img', { shouldForwardProp: (prop) => prop !== 'placeholderColor' })<{
  placeholderColor: string | null;
}>(({ placeholderColor }) => ({
  display: 'block',
  ...(placeholderColor && { backgroundColor: placeholderColor }),
}));

/** The image in all its widths: the greatest is the file itself. */
const sourcesOf = (address: string, { widths, width }: PhotoSource): string =>
  widths.map((each) => `${address}${each < width ? `?width=${each}` : ''} ${each}w`).join(', ');

/** An uploaded image in a frame whose place is kept until it is loaded. */
export function Photo({ photo, alt, sizes, ratio, isFirst = false, isFar = false, held }: Props) {
  const address = useFileAddress()(photo.src);
  const isHydrating = useIsHydrating();
  const own = useHeldPicture();
  const { isHeld, isAsked, ask } = held ?? own;
  if (!address) return null;
  if (isHeld) {
    return (
      <Frame ratio={ratio}>
        <HeldPhoto seed={photo.src} alt={alt} onAsk={ask} />
      </Frame>
    );
  }
  if (isFar && isHydrating) return <Frame ratio={ratio} />;
  return (
    <Frame ratio={ratio}>
      <Image
        src={isAsked ? `${address}?width=320` : address}
        data-asked={isAsked ? '' : undefined}
        {...(!isAsked && photo.widths.length > 0 && { srcSet: sourcesOf(address, photo), sizes })}
        width={photo.width}
        height={photo.height}
        alt={alt}
        placeholderColor={photo.color && HEX.test(photo.color) ? photo.color : null}
        decoding="async"
        // The first one too: what is not shown while data are saved is then not asked for.
        loading="lazy"
        {...(isFirst && { fetchPriority: 'high' })}
      />
    </Frame>
  );
}
