import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aListing } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './DirectoryPage';
import './ListingPage';

const { state, server } = serveInMemory();

const soap = aListing({
  listing_id: 5,
  name: 'Mwangaza Soaps',
  slug: 'mwangaza-soaps',
  description: 'One pot.\n\nEleven people.',
  badges: ['locally_anchored'],
  criteria: [
    { key: 'kenyan_employees', label: '', met: true, value: 72, threshold: 59 },
    { key: 'revenue_in_kenya', label: '', met: true, value: null, threshold: 50 },
  ],
  level: 'Sapling',
  whatsapp_phone: '0700000103',
  url: 'javascript:alert(1)',
  same_as: ['https://www.instagram.com/mwangaza'],
  opening_hours: 'Every day, 8:00 to 17:00',
});
const rival = aListing({ listing_id: 6, name: 'Lake Soaps', slug: 'lake-soaps' });
const farm = aListing({
  listing_id: 7,
  name: 'A Farm',
  slug: 'a-farm',
  category: 'Energy',
  themes: ['energy transition'],
});

beforeEach(() => {
  state.listings = [soap, rival, farm];
});

const open = async (at: string) => {
  const rendered = renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  return rendered;
};

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

test('links the contacts, and leaves out an unsafe address', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const contact = within(screen.getByRole('complementary', { name: 'Contact' }));
  const href = (name: string) => contact.getByRole('link', { name }).getAttribute('href');
  expect(href('Call +254 700 000 101')).toBe('tel:+254700000101');
  expect(href('Write on WhatsApp')).toBe('https://wa.me/254700000103');
  expect(href('Show on OpenStreetMap')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect(contact.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  for (const link of contact.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  }
});

test('offers the quickest ways to reach the business, and opens others only when pressed', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const bar = within(screen.getByRole('list', { name: 'Reach Mwangaza Soaps' }));
  expect(
    bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Call', 'tel:+254700000101'],
    ['WhatsApp', 'https://wa.me/254700000103'],
    ['Directions', 'https://www.openstreetmap.org/directions?to=-0.09000%2C34.77000'],
  ]);
  expect(bar.getByRole('link', { name: 'Call' })).not.toHaveAttribute('target');
  for (const name of ['WhatsApp', 'Directions']) {
    const link = bar.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
});

test('offers no call to a business that has published no number', async () => {
  state.listings = [{ ...soap, telephone: null, whatsapp_phone: '000 0000 0000' }];
  await open('/kijani-directory/mwangaza-soaps');
  const bar = within(screen.getByRole('list', { name: 'Reach Mwangaza Soaps' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Directions']);
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

test('replaces the id in the address by the slug', async () => {
  const { address } = await open('/kijani-directory/5');
  expect(address()).toBe('/kijani-directory/mwangaza-soaps');
});

test('shows other businesses of its category, which come with the business', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  await open('/kijani-directory/mwangaza-soaps');
  expect(screen.getByRole('link', { name: 'Lake Soaps' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A Farm' })).not.toBeInTheDocument();
  expect(asked.filter((path) => path.includes('listings'))).toEqual([
    '/mainapp/listings/mwangaza-soaps/',
  ]);
});

test('links the next events of the business, where it has some', async () => {
  const { unmount } = await open('/kijani-directory/mwangaza-soaps');
  expect(screen.queryByRole('region', { name: 'Coming events' })).not.toBeInTheDocument();
  unmount();
  const coming_events = [
    {
      slug: 'soap-day',
      name: 'Cold soap day',
      start_date: '2026-12-13T07:00:00.000Z',
      timezone: 'Africa/Nairobi',
    },
  ];
  server.use(
    http.get(`${HOST}/mainapp/listings/:slug/`, () =>
      HttpResponse.json({ ...soap, similar: [], coming_events }),
    ),
  );
  await open('/kijani-directory/mwangaza-soaps');
  const events = within(screen.getByRole('region', { name: 'Coming events' }));
  expect(events.getByRole('link', { name: 'Cold soap day' })).toHaveAttribute(
    'href',
    '/events/soap-day',
  );
  expect(events.getByText(/13/)).toBeInTheDocument();
});

test('shows a business without similar ones when the answer names none', async () => {
  server.use(http.get(`${HOST}/mainapp/listings/:slug/`, () => HttpResponse.json(soap)));
  await open('/kijani-directory/mwangaza-soaps');
  expect(
    screen.queryByRole('heading', { name: 'Similar businesses near by' }),
  ).not.toBeInTheDocument();
});

test('keeps the filters in the link back to the directory', async () => {
  const { user } = renderApp({ at: '/kijani-directory?q=mwangaza' });
  await user.click(await screen.findByRole('link', { name: 'Mwangaza Soaps' }));
  await screen.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /Business Directory/ })).toHaveAttribute(
    'href',
    '/kijani-directory?q=mwangaza',
  );
});

test('shows Not found and a link to the directory when the business is unknown', async () => {
  renderApp({ at: '/kijani-directory/nobody' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business not found' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toBeInTheDocument();
});

test('does not request the whole directory when the business is unknown', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  renderApp({ at: '/kijani-directory/nobody' });
  await screen.findByRole('heading', { level: 1, name: 'Business not found' });
  server.events.removeAllListeners();
  expect(asked).toContain('/mainapp/listings/nobody/');
  expect(asked).not.toContain('/mainapp/listings/');
});

test('finds the business in the list when the server has nothing else', async () => {
  const unknown = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  server.use(
    http.get(`${HOST}/mainapp/listings/:slug/`, unknown),
    http.get(`${HOST}/mainapp/listings/search/`, unknown),
  );
  await open('/kijani-directory/mwangaza-soaps');
  expect(screen.getByRole('link', { name: 'Lake Soaps' })).toBeInTheDocument();
});

test('shows a failure when the request is refused, and the business on Try again', async () => {
  const refuse = () => HttpResponse.json({ detail: 'no' }, { status: 403 });
  server.use(http.get(`${HOST}/mainapp/listings/:slug/`, refuse, { once: true }));
  const { user } = renderApp({ at: '/kijani-directory/mwangaza-soaps' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Failed to fetch listings')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(
    await main.findByRole('heading', { level: 1, name: 'Mwangaza Soaps' }),
  ).toBeInTheDocument();
});

test('says what a report lacks, keeps it when sending fails, and sends it', async () => {
  const { user } = await open('/kijani-directory/mwangaza-soaps');
  const button = screen.getByRole('button', { name: 'Report this listing' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Mwangaza Soaps' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose what is wrong.')).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText(/What is wrong/), 'Wrong contact details');
  await user.type(dialog.getByLabelText('Details'), 'Nobody answers');

  const sent: unknown[] = [];
  server.use(http.post(`${HOST}/mainapp/reports/`, () => HttpResponse.error(), { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/Your report was not sent/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Details')).toHaveValue('Nobody answers');

  server.use(
    http.post(`${HOST}/mainapp/reports/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ detail: 'Thank you.' }, { status: 201 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/Your report has reached our team/)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      subject: 'listing',
      subject_id: 5,
      reason: 'wrong contact details',
      details: 'Nobody answers',
      email: '',
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('keeps what was typed when the report is closed', async () => {
  const { user } = await open('/kijani-directory/mwangaza-soaps');
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  await user.type(await screen.findByLabelText('Details'), 'Closed since May');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  expect(await screen.findByLabelText('Details')).toHaveValue('Closed since May');
});

test('copies the link of the listing', async () => {
  const { user } = await open('/kijani-directory/mwangaza-soaps');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('http://localhost/kijani-directory/mwangaza-soaps');
});

test('shares the listing in a few lines on WhatsApp and by text message', async () => {
  await open('/kijani-directory/mwangaza-soaps');
  const textOf = (name: string) => {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    return decodeURIComponent(href);
  };
  const lines =
    /Mwangaza Soaps\n[^\n]+, [^\n]+\n(\+254 [\d ]+\n)?http:\/\/localhost\/kijani-directory\/mwangaza-soaps$/;
  expect(textOf('Share on WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(textOf('Share on WhatsApp')).toMatch(lines);
  expect(textOf('Share by text message')).toMatch(/^sms:\?&body=/);
  expect(textOf('Share by text message')).toMatch(lines);
});
