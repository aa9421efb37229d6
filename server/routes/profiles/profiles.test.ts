import { eq } from 'drizzle-orm';
import { individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { business as businessAccount, individual, readUser, signUp } from '../../test/people';
import { sessionOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
const interestsUrl = 'mainapp/sustainability/';
const businessUrl = 'mainapp/businesses/';

const interests = {
  display_name: 'Achieng O.',
  introduction: 'Plants trees at weekends.',
  themes: ['nature regeneration'],
  county: '042',
  county_public: false,
  use_in_trends: true,
  newsletter: true,
};

const business = {
  name: 'Tujenge Bricks',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: ['responsible processing & packaging'],
  description:
    'We press building blocks from soil and crushed glass. The glass comes from bars in the estate and is paid for by weight.',
  telephone: '0712 345 678',
  url: 'https://tujenge.example',
  consent_listing: true,
  newsletter: false,
};

const rowOf = async (userId: number) => {
  const [row] = await server().app.db.select().from(listings).where(eq(listings.owner_id, userId));
  return row;
};

describe('POST /mainapp/sustainability/', () => {
  test('stores the form and returns a session with form_filled', async () => {
    const { token, user_id } = await signUp(server());
    const answer = await server().post(interestsUrl, interests, { token });
    expect(answer.status).toBe(200);
    expect(sessionOf(answer)).toMatchObject({ user_id, form_filled: true });
    const [profile] = await server().app.db.select().from(individualProfiles);
    expect({ ...profile, newsletter: true }).toMatchObject({ user_id, ...interests });
    expect((await readUser(server(), user_id)).newsletter_at).not.toBeNull();
  });

  test('stores habits and keeps those that a later form leaves out', async () => {
    const { token } = await signUp(server());
    const habits = {
      bought_categories: ['Food & drinks', 'Energy'],
      buying_frequency: 'often',
      cooking: ['lpg'],
      solar_at_home: '',
    };
    await server().post(interestsUrl, { ...interests, ...habits }, { token });
    await server().post(interestsUrl, { ...interests, cooking: [] }, { token });
    const [profile] = await server().app.db.select().from(individualProfiles);
    expect(profile).toMatchObject({ ...habits, cooking: [], sways: [] });
  });

  test('replaces the first form by the second', async () => {
    const { token, user_id } = await signUp(server());
    await server().post(interestsUrl, interests, { token });
    const change = { ...interests, county: 'outside', newsletter: false };
    await server().post(interestsUrl, change, { token });
    const profiles = await server().app.db.select().from(individualProfiles);
    expect(profiles).toHaveLength(1);
    expect(profiles[0]).toMatchObject({ county: 'outside' });
    expect((await readUser(server(), user_id)).newsletter_at).toBeNull();
  });

  test.each([
    [{ display_name: ' ' }, 'display_name', 'Please enter the name that others will see.'],
    [{ display_name: 'x'.repeat(61) }, 'display_name', 'Write up to 60 characters.'],
    [{ introduction: 'x'.repeat(281) }, 'introduction', 'Write up to 280 characters.'],
    [{ themes: [] }, 'themes', 'Choose at least one theme.'],
    [{ themes: ['fun'] }, 'themes', '"fun" is not a valid choice.'],
    [{ themes: 'fun' }, 'themes', 'Expected a list of items but got type "str".'],
    [{ themes: [1] }, 'themes', 'Not a valid string.'],
    [
      { themes: ['community action', 'community action'] },
      'themes',
      'The same item is listed twice.',
    ],
    [{ county: '048' }, 'county', '"048" is not a valid choice.'],
    [{ cooking: ['gas'] }, 'cooking', '"gas" is not a valid choice.'],
    [
      { cooking: ['none', 'lpg'] },
      'cooking',
      'This cannot be combined: choose either none or the others.',
    ],
    [{ buying_frequency: 'daily' }, 'buying_frequency', '"daily" is not a valid choice.'],
    [{ county_public: 'true' }, 'county_public', 'Must be a valid boolean.'],
    [{ newsletter: null }, 'newsletter', 'This field may not be null.'],
    [{ role: 'admin' }, 'role', 'Unknown field.'],
    [{ user_id: 1 }, 'user_id', 'Unknown field.'],
  ])('returns 400 for %j', async (fault, field, message) => {
    const { token, user_id } = await signUp(server());
    const answer = await server().post(interestsUrl, { ...interests, ...fault }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toContain(message);
    expect((await readUser(server(), user_id)).form_filled).toBe(false);
  });

  test('returns 403 to a business and 401 to a visitor', async () => {
    const { token } = await signUp(server(), businessAccount);
    expect((await server().post(interestsUrl, interests, { token })).status).toBe(403);
    expect((await server().post(interestsUrl, interests)).status).toBe(401);
  });
});

describe('POST /mainapp/businesses/', () => {
  test('creates a pending listing that is not public', async () => {
    const { token, user_id } = await signUp(server(), businessAccount);
    const answer = await server().post(businessUrl, business, { token });
    expect(answer.status).toBe(200);
    expect(sessionOf(answer).form_filled).toBe(true);
    expect(await rowOf(user_id)).toMatchObject({
      slug: 'tujenge-bricks',
      status: 'pending',
      summary: 'We press building blocks from soil and crushed glass.',
      telephone: '+254712345678',
      url: 'https://tujenge.example/',
      badges: [],
      featured: false,
      published_at: null,
    });
    expect((await server().get('mainapp/listings/')).text).toBe('[]');
    expect((await server().get('mainapp/listings/tujenge-bricks/')).status).toBe(404);
  });

  test('updates the listing, keeps its badges and makes it pending when its name changes', async () => {
    const { token, user_id } = await signUp(server(), businessAccount);
    await server().post(businessUrl, business, { token });
    await server()
      .app.db.update(listings)
      .set({ status: 'published', badges: ['women_led'], featured: true });
    await server().post(businessUrl, { ...business, name: 'Tujenge', telephone: '' }, { token });
    expect(await rowOf(user_id)).toMatchObject({
      slug: 'tujenge-bricks',
      name: 'Tujenge',
      status: 'pending',
      badges: ['women_led'],
      featured: true,
      telephone: null,
    });
  });

  test('stores a draft when consent to be listed is missing', async () => {
    const { token, user_id } = await signUp(server(), businessAccount);
    await server().post(businessUrl, { ...business, consent_listing: false }, { token });
    expect((await rowOf(user_id))?.status).toBe('draft');
  });

  test.each([
    ['Tujenge Bricks', 'tujenge-bricks-2'],
    ['Mũtĩ & Sons', 'muti-sons'],
    ['2030', 'business-2030'],
    ['Info', 'business-info'],
    ['木 木', 'business'],
  ])('turns the name %s into the slug %s', async (name, slug) => {
    const first = await signUp(server(), businessAccount);
    await server().post(businessUrl, business, { token: first.token });
    const other = { ...businessAccount, username: 'b@b.example', email: 'b@b.example' };
    const { token, user_id } = await signUp(server(), other);
    expect((await server().post(businessUrl, { ...business, name }, { token })).status).toBe(200);
    expect((await rowOf(user_id))?.slug).toBe(slug);
  });

  const PHONE = 'Enter a Kenyan mobile number, such as 0712 345 678.';
  const ADDRESS = 'Enter an address that starts with https://.';

  test.each([
    [{ telephone: '12345' }, 'telephone', PHONE],
    [{ telephone: '+44 20 7946 0000' }, 'telephone', PHONE],
    [{ url: 'http://tujenge.example' }, 'url', ADDRESS],
    [{ url: 'javascript:alert(1)' }, 'url', ADDRESS],
    [{ url: 'https://localhost/' }, 'url', ADDRESS],
    [{ url: 'https://169.254.169.254/' }, 'url', ADDRESS],
    [{ url: 'https://user:pass@tujenge.example' }, 'url', ADDRESS],
    [{ founding_year: 1849 }, 'founding_year', 'Please enter a year from 1850 to this year.'],
    [{ founding_year: 2027 }, 'founding_year', 'Please enter a year from 1850 to this year.'],
    [{ founding_year: '2016' }, 'founding_year', 'A valid integer is required.'],
    [{ category: 'All' }, 'category', '"All" is not a valid choice.'],
    [{ county: 'outside' }, 'county', '"outside" is not a valid choice.'],
    [{ description: 'Too short.' }, 'description', 'Write at least 80 characters.'],
    [{ description: `<b>${'x'.repeat(90)}` }, 'description', 'HTML is not allowed.'],
    [{ status: 'published' }, 'status', 'Unknown field.'],
    [{ owner_id: 1 }, 'owner_id', 'Unknown field.'],
    [{ badges: ['women_led'] }, 'badges', 'Unknown field.'],
  ])('returns 400 for %j', async (fault, field, message) => {
    const { token } = await signUp(server(), businessAccount);
    const answer = await server().post(businessUrl, { ...business, ...fault }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toContain(message);
  });

  test('returns 403 to an individual and 401 to a visitor', async () => {
    const { token } = await signUp(server(), individual);
    expect((await server().post(businessUrl, business, { token })).status).toBe(403);
    expect((await server().post(businessUrl, business)).status).toBe(401);
  });
});

describe('a form with an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'c0ffee' };

  test('creates one listing and returns 200 to each when it is repeated at the same moment', async () => {
    const { token } = await signUp(server(), businessAccount);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server().post(businessUrl, business, { token, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await server().app.db.select().from(listings)).toHaveLength(1);
  });

  test('keeps what changed in between when it is repeated', async () => {
    const { token, user_id } = await signUp(server(), businessAccount);
    await server().post(businessUrl, business, { token, headers });
    await server().app.db.update(listings).set({ status: 'published' });
    expect((await server().post(businessUrl, business, { token, headers })).status).toBe(200);
    expect((await rowOf(user_id))?.status).toBe('published');
  });

  test('returns 422 for another body under the same key', async () => {
    const { token } = await signUp(server(), businessAccount);
    await server().post(businessUrl, business, { token, headers });
    const answer = await server().post(
      businessUrl,
      { ...business, name: 'X Y' },
      { token, headers },
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ detail: 'This Idempotency-Key was used with another request.' });
  });

  test('is stored when another user has used the same key', async () => {
    const first = await signUp(server());
    const second = await signUp(server(), { ...individual, username: 'b', email: 'b@b.example' });
    for (const { token } of [first, second]) {
      const answer = await server().post(interestsUrl, interests, { token, headers });
      expect(answer.status).toBe(200);
    }
    expect(await server().app.db.select().from(individualProfiles)).toHaveLength(2);
  });

  test('returns 400 for a key of 201 characters', async () => {
    const { token } = await signUp(server());
    const bad = { 'idempotency-key': 'x'.repeat(201) };
    expect((await server().post(interestsUrl, interests, { token, headers: bad })).status).toBe(
      400,
    );
  });

  test('is remembered without its token and its words', async () => {
    const { token } = await signUp(server(), individual);
    await server().post(interestsUrl, interests, { token, headers });
    const { rows } = (await server().app.db.execute('select * from idempotency_keys')) as {
      rows: object[];
    };
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/eyJ|Achieng/);
  });
});

test('POST /mainapp/sustainability/ does not fill the form of another user', async () => {
  const { token } = await signUp(server());
  const other = await signUp(server(), { ...individual, username: 'b', email: 'b@b.example' });
  await server().post(interestsUrl, { ...interests, user_id: other.user_id }, { token });
  const filled = await server().app.db.select().from(users).where(eq(users.form_filled, true));
  expect(filled).toEqual([]);
});
