import { CATEGORY_ORDER, inDisplayOrder } from './order';

const named = (...names: string[]) => names.map((category_name) => ({ category_name }));

test('sorts categories as in the specification, ignoring case', () => {
  const shuffled = named(...CATEGORY_ORDER.map((name) => name.toUpperCase()).reverse());
  expect(inDisplayOrder(shuffled).map(({ category_name }) => category_name.toLowerCase())).toEqual(
    CATEGORY_ORDER.map((name) => name.toLowerCase()),
  );
});

test('puts unknown categories last, in their given order', () => {
  const given = named('Zebra', "What's next", 'Apple', 'disclosure');
  expect(inDisplayOrder(given)).toEqual(named('disclosure', "What's next", 'Zebra', 'Apple'));
  expect(given).toEqual(named('Zebra', "What's next", 'Apple', 'disclosure'));
});
