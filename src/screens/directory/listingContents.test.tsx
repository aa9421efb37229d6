import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { HOST } from '../../testing/server';
import { open, rival, serveListings, soap } from './testing/serveListings';
// Compiled before the first test, which would else wait for it.
import './DirectoryPage';
import './ListingPage';

const { state } = serveListings();

test('shows what the business does, its level and the facts behind its badge', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  expect(screen.getByText('Eleven people.')).toBeInTheDocument();
  expect(screen.getByText('Sapling level')).toBeInTheDocument();
  expect(screen.getByText('Reviewed by our team, 1 June 2026')).toBeInTheDocument();
  const facts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(facts).toContain('Kenyan employees72% (more than 59% needed)');
  expect(facts).toContain('Revenue earned in KenyaMet, figure not published');
  expect(document.title).toBe('Mwangaza Soaps · Kijani');
});

test.each([
  ['sw', 'sw'],
  ['en', null],
] as const)('marks the words of a business that are in %s with lang=%s', async (written, lang) => {
  const product = {
    name: 'Sabuni ya kipande',
    price: 180,
    is_lowest_price: false,
    unit: '',
    availability: 'in stock' as const,
    season: '',
    picture: null,
  };
  const words = {
    summary: 'Sabuni za parachichi.',
    description: 'Chungu kimoja.',
    opening_hours: 'Kila siku',
    street_address: 'Karibu na maktaba',
  };
  state.listings = [{ ...soap, ...words, in_language: written, products: [product] }];
  await open('/kijani-directory/mwangaza-soaps');
  for (const text of [...Object.values(words), product.name]) {
    expect(screen.getByText(text).getAttribute('lang')).toBe(lang);
  }
  expect(screen.getByText('KES 180').closest('[lang="sw"]')).toBeNull();
});

describe('with photos', () => {
  const photo = (file: string, alt: string) => ({
    src: `/uploads/${file}/photo.webp`,
    widths: [320, 640, 900],
    width: 900,
    height: 600,
    color: '#185818',
    alt,
  });
  const pictures = [photo('a', 'Soap on a rack'), photo('b', ''), photo('c', '')];

  test('shows the first across the page, in the widths that there are of it', async () => {
    state.listings = [{ ...soap, pictures }];
    await open('/kijani-directory/mwangaza-soaps');
    const cover = screen.getByRole('button', { name: 'Enlarge: Soap on a rack' });
    const image = within(cover).getByRole('presentation');
    const address = `${HOST}/uploads/a/photo.webp`;
    expect(image).toHaveAttribute('src', address);
    expect(image).toHaveAttribute(
      'srcset',
      `${address}?width=320 320w, ${address}?width=640 640w, ${address} 900w`,
    );
    expect(image).toHaveAttribute('width', '900');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveStyle({ backgroundColor: '#185818' });
  });

  test('shows the others when they are scrolled to, each of which opens in full size', async () => {
    state.listings = [{ ...soap, pictures }];
    const { user } = await open('/kijani-directory/mwangaza-soaps');
    const more = within(screen.getByRole('list', { name: 'More photos' }));
    const names = more.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual([
      'Enlarge: Photo 2 of Mwangaza Soaps',
      'Enlarge: Photo 3 of Mwangaza Soaps',
    ]);
    for (const image of more.getAllByRole('presentation')) {
      expect(image).toHaveAttribute('loading', 'lazy');
    }
    await user.click(screen.getByRole('button', { name: names[1] ?? '' }));
    const viewer = within(screen.getByRole('dialog', { name: 'Photo 3 of Mwangaza Soaps' }));
    expect(viewer.getByRole('img')).toHaveAttribute('src', `${HOST}/uploads/c/photo.webp`);
  });

  test('keeps a colour that is none out of the styles', async () => {
    state.listings = [
      { ...soap, pictures: [{ ...photo('a', ''), color: 'red;}body{display:none' }] },
    ];
    await open('/kijani-directory/mwangaza-soaps');
    const cover = screen.getByRole('button', { name: 'Enlarge: Photo of Mwangaza Soaps' });
    const image = within(cover).getByRole('presentation');
    expect(image).not.toHaveStyle({ backgroundColor: 'red' });
    expect(image).toBeVisible();
  });
});

describe('with products', () => {
  const bar = {
    name: 'Avocado bar soap',
    price: 180,
    is_lowest_price: false,
    unit: 'bar',
    availability: 'in stock' as const,
    season: '',
    picture: {
      src: '/uploads/a/photo.webp',
      widths: [320],
      width: 320,
      height: 320,
      color: null,
      alt: '',
    },
  };

  test('shows each with its price, its season and its picture', async () => {
    const box = {
      ...bar,
      name: 'Gift box',
      price: 1200,
      is_lowest_price: true,
      unit: '',
      availability: 'seasonal' as const,
      season: 'December',
      picture: null,
    };
    state.listings = [{ ...soap, products: [bar, box, { ...box, name: 'Talk', price: null }] }];
    const { user } = await open('/kijani-directory/mwangaza-soaps');
    const items = within(screen.getByRole('list', { name: 'Products and services' }));
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Avocado bar soapKES 180 per barIn stock',
      'Gift boxFrom KES 1,200In season: December',
      'TalkPrice on requestIn season: December',
    ]);
    await user.click(items.getByRole('button', { name: 'Enlarge: Avocado bar soap' }));
    expect(screen.getByRole('dialog', { name: 'Avocado bar soap' })).toBeInTheDocument();
  });

  test('has no such part for a business without products', async () => {
    await open('/kijani-directory/mwangaza-soaps');
    const name = 'Products and services';
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });
});

test('says that the text has changed since the review', async () => {
  state.listings = [{ ...soap, changed_since: '2026-10-17T09:00:00.000Z' }, rival];
  await open('/kijani-directory/mwangaza-soaps');
  const text = 'Changed since the review of 17 October 2026';
  expect(screen.getByText(`${text}. Our team has not seen the change yet.`)).toBeInTheDocument();
  expect(screen.getByText(text).parentElement).toHaveTextContent(/Sapling level/);
});

test('shows in the directory which listing has changed since its review', async () => {
  state.listings = [{ ...soap, changed_since: '2026-10-17T09:00:00.000Z' }, rival];
  renderApp({ at: '/kijani-directory' });
  const note = await screen.findByText('Changed since the review of 17 October 2026');
  expect(note.parentElement).toHaveTextContent(/Sapling level/);
});

describe('unclaimed', () => {
  const unclaimed = { ...soap, claimed: false, level: null, verified_at: null, badges: [] };

  test('says that the business has not confirmed its details, and nothing of a review', async () => {
    state.listings = [unclaimed, rival];
    await open('/kijani-directory/mwangaza-soaps');
    const notice = screen.getByText(/Our team added this business/);
    expect(notice).toHaveTextContent(
      'Unclaimed. Our team added this business. It has not confirmed these details.',
    );
    expect(screen.queryByText(/Reviewed by our team/)).not.toBeInTheDocument();
  });

  test('is said in the directory, of no other business', async () => {
    state.listings = [unclaimed, rival];
    renderApp({ at: '/kijani-directory' });
    const note = await screen.findByText('Unclaimed');
    const row = note.closest('li');
    expect(row).toHaveTextContent('Mwangaza Soaps');
  });
});

test('shows name, summary, level and review before products, story and criteria', async () => {
  const bar = { price: 180, is_lowest_price: false, unit: 'bar', season: '', picture: null };
  const product = { ...bar, name: 'Bar soap', availability: 'in stock' as const };
  state.listings = [{ ...soap, summary: 'Soap from one pot.', products: [product] }, rival];
  await open('/kijani-directory/mwangaza-soaps');
  const parts = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('Soap from one pot.'),
    screen.getByText('Sapling level'),
    screen.getByText('Reviewed by our team, 1 June 2026'),
    screen.getByRole('list', { name: 'Reach Mwangaza Soaps' }),
    screen.getByRole('heading', { name: 'Products and services' }),
    screen.getByText('Eleven people.'),
    screen.getByRole('heading', { name: 'The badges and the facts behind them' }),
    screen.getByRole('heading', { name: 'Similar businesses near by' }),
  ];
  parts.slice(1).forEach((part, index) => {
    const order = parts[index]?.compareDocumentPosition(part);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
