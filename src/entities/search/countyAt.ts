import { COUNTY_MAP } from '../../content/countyShapes';

/** The map is drawn in degrees: this many units each, from its north-western corner. */
const UNITS = 100;
const WEST = 33.91;
const NORTH = 5.41;

/** Of the map, some 17 km: for beaches, islands and the rounding of the borders. */
const FARTHEST = 15;

interface Point {
  x: number;
  y: number;
}

const ringsOf = (path: string): Point[][] =>
  path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      return numbers.flatMap((x, index) =>
        index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
      );
    });

const edgesOf = (ring: readonly Point[]): [Point, Point][] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point]);

/** Whether a line from the point to the east crosses the borders an odd number of times. */
const isInside = ({ x, y }: Point, edges: readonly [Point, Point][]): boolean =>
  edges.filter(
    ([from, to]) =>
      from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x,
  ).length %
    2 ===
  1;

function distanceTo({ x, y }: Point, [from, to]: [Point, Point]): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + down ** 2;
  const share =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / length));
  return Math.hypot(from.x + share * across - x, from.y + share * down - y);
}

/** The code of the county at a position in degrees, or the nearest within some 17 km; null outside Kenya. */
export function countyAt(latitude: number, longitude: number): string | null {
  const point = { x: (longitude - WEST) * UNITS, y: (NORTH - latitude) * UNITS };
  let nearest: { code: string; distance: number } | null = null;
  for (const [code, path] of Object.entries(COUNTY_MAP.paths)) {
    const edges = ringsOf(path).flatMap(edgesOf);
    if (isInside(point, edges)) return code;
    const distance = Math.min(...edges.map((edge) => distanceTo(point, edge)));
    if (distance < (nearest?.distance ?? FARTHEST)) nearest = { code, distance };
  }
  return nearest?.code ?? null;
}
