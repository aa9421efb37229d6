/** A part of a map that can be chosen. */
export interface Region {
  code: string;
  name: string;
  /** SVG path of absolute coordinates. */
  path: string;
  count: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(path: string): Box {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

/** The middle of the largest part of a region, for its number. */
export function middleOf(path: string): { x: number; y: number } {
  let largest = { area: 0, x: 0, y: 0 };
  for (const part of path.split('M').filter(Boolean)) {
    const numbers = (part.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const last = numbers.length - 2;
    let [area, x, y] = [0, 0, 0];
    for (let at = 0; at <= last; at += 2) {
      const [fromX = 0, fromY = 0] = numbers.slice(at === 0 ? last : at - 2);
      const [toX = 0, toY = 0] = numbers.slice(at);
      const cross = fromX * toY - toX * fromY;
      area += cross / 2;
      x += ((fromX + toX) * cross) / 6;
      y += ((fromY + toY) * cross) / 6;
    }
    if (Math.abs(area) > Math.abs(largest.area)) largest = { area, x: x / area, y: y / area };
  }
  return { x: Math.round(largest.x), y: Math.round(largest.y) };
}

const centreOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Unit steps of the arrow keys; y grows downwards as in SVG. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** How much a step aside counts against a step in the wanted direction. */
const ASIDE = 2;

/** A region that is further to the side than this, per step ahead, is not in that direction. */
const WIDEST = 2;

/** The nearest region in an arrow key's direction, or none at the edge of the map. */
export function regionTowards(
  from: string,
  key: string,
  boxes: ReadonlyMap<string, Box>,
): string | null {
  const start = boxes.get(from);
  const direction = DIRECTIONS[key];
  if (!start || !direction) return null;
  const [dx, dy] = direction;
  const { x, y } = centreOf(start);
  let nearest: { code: string; distance: number } | null = null;
  for (const [code, box] of boxes) {
    const centre = centreOf(box);
    const ahead = (centre.x - x) * dx + (centre.y - y) * dy;
    const aside = Math.abs((centre.x - x) * dy) + Math.abs((centre.y - y) * dx);
    const distance = ahead + ASIDE * aside;
    const isThere = code !== from && ahead > 0 && aside <= WIDEST * ahead;
    if (isThere && distance < (nearest?.distance ?? Infinity)) nearest = { code, distance };
  }
  return nearest?.code ?? null;
}

const STEPS = 4;

/**
 * The lowest count of each shade above none. They grow by a constant factor, so that one crowded
 * region does not make all others look alike.
 */
export function shadeBounds(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  const bounds = Array.from({ length: STEPS }, (_, step) => Math.ceil(most ** (step / STEPS)));
  return [...new Set(bounds)];
}

/** 0 for none, else the number of bounds that the count reaches. */
export const shadeOf = (count: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => count >= bound).length;
