import { sql } from 'drizzle-orm';
import type { Event } from '../../domain/contract/event';
import type { TailoredPage } from '../../domain/contract/page';
import type { Resource } from '../../domain/contract/resource';
import type { Theme } from '../../domain/vocabulary';
import { events, resources } from '../db/schema/posts';
import { business, signUp } from '../test/people';
import { join } from '../test/posts';
import { bodyOf, serverForTests } from '../test/testApp';

const server = serverForTests();

const ENERGY: Theme = 'energy transition';
const NATURE: Theme = 'nature regeneration';
const COMMUNITY: Theme = 'community action';
const PROCESSING: Theme = 'responsible processing & packaging';

/** In March 2026, after the moment at which the tests' clock stands. */
const march = (day: number, hour = 9) => new Date(Date.UTC(2026, 2, day, hour));

let author = 0;
let token = '';
beforeEach(async () => {
  author = (await join(server(), 'author')).user_id;
  ({ token } = await join(server(), 'reader'));
});

async function hold(
  name: string,
  day: number,
  themes: Theme[],
  { county, status = 'published' }: { county?: string; status?: 'published' | 'cancelled' } = {},
) {
  await server()
    .app.db.insert(events)
    .values({
      user_id: author,
      slug: name.toLowerCase(),
      status,
      name,
      summary: '',
      description: '',
      start_date: march(day),
      end_date: march(day, 12),
      attendance_mode: 'in_person',
      themes,
      county,
      organizer: 'A member',
    });
}

const share = (headline: string, day: number, themes: Theme[]) => ({
  user_id: author,
  status: 'published' as const,
  headline,
  abstract: '',
  description: '',
  resource_type: 'guide' as const,
  themes,
  author: 'A member',
  published_at: march(day),
});

async function answer(change: object = {}) {
  const { status } = await server().post(
    'mainapp/sustainability/',
    {
      display_name: 'Achieng O.',
      introduction: '',
      themes: [ENERGY],
      county: '042',
      county_public: false,
      use_in_trends: false,
      newsletter: false,
      ...change,
    },
    { token },
  );
  expect(status).toBe(200);
}

async function search<T>(of: string, query: Record<string, string>, as?: string) {
  const read = await server().get(`mainapp/${of}/search/?${new URLSearchParams(query)}`, as);
  expect(read.status).toBe(200);
  return { ...read, page: bodyOf<TailoredPage<T>>(read) };
}
const searchEvents = async (query: Record<string, string> = {}, as?: string) =>
  (await search<Event>('events', query, as)).page;
const searchResources = async (query: Record<string, string> = {}, as?: string) =>
  (await search<Resource>('resources', query, as)).page;

const told = ({ results }: TailoredPage<Event>) =>
  results.map(({ name, because }) => (because === undefined ? name : `${name}: ${because}`));

const FOR_YOU = { sort: 'for_you' };

describe('events', () => {
  beforeEach(async () => {
    await hold('Planting', 10, [NATURE]);
    await hold('Solar', 20, [ENERGY, COMMUNITY]);
    await hold('Market', 15, [COMMUNITY], { county: '042' });
    await hold('Sorting', 12, [PROCESSING]);
    await hold('Stoves', 18, [ENERGY]);
    await hold('Elsewhere', 11, [COMMUNITY], { county: '047' });
  });
  const BY_DATE = ['Planting', 'Elsewhere', 'Sorting', 'Market', 'Stoves', 'Solar'];

  test('start with what the answers name, then what follows from them, with reasons', async () => {
    await answer({ bought_categories: ['Food & drinks'], volunteering: ['tree_care'] });
    const page = await searchEvents(FOR_YOU, token);
    expect(told(page)).toEqual([
      'Market: Kisumu',
      'Stoves: Energy transition',
      'Solar: Energy transition',
      'Planting: Caring for trees',
      'Sorting: Food & drinks',
      'Elsewhere',
    ]);
    expect(page).toMatchObject({ count: 6, for_you: ['Energy transition', 'Kisumu'] });
  });

  test('are in order of date for visitors, in a response that may be cached', async () => {
    await answer();
    const { page, headers } = await search<Event>('events', FOR_YOU);
    expect(told(page)).toEqual(BY_DATE);
    expect(page).not.toHaveProperty('for_you');
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60');
    const plain = await search<Event>('events', {});
    expect(page).toEqual(plain.page);
  });

  test('are in order of date for a member by default, and never cached for members', async () => {
    await answer();
    expect(told(await searchEvents({}, token))).toEqual(BY_DATE);
    const { headers } = await search<Event>('events', FOR_YOU, token);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['a theme', { theme: COMMUNITY }, ['Elsewhere', 'Market', 'Solar']],
    ['the past', { when: 'past' }, []],
    ['a month', { month: '2026-03' }, BY_DATE],
  ])('are in order of date when filtered by %s', async (_name, query, names) => {
    await answer();
    const page = await searchEvents({ ...FOR_YOU, ...query }, token);
    expect(told(page)).toEqual(names);
    expect(page).not.toHaveProperty('for_you');
  });

  test('keep their place in order of date when they are cancelled', async () => {
    await answer();
    await hold('Off', 13, [ENERGY], { status: 'cancelled' });
    expect(told(await searchEvents(FOR_YOU, token)).slice(3)).toEqual([
      'Planting',
      'Elsewhere',
      'Sorting',
      'Off',
    ]);
  });

  test('follow the latest answers', async () => {
    await answer();
    await answer({ themes: [NATURE], county: '' });
    expect(told(await searchEvents(FOR_YOU, token))[0]).toBe('Planting: Nature regeneration');
  });

  test('are in order of date for a member without answers', async () => {
    const page = await searchEvents(FOR_YOU, token);
    expect(told(page)).toEqual(BY_DATE);
    expect(page).not.toHaveProperty('for_you');
  });

  test('follow the public facts of a business, and none of its private ones', async () => {
    const member = await signUp(server(), business);
    const facts = {
      name: 'Tujenge Bricks',
      category: 'Energy',
      county: '047',
      address_locality: 'Kariobangi',
      founding_year: 2016,
      themes: [PROCESSING],
      description: 'We press building blocks from soil and crushed glass. '.repeat(2),
      telephone: '0712 345 678',
      url: '',
      founders: [{ name: 'Achieng Otieno', gender: 'female' }],
      staff: '10-19',
      consent_listing: true,
      newsletter: false,
    };
    await server().post('mainapp/businesses/', facts, { token: member.token });
    expect(told(await searchEvents(FOR_YOU, member.token))).toEqual([
      'Elsewhere: Nairobi City',
      'Sorting: Responsible processing & packaging',
      'Market: Energy',
      'Stoves: Energy',
      'Solar: Energy',
      'Planting',
    ]);
  });
});

describe('resources', () => {
  const headlines = ({ results }: TailoredPage<Resource>) =>
    results.map(({ headline }) => headline);

  beforeEach(async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      share(`Guide ${index}`, 1 + (index % 28), [index % 3 === 0 ? ENERGY : COMMUNITY]),
    );
    await server().app.db.insert(resources).values(rows);
    await answer();
  });

  test('are each on one page, matching ones first, newest first', async () => {
    const pages = [];
    for (const page of ['1', '2', '3']) {
      pages.push(await searchResources({ ...FOR_YOU, page }, token));
    }
    const all = pages.flatMap(({ results }) => results);
    expect(new Set(all.map(({ resource_id }) => resource_id)).size).toBe(30);
    const reasons = all.map(({ because }) => because);
    expect(reasons.slice(0, 10)).toEqual(Array(10).fill('Energy transition'));
    expect(reasons.slice(10)).toEqual(Array(20).fill(undefined));
    for (const part of [all.slice(0, 10), all.slice(10)]) {
      const dates = part.map(({ published_at }) => published_at ?? '');
      expect(dates).toEqual([...dates].sort().reverse());
    }
    // A resource has no county.
    expect(pages.map(({ for_you }) => for_you)).toEqual(Array(3).fill(['Energy transition']));
  });

  test('are not tailored when filtered by words or theme', async () => {
    await server().app.db.execute(
      sql`update resources set headline = 'Waste law' where headline in ('Guide 3', 'Guide 4')`,
    );
    for (const query of [{ q: 'waste' }, { theme: COMMUNITY }]) {
      const page = await searchResources({ ...FOR_YOU, ...query }, token);
      expect(page).toEqual(await searchResources(query));
    }
  });

  test('of one type start with matching ones', async () => {
    const page = await searchResources({ ...FOR_YOU, type: 'guide' }, token);
    expect(page.results[0]?.because).toBe('Energy transition');
    expect(headlines(page)).toHaveLength(12);
  });
});
