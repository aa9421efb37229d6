import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { HueName } from '../theme/palette';
import { WHILE_SAVING } from './savesData';

interface Props {
  name: string;
  src?: string | null | undefined;
  /** Width and height in pixels. */
  size?: number;
}

const HUES: HueName[] = ['governance', 'workers', 'community', 'energy', 'nature', 'processing'];

/** The same name always gets the same colour. */
const hueFor = (name: string): HueName => {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return HUES[sum % HUES.length] ?? 'nature';
};

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = '', ...rest] = words;
  return [first, rest.at(-1) ?? '']
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
};

/** The letters are drawn, not written: a button around them keeps its own name. */
const Disc = styled('span', {
  shouldForwardProp: (prop) => prop !== 'size' && prop !== 'hue',
})<{ size: number; hue: HueName }>(({ theme, size, hue }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: size,
  height: size,
  fontSize: size * 0.4,
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 700,
  lineHeight: 1,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.themes[hue],
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  // One place for both.
  '& > img, &::before': { gridArea: '1 / 1' },
  '& > img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    backgroundColor: theme.vars.palette.background.paper,
    [WHILE_SAVING]: { display: 'none' },
  },
}));

/** Uploads are stored as small as this shows them. */
const smallOf = (src: string, size: number): string =>
  size <= 160 && /\/uploads\/[^?]+$/.test(src) ? `${src}?width=320` : src;

/**
 * A picture of a person or business, or their initials, also while data are saved; decorative, since the name is
 * next to it.
 */
export function Initials({ name, src, size = 40 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Disc aria-hidden size={size} hue={hueFor(name)} data-initials={initialsOf(name)}>
      {src && src !== broken && (
        <img
          src={smallOf(src, size)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </Disc>
  );
}
