import { COUNTIES_BY_NAME } from './countiesByName';

test('has the counties in the order of a dictionary', () => {
  const names = COUNTIES_BY_NAME.map(({ name }) => name);
  expect(names).toHaveLength(47);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});
