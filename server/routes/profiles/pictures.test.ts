import type { ListingWithSimilar } from '../../../domain/contract/listing';
import type { Upload } from '../../../domain/contract/upload';
import { listings } from '../../db/schema/listings';
import { uploads, uploadSizes } from '../../db/schema/uploads';
import { picture, upload } from '../../test/files';
import { business as account, signUpConfirmed } from '../../test/people';
import { upload as addUpload } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();

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

let token = '';
let userId = 0;
beforeEach(async () => {
  ({ token, user_id: userId } = await signUpConfirmed(server(), account));
});

const save = (change: object = {}) =>
  server().post('mainapp/businesses/', { ...business, ...change }, { token });

async function sendPhoto(width: number, height: number): Promise<string> {
  const answer = await upload(server(), token, await picture(width, height).jpeg().toBuffer());
  return bodyOf<Upload>(answer).content_url;
}

async function stored() {
  const [row] = await server().app.db.select().from(listings);
  return row?.pictures;
}

const publish = () =>
  server().app.db.update(listings).set({ status: 'published', published_at: server().app.now() });
const read = async () =>
  bodyOf<ListingWithSimilar>(await server().get('mainapp/listings/tujenge-bricks/'));

const refusal = { pictures: ['A photo was not found. Please choose it again.'] };

describe('the pictures of a listing', () => {
  test('are public in the order of the form, with what a page needs to show them', async () => {
    const [wide, small] = [await sendPhoto(900, 600), await sendPhoto(300, 200)];
    const pictures = [
      { src: small, alt: '' },
      { src: wide, alt: ' Blocks that dry in the sun ' },
    ];
    expect((await save({ pictures })).status).toBe(200);
    await publish();
    const color = expect.stringMatching(/^#[\da-f]{6}$/) as string;
    expect((await read()).pictures).toEqual([
      { src: small, widths: [300], width: 300, height: 200, color, alt: '' },
      {
        src: wide,
        widths: [320, 640, 900],
        width: 900,
        height: 600,
        color,
        alt: 'Blocks that dry in the sun',
      },
    ]);
    const profile = await server().get(`mainapp/profile/${userId}/`, token);
    expect(profile.body).toMatchObject({
      business: {
        pictures: [
          { src: small, alt: '' },
          { src: wide, alt: 'Blocks that dry in the sun' },
        ],
      },
    });
  });

  test('stay when the form leaves them out, and go when it sends none', async () => {
    await save({ pictures: [{ src: await sendPhoto(300, 200), alt: '' }] });
    await save();
    expect(await stored()).toHaveLength(1);
    await save({ pictures: [] });
    expect(await stored()).toEqual([]);
  });

  test('of a published listing show at once, marked as not read yet', async () => {
    await save();
    await publish();
    expect(await read()).toMatchObject({ pictures: [], changed_since: null });
    server().advance(60);
    await save({ pictures: [{ src: await sendPhoto(300, 200), alt: '' }] });
    expect(await read()).toMatchObject({
      pictures: [{ width: 300 }],
      changed_since: expect.any(String) as string,
    });
  });

  test('that the listing has already are kept whatever became of the upload', async () => {
    await save();
    const present = { widths: [800], width: 800, height: 600, color: null };
    const src = '/demo/bricks.webp';
    await server()
      .app.db.update(listings)
      .set({ pictures: [{ ...present, src, alt: 'Bricks' }] });
    expect((await save({ pictures: [{ src, alt: 'Our bricks' }] })).status).toBe(200);
    expect(await stored()).toEqual([{ ...present, src, alt: 'Our bricks' }]);
  });

  test('of an image that was stored in one size have its width alone', async () => {
    const src = await sendPhoto(900, 600);
    await server().app.db.delete(uploadSizes);
    await server().app.db.update(uploads).set({ color: null });
    expect((await save({ pictures: [{ src, alt: '' }] })).status).toBe(200);
    expect(await stored()).toEqual([
      { src, widths: [900], width: 900, height: 600, color: null, alt: '' },
    ]);
  });

  test.each([
    ['an address elsewhere', () => 'https://tujenge.example/photo.webp'],
    ['a file that does not exist', () => '/uploads/0000000000000000000000/photo.webp'],
    ['an upload of another kind', () => addUpload(server(), userId, 'logo')],
    [
      'an upload of somebody else',
      async () => {
        const other = { ...account, username: 'b@b.example', email: 'b@b.example' };
        return addUpload(server(), (await signUpConfirmed(server(), other)).user_id, 'image');
      },
    ],
  ])('return 400 for %s, and nothing is stored', async (_what, make) => {
    const answer = await save({ pictures: [{ src: await make(), alt: '' }] });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(refusal);
    expect(await stored()).toBeUndefined();
  });

  test('return 400 for one that is chosen twice and for an eighth', async () => {
    const src = await sendPhoto(300, 200);
    const twice = [
      { src, alt: '' },
      { src, alt: 'again' },
    ];
    expect((await save({ pictures: twice })).body).toEqual({
      pictures: ['Please choose each photo once.'],
    });
    const eight = Array.from({ length: 8 }, (_each, index) => ({ src: `/${index}`, alt: '' }));
    expect((await save({ pictures: eight })).body).toEqual({ pictures: ['Choose up to 7.'] });
  });
});
