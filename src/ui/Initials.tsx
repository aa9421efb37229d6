import Avatar from '@mui/material/Avatar';
import type { HueName } from '../theme/palette';

interface Props {
  name: string;
  src?: string | null | undefined;
  /** Edge in pixels. */
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

/** A picture of a person or business, or their initials; decorative: the name stands beside it. */
export function Initials({ name, src, size = 40 }: Props) {
  return (
    <Avatar
      aria-hidden
      src={src ?? undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 700,
        color: 'background.paper',
        bgcolor: `themes.${hueFor(name)}`,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
