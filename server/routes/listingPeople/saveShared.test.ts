import { eq } from 'drizzle-orm';
import type { SharedListing } from '../../../domain/contract/people';
import type { UserData } from '../../../domain/contract/session';
import { businessProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { applications } from '../../db/schema/vetting';
import { addPerson, detach, joinConfirmed, joinWithListing } from '../../test/listingPeople';
import { upload } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { putApplication } from '../../test/vetting';

const server = serverForTests();
const db = () => server().app.db;

const form = {
  name: 'Tujenge Bricks',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: [] as string[],
  description:
    'We press building blocks from soil and crushed glass, which comes from bars of the estate.',
  telephone: '',
  url: '',
};
const soap = {
  name: 'Glass block',
  price: 90,
  is_lowest_price: false,
  unit: '',
  availability: 'in stock',
  season: '',
  picture: '',
};

let account: UserData;
let amina: UserData;
let id: number;
beforeEach(async () => {
  ({ account, id } = await joinWithListing(server()));
  await db()
    .update(listings)
    .set({ themes: ['community action'] })
    .where(eq(listings.id, id));
  amina = await joinConfirmed(server(), 'amina');
  await addPerson(server(), id, amina, 'editor');
});

const url = () => `mainapp/my-listings/${id}/`;
const read = async ({ token } = amina) => bodyOf<SharedListing>(await server().get(url(), token));

async function save(change: object = {}, member = amina) {
  const { modified_at } = await row();
  server().advance(1);
  const body = {
    ...form,
    themes: ['community action'],
    modified_at: modified_at.toISOString(),
    ...change,
  };
  return server().post(url(), body, { token: member.token, method: 'PUT' });
}

async function row() {
  const [found] = await db().select().from(listings).where(eq(listings.id, id));
  if (!found) throw new Error('no listing');
  return found;
}

test('an editor changes texts, products and photos, which show at once', async () => {
  const src = await upload(server(), amina.user_id, 'image');
  const pictures = [{ src, alt: ' Our yard ' }];
  const answer = await save({ telephone: '0712345678', products: [soap], pictures });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    role: 'editor',
    listing: {
      status: 'published',
      telephone: '+254712345678',
      products: [{ name: 'Glass block', price: 90 }],
      pictures: [{ src, alt: 'Our yard' }],
    },
  });
  const shown = await server().get('mainapp/listings/tujenge/');
  expect(shown.body).toMatchObject({ changed_since: expect.any(String) as string });
});

test('the business account keeps in its form what an editor has added', async () => {
  const src = await upload(server(), amina.user_id, 'image');
  await save({ pictures: [{ src, alt: '' }] });
  const own = { ...form, themes: ['community action'], consent_listing: true, newsletter: false };
  const again = { ...own, pictures: [{ src, alt: 'Our yard' }] };
  const { token } = account;
  expect((await server().post('mainapp/businesses/', again, { token })).status).toBe(200);
  expect((await row()).pictures).toMatchObject([{ src, alt: 'Our yard' }]);
});

test('a reviewed fact takes the listing out of the directory and its application to review', async () => {
  await putApplication(server(), account.user_id, 'listed');
  await save({ name: 'Tujenge Blocks' });
  expect(await row()).toMatchObject({ status: 'pending', name: 'Tujenge Blocks', level: null });
  const [application] = await db().select({ state: applications.state }).from(applications);
  expect(application?.state).toBe('under_review');
});

test('a draft stays one, since only the business account agrees to be listed', async () => {
  await db().update(listings).set({ status: 'draft' }).where(eq(listings.id, id));
  await save({ name: 'Tujenge Blocks' });
  expect((await row()).status).toBe('draft');
});

test('a listing without a business account goes to review', async () => {
  await detach(server(), id);
  await db().update(listings).set({ status: 'draft' }).where(eq(listings.id, id));
  await save();
  expect((await row()).status).toBe('pending');
});

test.each([
  ['a name too short', { name: 'T' }],
  ['a telephone that is none', { telephone: '12' }],
  ['a photo of somebody else', { pictures: [{ src: '/uploads/x/y.webp', alt: '' }] }],
  ['a private answer', { kra_pin: 'P051234567X' }],
])('%s is refused with 400, and nothing is stored', async (_what, change) => {
  const before = await row();
  expect((await save(change)).status).toBe(400);
  expect(await row()).toEqual(before);
});

test('a version that somebody else has changed is refused with 409', async () => {
  const { listing } = await read();
  await save({ telephone: '0712345678' });
  const answer = await save({ telephone: '0733345678', modified_at: listing.modified_at });
  expect(answer.status).toBe(409);
  expect((await row()).telephone).toBe('+254712345678');
});

test('a street is shown or taken off for the business account too', async () => {
  const { user_id } = account;
  await db()
    .insert(businessProfiles)
    .values({ user_id, street_address: 'Home of the founder', kra_pin: 'P051234567X' });
  const facts = async () => (await db().select().from(businessProfiles))[0];
  expect((await read()).listing.street_address).toBeNull();
  await save({ street_address: '' });
  expect(await facts()).toMatchObject({
    street_address: 'Home of the founder',
    street_public: false,
  });
  await save({ street_address: 'Spine Road' });
  expect(await facts()).toMatchObject({ street_address: 'Spine Road', street_public: true });
  await save({ street_address: '' });
  expect([await facts(), (await row()).street_address]).toMatchObject([
    { street_address: 'Spine Road', street_public: false },
    null,
  ]);
});

test('somebody without a part finds nothing, and saves nothing', async () => {
  const stranger = await joinConfirmed(server(), 'stranger');
  expect((await server().get(url(), stranger.token)).status).toBe(404);
  expect((await save({}, stranger)).status).toBe(404);
});

test('the list names the listings of others in which the caller has a part', async () => {
  const list = async ({ token }: UserData) =>
    (await server().get('mainapp/my-listings/', token)).body;
  expect(await list(amina)).toEqual([
    {
      listing_id: id,
      slug: 'tujenge',
      name: 'Tujenge Bricks',
      status: 'published',
      role: 'editor',
    },
  ]);
  expect(await list(account)).toEqual([]);
});
