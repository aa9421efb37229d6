import { styled } from '@mui/material/styles';
import { MAIZE } from './colors';
import { EDGE, MOTIFS, weave } from './weave';

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
