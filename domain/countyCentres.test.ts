import { COUNTIES } from './counties';
import { countiesByDistance } from './countyCentres';

test.each(COUNTIES.map(({ code, name }) => [name, code] as const))(
  'has all counties by their distance from %s',
  (_name, code) => {
    const found = countiesByDistance(code);
    expect(found[0]).toEqual({ code, km: 0 });
    expect(found).toHaveLength(COUNTIES.length);
    const distances = found.map(({ km }) => km);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(Math.max(...distances)).toBeLessThan(1000);
  },
);

test('knows how far counties are from each other', () => {
  const from = (code: (typeof COUNTIES)[number]['code']) =>
    new Map(countiesByDistance(code).map((county) => [county.code, county.km]));
  expect(from('042').get('037')).toBe(64);
  expect(from('037').get('042')).toBe(64);
  expect(from('001').get('047')).toBeGreaterThan(400);
});
