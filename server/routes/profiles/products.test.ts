import { eq } from 'drizzle-orm';
import type { ListingSearchPage, ListingWithSimilar } from '../../../domain/contract/listing';
import type { ChosenProduct, Product } from '../../../domain/contract/product';
import type { Upload } from '../../../domain/contract/upload';
import { listings } from '../../db/schema/listings';
import { searchWords } from '../../db/schema/search';
import { uploads } from '../../db/schema/uploads';
import { picture, upload } from '../../test/files';
import { business as account, signUpConfirmed } from '../../test/people';
import { upload as addUpload } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();

const business = {
  name: 'Ahero Pots',
  category: 'Home',
  county: '042',
  address_locality: 'Ahero',
  founding_year: 2016,
  themes: ['community action'],
  description:
    'We make clay pots and stoves with the women of Ahero and teach others how to do it too.',
  telephone: '',
  url: '',
  consent_listing: true,
  newsletter: false,
};

const soap: ChosenProduct = {
  name: 'Sabuni ya parachichi',
  price: 180,
  is_lowest_price: false,
  unit: 'bar',
  availability: 'in stock',
  season: '',
  picture: '',
};
const stored = { ...soap, picture: null };

let token = '';
let userId = 0;
beforeEach(async () => {
  ({ token, user_id: userId } = await signUpConfirmed(server(), account));
});

const save = (products?: unknown) =>
  server().post(
    'mainapp/businesses/',
    { ...business, ...(products !== undefined && { products }) },
    { token },
  );

async function sendPhoto(): Promise<string> {
  const answer = await upload(server(), token, await picture(900, 600).jpeg().toBuffer());
  return bodyOf<Upload>(answer).content_url;
}

async function inDatabase() {
  const [row] = await server().app.db.select().from(listings);
  return row?.products;
}

const publish = () =>
  server().app.db.update(listings).set({ status: 'published', published_at: server().app.now() });
const read = async () =>
  bodyOf<ListingWithSimilar>(await server().get('mainapp/listings/ahero-pots/'));

async function found(q: string): Promise<string[]> {
  const path = `mainapp/listings/search/?q=${encodeURIComponent(q)}`;
  const { results } = bodyOf<ListingSearchPage>(await server().get(path));
  return results.map(({ name }) => name);
}

test('are public in the order of the form, and come back to it', async () => {
  const src = await sendPhoto();
  const pot: ChosenProduct = {
    ...soap,
    name: ' Clay pot ',
    is_lowest_price: true,
    unit: 'per pot',
    availability: 'seasonal',
    season: ' the dry months ',
    picture: src,
  };
  expect((await save([pot, soap])).status).toBe(200);
  await publish();
  const kept = { ...pot, name: 'Clay pot', unit: 'pot', season: 'the dry months' };
  expect((await read()).products).toEqual([
    {
      ...kept,
      picture: {
        src,
        widths: [320, 640, 900],
        width: 900,
        height: 600,
        color: expect.any(String) as string,
        alt: '',
      },
    },
    stored,
  ]);
  const profile = await server().get(`mainapp/profile/${userId}/`, token);
  expect(profile.body).toMatchObject({ business: { products: [kept, soap] } });
});

test('lose what a price on request and a product in stock have no use for', async () => {
  await save([{ ...soap, price: null, is_lowest_price: true, season: 'May' }]);
  expect(await inDatabase()).toEqual([{ ...stored, price: null, unit: '' }]);
});

test('stay when the form leaves them out, and go when it sends none', async () => {
  await save([soap]);
  await save();
  expect(await inDatabase()).toEqual([stored]);
  await save([]);
  expect(await inDatabase()).toEqual([]);
});

test('of a published listing show at once, marked as not read yet', async () => {
  await save();
  await publish();
  expect(await read()).toMatchObject({ products: [], changed_since: null });
  server().advance(60);
  await save([soap]);
  expect(await read()).toMatchObject({
    products: [{ name: soap.name }],
    changed_since: expect.any(String) as string,
  });
});

test('keep a picture that one of them has, whatever became of the upload', async () => {
  await save([soap]);
  const present = { widths: [800], width: 800, height: 600, color: null, alt: '' };
  const src = '/demo/soap.webp';
  const products: Product[] = [{ ...stored, picture: { ...present, src } }];
  await server().app.db.update(listings).set({ products });
  const again = { ...soap, picture: src };
  expect((await save([{ ...again, name: 'Bar soap' }, again])).status).toBe(200);
  expect((await inDatabase())?.map((each) => each.picture?.src)).toEqual([src, src]);
});

test.each([
  ['an address elsewhere', () => 'https://pots.example/photo.webp'],
  ['an upload of another kind', () => addUpload(server(), userId, 'logo')],
  [
    'an upload of somebody else',
    async () => {
      const other = { ...account, username: 'b@b.example', email: 'b@b.example' };
      return addUpload(server(), (await signUpConfirmed(server(), other)).user_id, 'image');
    },
  ],
])('with a picture that is %s return 400, and nothing is stored', async (_what, make) => {
  const answer = await save([{ ...soap, picture: await make() }]);
  expect([answer.status, answer.body]).toEqual([
    400,
    { products: ['A photo was not found. Please choose it again.'] },
  ]);
  expect(await inDatabase()).toBeUndefined();
});

test.each<[string, unknown, string]>([
  ['no name', { ...soap, name: '' }, 'Please enter what you sell.'],
  ['a name of spaces', { ...soap, name: '   ' }, 'Write at least 2 characters.'],
  ['half a shilling', { ...soap, price: 1.5 }, 'A valid integer is required.'],
  ['a price of 0', { ...soap, price: 0 }, 'Enter whole shillings, from 1 to 100,000,000.'],
  ['an unknown availability', { ...soap, availability: 'soon' }, '"soon" is not a valid choice.'],
])('with %s return 400', async (_what, product, message) => {
  const answer = await save([product]);
  expect([answer.status, answer.body]).toEqual([400, { products: [message] }]);
});

test('return 400 for a thirteenth', async () => {
  expect((await save(Array.from({ length: 12 }, () => soap))).status).toBe(200);
  const answer = await save(Array.from({ length: 13 }, () => soap));
  expect([answer.status, answer.body]).toEqual([400, { products: ['Choose up to 12.'] }]);
});

describe('of a published listing', () => {
  beforeEach(async () => {
    await save([soap, { ...soap, name: 'Mandazi mix' }]);
    await publish();
  });

  test.each(['parachichi', 'mandazi', 'mandzai', 'soap'])('are found by "%s"', async (q) => {
    expect(await found(q)).toEqual(['Ahero Pots']);
  });

  test('leave the words of the directory when they are removed', async () => {
    const has = async (word: string) => {
      const { db } = server().app;
      return (await db.select().from(searchWords).where(eq(searchWords.word, word))).length > 0;
    };
    expect([await has('parachichi'), await has('mandazi')]).toEqual([true, true]);
    await save([soap]);
    expect([await has('parachichi'), await has('mandazi')]).toEqual([true, false]);
  });
});

test('keep the uploads of their pictures from the sweep', async () => {
  await save([{ ...soap, picture: await sendPhoto() }]);
  await sendPhoto();
  server().advance(90_000);
  await server().app.sweep();
  expect(await server().app.db.select({ id: uploads.id }).from(uploads)).toHaveLength(1);
});
