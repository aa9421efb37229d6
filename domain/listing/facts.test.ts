import { changesSince, publicFactsOf, type PublicFacts } from './facts';
import { PUBLIC_NAMES } from './fields';

const facts: PublicFacts = {
  name: 'Tujenge Bricks',
  category: 'Home',
  other_categories: ['Waste'],
  themes: ['community action'],
  county: '047',
  address_locality: 'Kariobangi',
  street_address: null,
  founding_year: 2016,
  description: 'We press building blocks from soil and crushed glass.',
  in_language: 'en',
  logo: null,
  pictures: [],
  products: [],
  telephone: '+254712345678',
  whatsapp_phone: null,
  email: null,
  url: 'https://tujenge.example/',
  same_as: [],
  opening_hours: null,
};

const changesOf = (change: Partial<PublicFacts>) => changesSince(facts, { ...facts, ...change });

test('keeps exactly the public fields of a row', () => {
  const row = { ...facts, status: 'published', featured: true };
  expect(Object.keys(publicFactsOf(row)).sort()).toEqual([...PUBLIC_NAMES].sort());
  expect(changesSince(facts, publicFactsOf(row))).toEqual([]);
});

test.each<[Partial<PublicFacts>, string, string, string]>([
  [{ name: 'Tujenge Blocks' }, 'Business name', 'Tujenge Bricks', 'Tujenge Blocks'],
  [{ county: '042' }, 'County', 'Nairobi City', 'Kisumu'],
  [{ other_categories: ['Waste', 'Energy'] }, 'Other sectors', 'Waste', 'Waste, Energy'],
  [{ founding_year: null }, 'Year founded', '2016', ''],
  [{ street_address: 'Outer Ring Road' }, 'Street or building', '', 'Outer Ring Road'],
  [{ logo: '/uploads/a/logo.webp' }, 'Logo', '', 'A picture'],
  [{ in_language: 'sw' }, 'Language', 'English', 'Swahili'],
])('describes the change %j in words', (change, field, before, after) => {
  expect(changesOf(change)).toEqual([{ field, before, after }]);
});

test('describes a new logo as "Another picture", without its address', () => {
  const before = { ...facts, logo: '/uploads/a/logo.webp' };
  const after = { ...facts, logo: '/uploads/b/logo.webp' };
  const change = { field: 'Logo', before: 'A picture', after: 'Another picture' };
  expect(changesSince(before, after)).toEqual([change]);
});

test.each([
  [0, 1, '', '1 photo'],
  [1, 3, '1 photo', '3 photos'],
  [2, 2, '2 photos', '2 photos, changed'],
  [2, 0, '2 photos', ''],
])('describes new photos, from %i to %i, by their number', (earlier, later, before, after) => {
  const photos = (count: number, file: string) =>
    Array.from({ length: count }, (_each, index) => ({
      src: `/uploads/${index}/${file}.webp`,
      widths: [300],
      width: 300,
      height: 200,
      color: null,
      alt: '',
    }));
  const changed = { ...facts, pictures: photos(later, 'b') };
  expect(changesSince({ ...facts, pictures: photos(earlier, 'a') }, changed)).toEqual([
    { field: 'Photos', before, after },
  ]);
});

describe('describes changed products', () => {
  const soap = {
    name: 'Avocado bar soap',
    price: 180,
    is_lowest_price: false,
    unit: 'bar',
    availability: 'in stock' as const,
    season: '',
    picture: null,
  };
  const picture = {
    src: '/uploads/a/b.webp',
    widths: [300],
    width: 300,
    height: 300,
    color: null,
    alt: '',
  };

  test.each<[string, PublicFacts['products'], string, string]>([
    ['in words', [{ ...soap, price: 200 }], 'KES 180 per', 'KES 200 per'],
    ['that are new', [soap, { ...soap, name: 'Shampoo' }], '', 'Shampoo, KES 180 per bar'],
    ['by their pictures alone', [{ ...soap, picture }], '', 'Other pictures'],
  ])('%s', (_how, products, before, after) => {
    const [change, ...others] = changesSince(
      { ...facts, products: [soap] },
      { ...facts, products },
    );
    expect(others).toEqual([]);
    expect(change?.field).toBe('Products and services');
    expect(change?.before).toContain(before);
    expect(change?.after).toContain(after);
  });
});

test('shows of a long text only the part that differs, with some text around it', () => {
  const start = 'We press blocks. '.repeat(30);
  const end = ' They last for years.'.repeat(20);
  const before = { ...facts, description: `${start}Soil${end}` };
  const [change] = changesSince(before, { ...facts, description: `${start}Glass${end}` });
  expect(change?.before).toMatch(/^….*Soil.*…$/);
  expect(change?.after).toMatch(/^….*Glass.*…$/);
  expect(change?.after.length).toBeLessThan(150);
});

test('cuts a new long text after 400 characters', () => {
  const after = { ...facts, description: 'x'.repeat(1200) };
  expect(changesSince(facts, after)[0]?.after).toBe(`${'x'.repeat(400)}…`);
});

test('reports no change for a field that the earlier snapshot lacks', () => {
  expect(changesSince({ name: facts.name }, facts)).toEqual([]);
});
