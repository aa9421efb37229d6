import { eq, sql } from 'drizzle-orm';
import { businessProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { uploads } from '../../db/schema/uploads';
import { business as account, signUp } from '../../test/people';
import { serverForTests } from '../../test/testApp';
import { profilesRepository } from './repository';

const server = serverForTests();
const url = 'mainapp/businesses/';

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

const complete = {
  ...business,
  other_categories: ['Waste'],
  street_address: 'Outer Ring Road 4',
  street_public: true,
  whatsapp_phone: '0112345678',
  email: ' hello@tujenge.example ',
  same_as: ['https://www.linkedin.com/company/tujenge', 'https://x.com/tujenge'],
  opening_hours: 'Monday to Friday, 8:00 to 17:00',
  registration_number: ' pvt-abc1234 ',
  kra_pin: 'p051234567x',
  founders: [{ name: ' Otieno Were ', gender: '' }],
  staff: '10-19',
  turnover: '5000',
};

const rowOf = async (userId: number) => {
  const [row] = await server().app.db.select().from(listings).where(eq(listings.owner_id, userId));
  return row;
};

const publish = (change: Partial<typeof listings.$inferInsert> = {}) =>
  server()
    .app.db.update(listings)
    .set({ status: 'published', ...change });

async function aLogo(userId: number, change: Partial<typeof uploads.$inferInsert> = {}) {
  await server()
    .app.db.insert(uploads)
    .values({
      id: 'A1b2C3d4E5f6G7h8I9j0-_',
      user_id: userId,
      kind: 'logo',
      name: 'logo.webp',
      encoding_format: 'image/webp',
      content_size: 1,
      bytes: Buffer.from('x'),
      ...change,
    });
  return '/uploads/A1b2C3d4E5f6G7h8I9j0-_/logo.webp';
}

describe('POST /mainapp/businesses/', () => {
  test('stores the facts in normal form, the private ones apart from the listing', async () => {
    const { token, user_id } = await signUp(server(), account);
    const logo = await aLogo(user_id);
    expect((await server().post(url, { ...complete, logo }, { token })).status).toBe(200);
    expect(await rowOf(user_id)).toMatchObject({
      other_categories: ['Waste'],
      street_address: 'Outer Ring Road 4',
      whatsapp_phone: '+254112345678',
      email: 'hello@tujenge.example',
      same_as: complete.same_as,
      opening_hours: complete.opening_hours,
      logo,
    });
    const [facts] = await server().app.db.select().from(businessProfiles);
    expect(facts).toMatchObject({
      registration_number: 'PVT-ABC1234',
      kra_pin: 'P051234567X',
      founders: [{ name: 'Otieno Were', gender: '' }],
      staff: '10-19',
      turnover: '5000',
    });
  });

  test('publishes no private facts', async () => {
    const { token } = await signUp(server(), account);
    await server().post(url, { ...complete, street_public: false }, { token });
    await publish();
    const { text } = await server().get('mainapp/listings/tujenge-bricks/');
    expect(text).toContain('hello@tujenge.example');
    expect(text).not.toMatch(/Outer Ring|ABC1234|P0512|Otieno|10-19|5000|kra_pin|founders/);
  });

  test('keeps a street that is no longer public, but not in the listing', async () => {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, complete, { token });
    await server().post(url, { ...business, street_public: false }, { token });
    expect((await rowOf(user_id))?.street_address).toBeNull();
    await server().post(url, { ...business, street_public: true }, { token });
    expect((await rowOf(user_id))?.street_address).toBe('Outer Ring Road 4');
  });

  test('keeps fields that are left out and clears fields that are empty', async () => {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, complete, { token });
    await server().post(url, { ...business, email: '', same_as: [] }, { token });
    expect(await rowOf(user_id)).toMatchObject({
      other_categories: ['Waste'],
      whatsapp_phone: '+254112345678',
      email: null,
      same_as: [],
    });
    const [facts] = await server().app.db.select().from(businessProfiles);
    expect(facts).toMatchObject({ staff: '10-19', kra_pin: 'P051234567X' });
  });

  test('keeps the language of the words, which is English at first, and publishes it', async () => {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, business, { token });
    expect(await rowOf(user_id)).toMatchObject({ in_language: 'en' });
    await server().post(url, { ...business, in_language: 'sw' }, { token });
    await server().post(url, business, { token });
    await publish();
    const { body } = await server().get('mainapp/listings/tujenge-bricks/');
    expect(body).toMatchObject({ in_language: 'sw' });
    const own = await server().get(`mainapp/profile/${user_id}/`, token);
    expect(own.body).toMatchObject({ business: { in_language: 'sw' } });
  });

  const PHONE = 'Enter a Kenyan mobile number, such as 0712 345 678.';
  const PAGE = 'Enter the https:// address of a page on X, LinkedIn, Instagram or Facebook.';

  test.each([
    [
      { other_categories: ['Home'] },
      'other_categories',
      'Choose sectors other than your main one.',
    ],
    [{ other_categories: ['Waste', 'Energy', 'Health'] }, 'other_categories', 'Choose up to 2.'],
    [{ whatsapp_phone: '12345' }, 'whatsapp_phone', PHONE],
    [{ email: 'nobody' }, 'email', 'Invalid email address format.'],
    [{ same_as: ['https://tujenge.example'] }, 'same_as', PAGE],
    [{ same_as: ['http://x.com/tujenge'] }, 'same_as', PAGE],
    [{ same_as: ['javascript:alert(1)//x.com'] }, 'same_as', PAGE],
    [{ same_as: [''] }, 'same_as', PAGE],
    [
      { registration_number: 'no spaces' },
      'registration_number',
      'Enter 3 to 30 letters, digits, dots, slashes or dashes, such as PVT-ABC1234.',
    ],
    [
      { kra_pin: 'P05' },
      'kra_pin',
      'Enter a KRA PIN: A or P, nine digits and a letter, such as P051234567X.',
    ],
    [
      { founders: [{ name: ' ', gender: '' }] },
      'founders',
      'Please enter the name of each founder.',
    ],
    [{ staff: '5' }, 'staff', '"5" is not a valid choice.'],
    [{ in_language: 'fr' }, 'in_language', '"fr" is not a valid choice.'],
    [{ in_language: '' }, 'in_language', '"" is not a valid choice.'],
  ])('returns 400 for %j and stores nothing', async (fault, field, message) => {
    const { token } = await signUp(server(), account);
    const answer = await server().post(url, { ...business, ...fault }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toContain(message);
    expect(await server().app.db.select().from(listings)).toEqual([]);
  });
});

describe('a logo', () => {
  const refusal = { logo: ['Please choose the logo again.'] };

  test.each([
    ['an address elsewhere', 'https://tujenge.example/logo.png'],
    ['a file that does not exist', '/uploads/0000000000000000000000/logo.webp'],
    ['a path that leads out', '/uploads/../etc/passwd'],
  ])('returns 400 for %s', async (_what, logo) => {
    const { token } = await signUp(server(), account);
    const answer = await server().post(url, { ...business, logo }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal);
  });

  test('returns 400 for an upload of another kind or of another member', async () => {
    const { token, user_id } = await signUp(server(), account);
    const other = { ...account, username: 'b@b.example', email: 'b@b.example' };
    const stranger = await signUp(server(), other);
    const logo = await aLogo(user_id, { kind: 'picture' });
    expect((await server().post(url, { ...business, logo }, { token })).body).toEqual(refusal);
    await server().app.db.update(uploads).set({ kind: 'logo', user_id: stranger.user_id });
    expect((await server().post(url, { ...business, logo }, { token })).body).toEqual(refusal);
  });

  test('is accepted when the listing shows it already', async () => {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, business, { token });
    await publish({ logo: '/logos/tujenge.svg' });
    const answer = await server().post(url, { ...business, logo: '/logos/tujenge.svg' }, { token });
    expect(answer.status).toBe(200);
    expect((await rowOf(user_id))?.logo).toBe('/logos/tujenge.svg');
  });

  test('is looked up without locking the listing', async () => {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, business, { token });
    await publish({ logo: '/logos/tujenge.svg' });
    await server().app.db.transaction(async (tx) => {
      const listing = await profilesRepository(tx).ownListing(user_id);
      expect(listing?.logo).toBe('/logos/tujenge.svg');
      // PostgreSQL notes in `xmax` which transaction has locked a row.
      const rows = await tx.select({ lock: sql`xmax::text` }).from(listings);
      expect(rows).toEqual([{ lock: '0' }]);
    });
  });
});

describe('a published listing', () => {
  async function published() {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, business, { token });
    await publish({ summary: 'Written by hand.', moderation_feedback: 'Well done.' });
    const save = async (change: object) => {
      await server().post(url, { ...business, ...change }, { token });
      return rowOf(user_id);
    };
    return { save };
  }

  test.each([
    [{ telephone: '0722 000 111' }],
    [{ url: '' }],
    [{ opening_hours: 'Daily' }],
    [{ founding_year: 2015 }],
    [{ address_locality: 'Kariobangi North' }],
  ])('stays published with its summary and feedback after %j', async (change) => {
    const { save } = await published();
    expect(await save(change)).toMatchObject({
      status: 'published',
      summary: 'Written by hand.',
      moderation_feedback: 'Well done.',
    });
  });

  test('stays published with a new summary after another description', async () => {
    const { save } = await published();
    const description = business.description.replace('We press', 'Our team presses');
    expect(await save({ description })).toMatchObject({
      status: 'published',
      summary: 'Our team presses building blocks from soil and crushed glass.',
    });
  });

  test.each([
    [{ category: 'Waste' }],
    [{ other_categories: ['Waste'] }],
    [{ themes: ['community action'] }],
    [{ county: '042' }],
    [{ name: 'Tujenge Blocks' }],
  ])('becomes pending after %j', async (change) => {
    const { save } = await published();
    expect(await save(change)).toMatchObject({ status: 'pending', moderation_feedback: null });
  });

  test('becomes a draft when the owner withdraws consent', async () => {
    const { save } = await published();
    expect((await save({ consent_listing: false }))?.status).toBe('draft');
  });
});

test.each(['changes_requested', 'rejected', 'draft'] as const)(
  'a listing with the status %s becomes pending when its form is sent again',
  async (status) => {
    const { token, user_id } = await signUp(server(), account);
    await server().post(url, business, { token });
    await publish({ status, moderation_feedback: 'The number does not answer.' });
    await server().post(url, business, { token });
    expect(await rowOf(user_id)).toMatchObject({ status: 'pending', moderation_feedback: null });
  },
);
