import type { Drawing, DrawnArrow, DrawnState } from '../graph/drawing';
import { Line } from '../parts/ArrowLine';
import { COLORS } from '../parts/palette';
import type { ShownUse } from './shownUse';

const BANDS = [3, 5, 7, 10, 13];
const TINTS = [0.1, 0.16, 0.22, 0.28, 0.34];
const EXITS = [1.5, 2, 2.75, 3.5, 4.5];
const LEVELS = BANDS.length;

/** Which of five steps; much of it would be the lowest if steps were as wide as each other. */
const levelOf = (times: number, most: number): number =>
  Math.min(LEVELS, Math.ceil(LEVELS * Math.sqrt(times / most))) - 1;

const most = (numbers: readonly number[]): number => Math.max(1, ...numbers);

interface Props {
  drawing: Drawing;
  use: ShownUse;
}

const timesOf = ({ texts }: DrawnArrow, use: ShownUse): number =>
  texts.flatMap(({ keys }) => keys).reduce((sum, key) => sum + (use.transitions.get(key) ?? 0), 0);

const OUT = 18;

/** An arrow out of the corner of a state, where no other line is. */
const wayOut = ({ x, y, width, height }: DrawnState) => [
  { x: x + width - 3, y: y + height - 3 },
  { x: x + width + OUT, y: y + height + OUT },
];

/** Below lines and texts: wider and darker is more often, and a red arrow leads out where pages are left. */
export function UseOverlay({ drawing: { states, arrows }, use }: Props) {
  const boxes = states.filter(({ isOuter }) => !isOuter);
  const visitsOf = ({ id }: DrawnState) => use.states.get(id)?.visits ?? 0;
  const exitsOf = ({ id }: DrawnState) => use.states.get(id)?.exits ?? 0;
  const [mostVisits, mostExits] = [most(boxes.map(visitsOf)), most(boxes.map(exitsOf))];
  const mostTimes = most(arrows.map((arrow) => timesOf(arrow, use)));
  return (
    <g data-use="">
      {boxes
        .filter((state) => visitsOf(state) > 0)
        .map((state) => (
          <rect
            key={state.id}
            data-use-state={state.id}
            x={state.x}
            y={state.y}
            width={state.width}
            height={state.height}
            rx={8}
            fill={COLORS.use}
            fillOpacity={TINTS[levelOf(visitsOf(state), mostVisits)]}
          />
        ))}
      {arrows
        .filter((arrow) => timesOf(arrow, use) > 0)
        .map((arrow) => (
          <polyline
            key={arrow.id}
            data-use-arrow={arrow.id}
            points={arrow.points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke={COLORS.use}
            strokeOpacity={0.55}
            strokeLinejoin="round"
            strokeWidth={BANDS[levelOf(timesOf(arrow, use), mostTimes)]}
          />
        ))}
      {boxes
        .filter((state) => exitsOf(state) > 0)
        .map((state) => (
          <g key={state.id} data-use-exit={state.id}>
            <Line
              points={wayOut(state)}
              color={COLORS.exit}
              width={EXITS[levelOf(exitsOf(state), mostExits)] ?? 1}
            />
          </g>
        ))}
    </g>
  );
}
