import type { ElkPoint } from 'elkjs/lib/elk-api';
import type { DrawnArrow } from '../graph/drawing';
import { COLORS } from './palette';
import { Lines } from './StateBox';

export interface Taken {
  /** Keys of all transitions taken so far. */
  ever: ReadonlySet<string>;
  /** Of those that the newest event led to. */
  last: ReadonlySet<string>;
}

const HEAD = 8;

/** A triangle at the end of a line, drawn by itself so that a saved file needs no markers. */
function headAt(points: readonly ElkPoint[]): string {
  const [from, to] = points.slice(-2);
  if (!from || !to) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * HEAD, ((to.y - from.y) / length) * HEAD];
  const [baseX, baseY] = [to.x - dx, to.y - dy];
  return `M${to.x} ${to.y}L${baseX - dy / 2} ${baseY + dx / 2}L${baseX + dy / 2} ${baseY - dx / 2}Z`;
}

interface LineProps {
  points: readonly ElkPoint[];
  color: string;
  width: number;
}

export const Line = ({ points, color, width }: LineProps) => (
  <>
    <polyline
      points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinejoin="round"
    />
    <path d={headAt(points)} fill={color} />
  </>
);

interface Props {
  arrow: DrawnArrow;
  taken: Taken;
}

/** Thicker once it was taken, in another colour when it was taken last. */
export function ArrowLine({ arrow, taken }: Props) {
  const isTaken = arrow.texts.some(({ key }) => taken.ever.has(key));
  const isLast = arrow.texts.some(({ key }) => taken.last.has(key));
  return (
    <g data-arrow={arrow.id} data-taken={isTaken}>
      <Line
        points={arrow.points}
        color={isLast ? COLORS.taken : isTaken ? COLORS.active : COLORS.line}
        width={isTaken ? 3 : 1.25}
      />
    </g>
  );
}

const MARGIN = 3;

/** The texts of an arrow; a bar stands before those that were taken. */
export function ArrowTexts({ arrow: { label, texts }, taken }: Props) {
  return texts.map(({ key, lines, top, height }) => {
    const isLast = taken.last.has(key);
    return (
      <g key={key} data-transition={key} data-taken={taken.ever.has(key)}>
        <rect
          x={label.x - MARGIN}
          y={label.y + top}
          width={label.width + 2 * MARGIN}
          height={height}
          fill={COLORS.ground}
          fillOpacity={0.85}
        />
        {taken.ever.has(key) && (
          <rect
            x={label.x - MARGIN - 2}
            y={label.y + top}
            width={3}
            height={height}
            fill={isLast ? COLORS.taken : COLORS.active}
          />
        )}
        <Lines
          lines={lines}
          x={label.x}
          y={label.y + top}
          color={isLast ? COLORS.taken : COLORS.ink}
        />
      </g>
    );
  });
}
