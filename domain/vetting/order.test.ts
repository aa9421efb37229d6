import { CATEGORY_ORDER, inDisplayOrder } from './order';

const named = (...names: string[]) => names.map((category_name) => ({ category_name }));

test('any order becomes that of the specification, ignoring case', () => {
  const shuffled = named(...CATEGORY_ORDER.map((name) => name.toUpperCase()).reverse());
  expect(inDisplayOrder(shuffled).map(({ category_name }) => category_name.toLowerCase())).toEqual(
    CATEGORY_ORDER.map((name) => name.toLowerCase()),
  );
});

test('unknown categories come last, in the order in which they came', () => {
  const given = named('Zebra', "What's next", 'Apple', 'disclosure');
  expect(inDisplayOrder(given)).toEqual(named('disclosure', "What's next", 'Zebra', 'Apple'));
  expect(given).toEqual(named('Zebra', "What's next", 'Apple', 'disclosure'));
});
