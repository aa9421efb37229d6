import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Drawing } from '../graph/drawing';
import { ArrowLine, ArrowTexts, Line, type Taken } from './ArrowLine';
import { COLORS } from './palette';
import { StateBox, StateTexts } from './StateBox';

export type Overlay = (drawing: Drawing) => ReactNode;

export interface Highlights {
  active: ReadonlySet<string>;
  taken: Taken;
  /** Keys of the transitions that lead from the start to what is chosen. */
  way: ReadonlySet<string>;
  /** Ids of states and keys of transitions that are pointed to. */
  found: ReadonlySet<string>;
  overlay?: Overlay | undefined;
}

interface Props extends Highlights {
  /** What is seen, in a sentence. */
  label: string;
  drawing: Drawing;
  scale: number;
}

const appear = keyframes({ from: { opacity: 0 } });

/** States move to their new places when others are folded or shown; who wants less motion gets none of it. */
const Picture = styled('svg')({
  '& g[data-state] > rect': {
    transition: 'x 200ms ease-out, y 200ms ease-out, width 200ms ease-out, height 200ms ease-out',
  },
  '& > g[data-late]': { animation: `${appear} 200ms ease-out 100ms backwards` },
});

/** Boxes, then lines, then texts: what is read is never covered. */
export function Chart({ label, drawing, active, taken, way, found, overlay, scale }: Props) {
  const { width, height, states, arrows, starts, marks } = drawing;
  /** Lines and texts cannot move: they come anew with each drawing. */
  const late = states.map(({ id }) => id).join();
  return (
    <Picture
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={COLORS.ground} />
      {states.map((state) => (
        <StateBox
          key={state.id}
          state={state}
          isActive={active.has(state.id)}
          isFound={found.has(state.id)}
        />
      ))}
      <g key={late} data-late="">
        {overlay?.(drawing)}
        {starts.map(({ id, dot, points }) => (
          <g key={id}>
            <circle
              cx={dot.x + dot.width / 2}
              cy={dot.y + dot.height / 2}
              r={dot.width / 2}
              fill={COLORS.ink}
            />
            <Line points={points} color={COLORS.ink} width={1.25} />
          </g>
        ))}
        {arrows.map((arrow) => (
          <ArrowLine key={arrow.id} {...{ arrow, taken, way, found, marks }} />
        ))}
        {states.map((state) => (
          <StateTexts key={state.id} state={state} isActive={active.has(state.id)} />
        ))}
        {arrows.map((arrow) => (
          <ArrowTexts key={arrow.id} {...{ arrow, taken, found, marks }} />
        ))}
      </g>
    </Picture>
  );
}
