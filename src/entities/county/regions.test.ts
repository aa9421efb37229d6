import fc from 'fast-check';
import { COUNTIES } from '../../../domain/counties';
import { COUNTY_MAP } from '../../content/countyShapes';
import { boxOf, middleOf, regionTowards, shadeBounds, shadeOf } from './regions';

const boxes = new Map(Object.entries(COUNTY_MAP.paths).map(([code, path]) => [code, boxOf(path)]));
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const reachableFrom = (start: string): Set<string> => {
  const seen = new Set([start]);
  for (const code of seen)
    for (const key of ARROWS) {
      const next = regionTowards(code, key, boxes);
      if (next) seen.add(next);
    }
  return seen;
};

test('COUNTY_MAP has a shape inside the map for each county', () => {
  expect([...boxes.keys()].sort()).toEqual(COUNTIES.map(({ code }) => code));
  for (const { left, top, right, bottom } of boxes.values()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(COUNTY_MAP.width);
    expect(bottom).toBeLessThanOrEqual(COUNTY_MAP.height);
  }
});

test('COUNTY_MAP places counties from west to east and from north to south', () => {
  const inOrder = (codes: string[], edge: 'left' | 'top') => {
    const edges = codes.map((code) => boxes.get(code)?.[edge] ?? NaN);
    expect(edges).toEqual([...edges].sort((one, other) => one - other));
  };
  inOrder(['040', '042', '032', '047', '015', '007'], 'left');
  inOrder(['023', '010', '008', '047', '006', '001'], 'top');
});

test('COUNTY_MAP gives neighbours the same points along their border', () => {
  const points = (code: keyof typeof COUNTY_MAP.paths) =>
    new Set(COUNTY_MAP.paths[code].match(/(?<!\d)\d+ \d+/g) ?? []);
  const shared = (one: Set<string>, other: Set<string>) =>
    [...one].filter((point) => other.has(point)).length;
  expect(shared(points('047'), points('022'))).toBeGreaterThan(3);
  expect(shared(points('007'), points('004'))).toBeGreaterThan(3);
  expect(shared(points('042'), points('038'))).toBeGreaterThan(1);
});

test('regionTowards leads from every county to every other', () => {
  for (const code of boxes.keys()) expect(reachableFrom(code).size).toBe(47);
});

test('regionTowards follows the direction of the arrow key', () => {
  expect(regionTowards('023', 'ArrowRight', boxes)).toBe('010');
  expect(regionTowards('001', 'ArrowLeft', boxes)).toBe('002');
  expect(regionTowards('009', 'ArrowRight', boxes)).toBeNull();
});

test('shadeBounds gives no shade without counts and one for each small count', () => {
  expect(shadeBounds([])).toEqual([]);
  expect(shadeBounds([0, 0])).toEqual([]);
  expect(shadeBounds([1])).toEqual([1]);
  expect(shadeBounds([0, 2])).toEqual([1, 2]);
  expect(shadeBounds([0, 1, 2, 16])).toEqual([1, 2, 4, 8]);
});

test('shadeOf is never lighter for more, and the last shade for the most', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 2 }), (counts) => {
      const bounds = shadeBounds(counts);
      const shades = [...counts].sort((one, other) => one - other);
      const steps = shades.map((count) => shadeOf(count, bounds));
      expect(steps).toEqual([...steps].sort((one, other) => one - other));
      expect(steps.at(-1)).toBe(bounds.length);
    }),
  );
});

test('middleOf is inside the box of each county, and in the middle of a simple shape', () => {
  expect(middleOf('M0 0 10 0 10 20 0 20ZM30 30 31 30 31 31Z')).toEqual({ x: 5, y: 10 });
  for (const [code, path] of Object.entries(COUNTY_MAP.paths)) {
    const { x, y } = middleOf(path);
    const box = boxes.get(code);
    expect(box && x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
  }
});
