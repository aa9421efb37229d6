import type { ChosenProduct } from '../../../domain/contract/product';
import {
  isProduct,
  isUntouched,
  NO_PRODUCT,
  PRODUCTS_RULE,
  toChosenProduct,
  toProductValues,
} from './productForm';

const soap = { ...NO_PRODUCT, name: 'Bar soap', price: '1,800', unit: 'per box' };
const sold: ChosenProduct = {
  name: 'Bar soap',
  price: 1800,
  is_lowest_price: false,
  unit: 'box',
  availability: 'in stock',
  season: '',
  picture: '',
};

async function faultsOf(product: object): Promise<string[]> {
  const thrown: unknown = await PRODUCTS_RULE.validate([product], { abortEarly: false }).catch(
    (error: unknown) => error,
  );
  return typeof thrown === 'object' && thrown && 'errors' in thrown
    ? (thrown.errors as string[])
    : [];
}

const PRICE = 'Enter whole shillings, from 1 to 100,000,000.';

test.each<[string, object, string[]]>([
  ['is whole', soap, []],
  ['has nothing typed', NO_PRODUCT, []],
  ['has a price on request', { ...soap, price: '', price_kind: 'on request' }, []],
  ['has no name', { ...soap, name: '  ' }, ['Please enter what you sell.']],
  ['has a name of one letter', { ...soap, name: 'a' }, ['Write at least 2 characters.']],
  ['has no price', { ...soap, price: '' }, [PRICE]],
  ['is free', { ...soap, price: '0' }, [PRICE]],
  ['has cents', { ...soap, price: '10.50' }, [PRICE]],
  ['has a long unit', { ...soap, unit: 'x'.repeat(31) }, ['Write up to 30 characters.']],
])('a product that %s has these faults', async (_what, product, faults) => {
  expect(await faultsOf(product)).toEqual(faults);
});

test.each<[object, Partial<ChosenProduct>]>([
  [{}, {}],
  [{ price_kind: 'from' }, { is_lowest_price: true }],
  [{ price_kind: 'on request' }, { price: null }],
  [
    { availability: 'seasonal', season: ' May ' },
    { availability: 'seasonal', season: 'May' },
  ],
  [{ season: 'May' }, {}],
  [{ availability: 'gone' }, {}],
])('sends what was typed, with %j', (typed, sent) => {
  expect(toChosenProduct({ ...soap, ...typed })).toEqual({ ...sold, ...sent });
});

test.each<Partial<ChosenProduct>>([
  {},
  { is_lowest_price: true },
  { price: null },
  { availability: 'seasonal', season: 'May', picture: '/uploads/a/b.webp' },
])('sends again what was saved, with %j', (change) => {
  const saved = { ...sold, ...change };
  expect(toChosenProduct(toProductValues(saved))).toEqual(saved);
});

test('takes a product in which only a choice was made as untouched', () => {
  expect(isUntouched({ ...NO_PRODUCT, price_kind: 'from', name: ' ' })).toBe(true);
  expect(isUntouched({ ...NO_PRODUCT, picture: '/uploads/a/b.webp' })).toBe(false);
});

test('recognises a product of a stored draft', () => {
  expect([soap, { name: 'Bar soap' }, { ...soap, price: 5 }, null, 'soap'].map(isProduct)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
