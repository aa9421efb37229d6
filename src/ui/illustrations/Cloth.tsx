import { styled } from '@mui/material/styles';
import { MAIZE } from './colors';
import { weave } from './weave';

/** Motifs of a 20-unit square. */
const MOTIFS = [
  'M0 0H20A20 20 0 0 1 0 20z',
  'M0 0A20 20 0 0 1 20 20A20 20 0 0 1 0 0z',
  'M10 1L19 10L10 19L1 10zM10 6.5L6.5 10L10 13.5L13.5 10z',
  'M0 20L10 2L20 20z',
  'M0 0H10A10 10 0 0 1 0 10zM20 20H10A10 10 0 0 1 20 10z',
  'M10 3a7 7 0 1 0 .01 0zM10 7a3 3 0 1 1-.01 0z',
  'M0 4H20V8H0zM0 12H20V16H0z',
];

const EDGE = 20;

const Drawing = styled('svg')({ display: 'block' });

interface Props {
  /** The name that decides the pattern. */
  seed: string;
  /** A CSS colour, as of a theme. */
  color: string;
  columns?: number;
  rows?: number;
}

/** A piece of cloth of its own for every business; decoration only. */
export function Cloth({ seed, color, columns = 8, rows = 2 }: Props) {
  return (
    <Drawing
      viewBox={`0 0 ${columns * EDGE} ${rows * EDGE}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden
      focusable="false"
    >
      <rect width="100%" height="100%" fill={color} opacity="0.16" />
      {weave(seed, columns, rows, MOTIFS.length).map(({ motif, turns, bright }, index) => {
        const x = (index % columns) * EDGE;
        const y = Math.floor(index / columns) * EDGE;
        return (
          <path
            key={index}
            d={MOTIFS[motif]}
            fillRule="evenodd"
            fill={bright ? MAIZE : color}
            transform={`translate(${x} ${y}) rotate(${turns * 90} 10 10)`}
          />
        );
      })}
    </Drawing>
  );
}
