import { FONT_FAMILY } from '../graph/measureText';
import { PADDING, type DrawnState } from '../graph/drawing';
import { FONT, type TextLine } from '../graph/texts';
import { COLORS } from './palette';

interface LinesProps {
  lines: readonly TextLine[];
  x: number;
  y: number;
  color: string;
  /** Behind the letters, so that a line may pass. */
  halo?: string;
}

/** Lines of text under each other, from their top left corner. */
export function Lines({ lines, x, y, color, halo }: LinesProps) {
  let bottom = y;
  return lines.map(({ kind, text }, index) => {
    const { size, weight, height } = FONT[kind];
    bottom += height;
    return (
      <text
        key={index}
        x={x}
        y={bottom - height * 0.26}
        fontFamily={FONT_FAMILY}
        fontSize={size}
        fontWeight={weight}
        fill={color}
        {...(halo && {
          stroke: halo,
          strokeWidth: 4,
          strokeLinejoin: 'round',
          paintOrder: 'stroke',
        })}
      >
        {text}
      </text>
    );
  });
}

interface Props {
  state: DrawnState;
  isActive: boolean;
  isFound: boolean;
}

const AROUND = 4;

/** A state: filled when it is active, framed thickly when it holds one that is. */
export function StateBox({ state, isActive, isFound }: Props) {
  const { x, y, width, height, isOuter, isRegion, isFolded, type, mark } = state;
  const isFilled = isActive && !isOuter;
  const ground = isOuter ? COLORS.ground : COLORS.box;
  const box = { x, y, width, height, rx: isOuter ? 12 : 8 };
  const edge = mark ? COLORS[mark] : isActive ? COLORS.active : COLORS.line;
  return (
    <g data-state={state.id} data-active={isActive} data-found={isFound} data-mark={mark}>
      {isFound && (
        <rect
          x={x - AROUND}
          y={y - AROUND}
          width={width + 2 * AROUND}
          height={height + 2 * AROUND}
          rx={12}
          fill="none"
          stroke={COLORS.found}
          strokeWidth={3}
        />
      )}
      {isFolded && (
        <rect {...box} x={x + 4} y={y + 4} fill={COLORS.box} stroke={edge} strokeWidth={1.25} />
      )}
      <rect
        {...box}
        fill={isFilled ? COLORS.active : ground}
        stroke={edge}
        strokeWidth={isActive || mark ? 3 : 1.25}
        strokeDasharray={mark === 'removed' ? '6 4' : isRegion ? '8 5' : undefined}
      />
      {type === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={6}
          fill="none"
          stroke={isFilled ? COLORS.onActive : COLORS.line}
        />
      )}
    </g>
  );
}

/** Above all lines. */
export function StateTexts({ state, isActive }: Omit<Props, 'isFound'>) {
  const { x, y, texts, isOuter } = state;
  const color = isActive && !isOuter ? COLORS.onActive : COLORS.ink;
  return (
    <Lines
      lines={texts}
      x={x + PADDING}
      y={y + PADDING}
      color={color}
      {...(isOuter && { halo: COLORS.ground })}
    />
  );
}
