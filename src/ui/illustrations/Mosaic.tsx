import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FOREST, hue, MAIZE, PAPER, TERRACOTTA } from './colors';

interface TileProps {
  ground: string;
  children: ReactNode;
}

const Tile = ({ ground, children }: TileProps) => (
  <svg viewBox="0 0 100 100" focusable="false">
    <rect width="100" height="100" fill={ground} />
    {children}
  </svg>
);

const rays = 'M50 8v16M20 20l11 11M8 50h16M80 20L69 31M92 50H76';

const Sun = () => (
  <Tile ground={hue('energy')}>
    <path d="M22 78a28 28 0 0 1 56 0z" fill={MAIZE} transform="translate(0 -8)" />
    <path d={rays} stroke={MAIZE} strokeWidth="5" transform="translate(0 10)" fill="none" />
    <path d="M0 70H100V100H0z" fill={PAPER} opacity="0.9" />
    <path d="M0 85q12.5-12 25 0t25 0t25 0t25 0V100H0z" fill={hue('energy')} />
  </Tile>
);

const Acacia = () => (
  <Tile ground={MAIZE}>
    <path d="M8 44q4-20 26-18q6-12 22-10q20-2 26 14q12 2 10 14z" fill={hue('nature')} />
    <path d="M46 44L48 88H56L57 44M53 62L70 44H78L56 70z" fill="#5B430C" />
    <path d="M0 86H100V100H0z" fill={TERRACOTTA} />
  </Tile>
);

const Leaves = () => (
  <Tile ground={hue('nature')}>
    <path d="M50 100A50 50 0 0 1 0 50A50 50 0 0 1 50 100z" fill={PAPER} />
    <path d="M50 100A50 50 0 0 0 100 50A50 50 0 0 0 50 100z" fill={PAPER} />
    <path d="M50 50A50 50 0 0 1 0 0A50 50 0 0 1 50 50z" fill={MAIZE} />
    <path d="M50 50A50 50 0 0 0 100 0A50 50 0 0 0 50 50z" fill={MAIZE} />
  </Tile>
);

const Shop = () => (
  <Tile ground={PAPER}>
    <path d="M14 40H86V100H14z" fill={hue('governance')} />
    <path d="M24 56H48V80H24z" fill={MAIZE} />
    <path d="M58 56H76V100H58z" fill={PAPER} />
    <path
      d="M8 22H92V36a10.5 9 0 0 1-21 0a10.5 9 0 0 1-21 0a10.5 9 0 0 1-21 0a10.5 9 0 0 1-21 0z"
      fill={TERRACOTTA}
    />
    <path d="M29 22H50V36a10.5 9 0 0 1-21 0zM71 22H92V36a10.5 9 0 0 1-21 0z" fill={MAIZE} />
  </Tile>
);

const Basket = () => (
  <Tile ground={hue('processing')}>
    {[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) => (
        <path
          key={`${row}-${column}`}
          d={(row + column) % 2 ? 'M2 6h16v8H2z' : 'M6 2h8v16H6z'}
          transform={`translate(${column * 20} ${row * 20})`}
          fill={(row + column) % 3 ? PAPER : MAIZE}
        />
      )),
    )}
  </Tile>
);

const People = () => (
  <Tile ground={hue('community')}>
    <path d="M0 100a25 30 0 0 1 50 0zM50 100a25 30 0 0 1 50 0z" fill={PAPER} />
    <path d="M25 100a25 36 0 0 1 50 0z" fill={MAIZE} />
    <circle cx="25" cy="56" r="11" fill={PAPER} />
    <circle cx="75" cy="56" r="11" fill={PAPER} />
    <circle cx="50" cy="46" r="13" fill={MAIZE} />
  </Tile>
);

const Beads = () => (
  <Tile ground={PAPER}>
    <circle cx="50" cy="50" r="46" fill={hue('workers')} />
    <circle
      cx="50"
      cy="50"
      r="37"
      fill="none"
      stroke={MAIZE}
      strokeWidth="7"
      strokeDasharray="7 4.6"
    />
    <circle
      cx="50"
      cy="50"
      r="26"
      fill="none"
      stroke={PAPER}
      strokeWidth="6"
      strokeDasharray="5 3.2"
    />
    <circle cx="50" cy="50" r="15" fill={MAIZE} />
  </Tile>
);

const Hills = () => (
  <Tile ground={PAPER}>
    <circle cx="72" cy="26" r="15" fill={MAIZE} />
    <path d="M0 58Q28 26 58 58T100 52V100H0z" fill={hue('nature')} />
    <path d="M0 78Q30 54 62 78T100 70V100H0z" fill={FOREST} />
    <path d="M0 92Q40 80 100 92V100H0z" fill={MAIZE} />
  </Tile>
);

const TILES = [Acacia, Shop, Leaves, Sun, Beads, Hills, Basket, People];
/** Each row starts elsewhere, so that no motif is above itself. */
const ORDER = [0, 1, 2, 3, 4, 5, 6, 7, 3, 6, 5, 0, 7, 2, 4, 1];

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  overflow: 'hidden',
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { display: 'block', width: '100%' },
  [theme.breakpoints.down('md')]: { '& svg:nth-of-type(n + 9)': { display: 'none' } },
}));

/** The picture of the home page: what the six themes are about, as a patchwork. */
export function Mosaic() {
  return (
    <Grid aria-hidden>
      {ORDER.map((tile, index) => {
        const Picture = TILES[tile];
        return Picture && <Picture key={index} />;
      })}
    </Grid>
  );
}
