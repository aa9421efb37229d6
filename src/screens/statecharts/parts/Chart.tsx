import { t } from '../../../../domain/language';
import type { Drawing } from '../graph/drawing';
import { ArrowLine, ArrowTexts, Line, type Taken } from './ArrowLine';
import { COLORS } from './palette';
import { StateBox, StateTexts } from './StateBox';

interface Props {
  /** What it is a chart of. */
  name: string;
  drawing: Drawing;
  active: ReadonlySet<string>;
  taken: Taken;
  scale: number;
}

/** Boxes, then lines, then texts: what is read is never covered. */
export function Chart({ name, drawing, active, taken, scale }: Props) {
  const { width, height, states, arrows, starts } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={t('State chart of {name}; the outline below describes it in words', { name })}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={COLORS.ground} />
      {states.map((state) => (
        <StateBox key={state.id} state={state} isActive={active.has(state.id)} />
      ))}
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
        <ArrowLine key={arrow.id} arrow={arrow} taken={taken} />
      ))}
      {states.map((state) => (
        <StateTexts key={state.id} state={state} isActive={active.has(state.id)} />
      ))}
      {arrows.map((arrow) => (
        <ArrowTexts key={arrow.id} arrow={arrow} taken={taken} />
      ))}
    </svg>
  );
}
