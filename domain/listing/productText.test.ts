import type { Product } from '../contract/product';
import { availabilityText, normaliseUnit, productPriceText, productText } from './productText';

const soap: Product = {
  name: 'Avocado bar soap',
  price: 1250,
  is_lowest_price: false,
  unit: 'bar',
  availability: 'in stock',
  season: '',
  picture: null,
};

test.each<[Partial<Product>, string]>([
  [{}, 'KES 1,250 per bar'],
  [{ unit: '' }, 'KES 1,250'],
  [{ is_lowest_price: true }, 'From KES 1,250 per bar'],
  [{ price: null, is_lowest_price: false, unit: 'bar' }, 'Price on request'],
])('writes the price of a product with %j as "%s"', (change, text) => {
  expect(productPriceText({ ...soap, ...change })).toBe(text);
});

test.each<[Partial<Product>, string]>([
  [{}, 'In stock'],
  [{ availability: 'seasonal' }, 'In season only'],
  [{ availability: 'seasonal', season: 'May to July' }, 'In season: May to July'],
])('writes the availability of a product with %j as "%s"', (change, text) => {
  expect(availabilityText({ ...soap, ...change })).toBe(text);
});

test('writes a product on one line', () => {
  expect(productText(soap)).toBe('Avocado bar soap, KES 1,250 per bar, In stock');
});

test.each([
  [' kg ', 'kg'],
  ['per kg', 'kg'],
  ['/ night', 'night'],
  ['person', 'person'],
  ['Per  Person', 'Person'],
])('takes the unit "%s" as "%s"', (typed, unit) => {
  expect(normaliseUnit(typed)).toBe(unit);
});
