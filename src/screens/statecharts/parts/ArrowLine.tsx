import type { ElkPoint } from 'elkjs/lib/elk-api';
import type { Mark } from '../../../machines/chart/compareCharts';
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
  dashes?: string | undefined;
}

export const Line = ({ points, color, width, dashes }: LineProps) => (
  <>
    <polyline
      points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeDasharray={dashes}
    />
    <path d={headAt(points)} fill={color} />
  </>
);

interface Props {
  arrow: DrawnArrow;
  taken: Taken;
  /** Keys of transitions that lead to what is chosen. */
  way: ReadonlySet<string>;
  /** Of transitions that are pointed to. */
  found: ReadonlySet<string>;
  marks: ReadonlyMap<string, Mark>;
}

/** The mark of an arrow whose transitions all have it. */
function markOf({ texts }: DrawnArrow, marks: ReadonlyMap<string, Mark>): Mark | null {
  const all = new Set(texts.flatMap(({ keys }) => keys.map((key) => marks.get(key) ?? null)));
  const [only = null] = all;
  return all.size === 1 ? only : null;
}

/** Thicker once it was taken or leads to what is chosen; in another colour when it was taken last. */
export function ArrowLine({ arrow, taken, way, found, marks }: Props) {
  const has = (keys: ReadonlySet<string>) =>
    arrow.texts.some((text) => text.keys.some((key) => keys.has(key)));
  const [isTaken, isLast] = [has(taken.ever), has(taken.last)];
  const [isOnWay, isFound] = [has(way), has(found)];
  const mark = markOf(arrow, marks);
  const color = () => {
    if (mark) return COLORS[mark];
    if (isFound || isOnWay) return COLORS.found;
    if (isLast) return COLORS.taken;
    return isTaken ? COLORS.active : COLORS.line;
  };
  return (
    <g data-arrow={arrow.id} data-taken={isTaken} data-way={isOnWay} data-mark={mark}>
      <Line
        points={arrow.points}
        color={color()}
        width={isFound || isOnWay ? 4 : isTaken || mark ? 3 : 1.25}
        dashes={mark === 'removed' ? '6 4' : undefined}
      />
    </g>
  );
}

const MARGIN = 3;

/** The texts of an arrow; a bar stands before those that were taken, a frame around those that are pointed to. */
export function ArrowTexts({ arrow: { label, texts }, taken, found, marks }: Omit<Props, 'way'>) {
  return texts.map(({ keys, lines, top, height }) => {
    const [isTaken, isLast, isFound] = [taken.ever, taken.last, found].map((some) =>
      keys.some((key) => some.has(key)),
    );
    const mark = keys.map((key) => marks.get(key)).find((each) => each !== undefined);
    const color = mark ? COLORS[mark] : isLast ? COLORS.taken : COLORS.ink;
    return (
      <g
        key={keys[0]}
        data-transition={keys.join('\n')}
        data-taken={isTaken}
        data-found={isFound}
        data-mark={mark}
      >
        <rect
          x={label.x - MARGIN}
          y={label.y + top}
          width={label.width + 2 * MARGIN}
          height={height}
          fill={COLORS.ground}
          fillOpacity={0.85}
          {...(isFound && { stroke: COLORS.found, strokeWidth: 2, rx: 3 })}
        />
        {isTaken && (
          <rect
            x={label.x - MARGIN - 2}
            y={label.y + top}
            width={3}
            height={height}
            fill={isLast ? COLORS.taken : COLORS.active}
          />
        )}
        <Lines lines={lines} x={label.x} y={label.y + top} color={color} />
      </g>
    );
  });
}
