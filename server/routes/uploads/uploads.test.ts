import { eq, sum } from 'drizzle-orm';
import sharp from 'sharp';
import type { Upload } from '../../../domain/contract/upload';
import { events, resources } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { uploads, uploadSizes } from '../../db/schema/uploads';
import { users } from '../../db/schema/accounts';
import { picture, upload } from '../../test/files';
import { individual, PASSWORD, signUpConfirmed } from '../../test/people';
import { storeForTests } from '../../test/storeOfFiles';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';
import { ownUpload, uploadsRepository } from './repository';

const other = { ...individual, username: 'b', email: 'b@b.example' };

describe.each(['the database', 'a store'])('in %s', (place) => {
  const store = place === 'a store' ? storeForTests() : null;
  const server = serverForTests(() => ({ ...(store && { env: { STORE_URL: store.url() } }) }));
  let token = '';
  let userId = 0;
  beforeEach(async () => {
    ({ token, user_id: userId } = await signUpConfirmed(server()));
  });

  const send = (bytes: Buffer, more = {}) => upload(server(), token, bytes, more);
  const fileOf = (answer: Answer) => bodyOf<Upload>(answer);
  const open = (url: string) => server().app.inject({ url });
  const stored = () => server().app.db.$count(uploads);

  describe('a picture', () => {
    test.each(['png', 'jpeg', 'webp'] as const)(
      'in the format %s is stored as WebP',
      async (format) => {
        const sent = await picture(2000, 1000).toFormat(format).toBuffer();
        const answer = await send(sent, { name: 'Mũtĩ & sons.final.PNG' });
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          content_url: expect.stringMatching(
            /^\/uploads\/[\w-]{22}\/Muti-sons-final\.webp$/,
          ) as string,
          kind: 'image',
          name: 'Muti-sons-final.webp',
          encoding_format: 'image/webp',
          content_size: expect.any(Number) as number,
          width: 1600,
          height: 800,
        });
        const served = await open(fileOf(answer).content_url);
        expect(served.statusCode).toBe(200);
        expect(served.rawPayload).toHaveLength(fileOf(answer).content_size);
        expect(await sharp(served.rawPayload).metadata()).toMatchObject({
          format: 'webp',
          width: 1600,
        });
      },
    );

    const sizeOf = async (url: string) => {
      const { rawPayload } = await open(url);
      const { width, height, format } = await sharp(rawPayload).metadata();
      return { width, height, format };
    };

    test.each([
      [320, 320],
      [640, 640],
      [960, 900],
      [1600, 900],
    ])('of the kind image is served in the width %i as %i pixels', async (asked, width) => {
      const { content_url } = fileOf(await send(await picture(900, 600).jpeg().toBuffer()));
      expect(await sizeOf(`${content_url}?width=${asked}`)).toEqual({
        width,
        height: Math.round((width * 2) / 3),
        format: 'webp',
      });
    });

    test('that was stored in one size is served in it, whatever width is asked for', async () => {
      const { content_url } = fileOf(await send(await picture(900, 600).jpeg().toBuffer()));
      await server().app.db.delete(uploadSizes);
      expect(await sizeOf(`${content_url}?width=320`)).toMatchObject({ width: 900 });
      expect((await open(`${content_url}?width=321`)).statusCode).toBe(400);
    });

    test('keeps its dominant colour', async () => {
      await send(await picture(900, 600).jpeg().toBuffer());
      const [row] = await server().app.db.select().from(uploads);
      // The step of the histogram that has #1b5e20 in it.
      expect(row?.color).toBe('#185818');
    });

    test('counts with all its sizes towards what a member may store', async () => {
      const { db } = server().app;
      await send(await picture(900, 600).jpeg().toBuffer());
      const [{ sizes } = { sizes: null }] = await db
        .select({ sizes: sum(uploadSizes.content_size) })
        .from(uploadSizes);
      const [row] = await db.select().from(uploads);
      const taken = await uploadsRepository(db).sizeOf(userId);
      expect(taken).toBe(Number(sizes) + (row?.content_size ?? 0));
    });

    test.each(['picture', 'logo'])(
      'of the kind %s is also stored as lists show it',
      async (kind) => {
        const answer = await send(await picture(600, 600).png().toBuffer(), { kind });
        const small = await open(`${fileOf(answer).content_url}?width=320`);
        expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
      },
    );

    test.each([
      ['picture', 512],
      ['logo', 512],
      ['image', 1600],
    ])('of the kind %s is reduced to %i pixels a side and never enlarged', async (kind, side) => {
      const large = await send(await picture(1700, 1700).png().toBuffer(), { kind });
      expect(fileOf(large)).toMatchObject({ width: side, height: side });
      const small = await send(await picture(250, 240).png().toBuffer(), { kind });
      expect(fileOf(small)).toMatchObject({ width: 250, height: 240 });
    });

    test.each([
      ['image', 'public, max-age=31536000, s-maxage=300, immutable'],
      ['logo', 'public, max-age=300, must-revalidate'],
    ])('of the kind %s is served with headers that forbid scripts', async (kind, cacheControl) => {
      const answer = await send(await picture().png().toBuffer(), { kind });
      const { headers } = await open(fileOf(answer).content_url);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="photo.webp"',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': cacheControl,
        etag: expect.stringMatching(/^"[\w-]{22}"$/) as string,
      });
    });

    test('is answered with 304 when the client has it', async () => {
      const url = fileOf(await send(await picture().png().toBuffer())).content_url;
      const etag = String((await open(url)).headers.etag);
      const ask = (known: string) =>
        server().app.inject({ url, headers: { 'if-none-match': known } });
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await ask(known);
        expect([answer.statusCode, answer.payload]).toEqual([304, '']);
        expect(answer.headers).toMatchObject({
          etag,
          'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
        });
      }
      expect((await ask('"other"')).statusCode).toBe(200);
    });

    test('returns 404 once the account is deleted, also when the client has it', async () => {
      const url = fileOf(await send(await picture().png().toBuffer())).content_url;
      const etag = String((await open(url)).headers.etag);
      const body = { current_password: PASSWORD };
      await server().post(`mainapp/profile/${userId}/delete/`, body, { token });
      const answer = await server().app.inject({ url, headers: { 'if-none-match': etag } });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('is stored without EXIF data and turned upright', async () => {
      const sent = await picture(400, 200)
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Artist: 'Achieng' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
        .jpeg()
        .toBuffer();
      expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Achieng');
      const answer = await send(sent);
      expect(fileOf(answer)).toMatchObject({ width: 200, height: 400 });
      const { rawPayload } = await open(fileOf(answer).content_url);
      const kept = await sharp(rawPayload).metadata();
      expect(kept.exif).toBeUndefined();
      expect(kept.xmp).toBeUndefined();
      expect(kept.icc).toBeUndefined();
      expect(rawPayload.toString('latin1')).not.toMatch(/Achieng|Exif|GPS/);
    });

    test.each([
      ['../../etc/passwd', 'passwd.webp'],
      ['..\\..\\a b.png', 'a-b.webp'],
      ['x', 'x.webp'],
      ['.png', 'file.webp'],
      ['"><script>.png', 'script.webp'],
      ['木.png', 'file.webp'],
      ['a'.repeat(300), `${'a'.repeat(80)}.webp`],
    ])('named %s is stored as %s', async (name, safe) => {
      const quoted = name.replaceAll('\\', '\\\\').replaceAll('"', '%22');
      const answer = await send(await picture().png().toBuffer(), { name: quoted });
      expect(answer.status).toBe(201);
      expect(fileOf(answer).name.replace('22-', '')).toBe(safe);
      expect(fileOf(answer).content_url).not.toContain('..');
    });
  });

  describe('the limits of a member', () => {
    test('are 60 uploads a day', async () => {
      for (let count = 0; count < 60; count += 1) await send(Buffer.from('x'));
      const answer = await send(await picture().png().toBuffer());
      expect(answer.status).toBe(429);
      const someone = await signUpConfirmed(server(), other);
      const theirs = await upload(server(), someone.token, await picture().png().toBuffer());
      expect(theirs.status).toBe(201);
      server().advance(86_401);
      const { token: fresh } = await signUpAgain();
      expect((await upload(server(), fresh, await picture().png().toBuffer())).status).toBe(201);
    });

    const signUpAgain = async () => {
      const answer = await server().post('accounts/login/', {
        username: individual.username,
        password: individual.password,
      });
      return (answer.body as { user_data: { token: string } }).user_data;
    };

    test('are 100 MB in all', async () => {
      const bytes = await picture().png().toBuffer();
      await send(bytes);
      await server().app.db.update(uploads).set({ content_size: 100_000_000 });
      const answer = await send(bytes);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        file: ['Your files take 100 MB already. Delete posts that you no longer need.'],
      });
      expect(await stored()).toBe(1);
    });
  });

  describe('the address of an upload', () => {
    test('returns 404 for an unknown id and for another name', async () => {
      const { content_url } = fileOf(await send(await picture().png().toBuffer()));
      for (const url of [
        '/uploads/AAAAAAAAAAAAAAAAAAAAAA/photo.webp',
        content_url.replace('photo.webp', 'photo.html'),
        content_url.replace('photo.webp', '..%2fphoto.webp'),
      ]) {
        const answer = await open(url);
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    });

    test('is accepted only from the owner and for its kind', async () => {
      const { content_url } = fileOf(await send(await picture().png().toBuffer()));
      const { db } = server().app;
      const someone = await signUpConfirmed(server(), other);
      expect(await ownUpload(db, userId, content_url, 'image')).toMatchObject({ kind: 'image' });
      expect(await ownUpload(db, userId, content_url, 'picture')).toBeNull();
      expect(await ownUpload(db, someone.user_id, content_url, 'image')).toBeNull();
      for (const address of [
        `https://evil.example${content_url}`,
        `${content_url}?a=1`,
        content_url.replace('photo', 'other'),
        '/uploads/AAAAAAAAAAAAAAAAAAAAAA/photo.webp',
        '',
      ]) {
        expect(await ownUpload(db, userId, address, 'image')).toBeNull();
      }
    });
  });

  test('the sweep deletes a file that nothing uses after a day', async () => {
    const { db } = server().app;
    const size = { widths: [300], width: 300, height: 200 };
    const shown = (src: string) => ({ src, ...size, color: null, alt: '' });
    const add = async () => fileOf(await send(await picture().png().toBuffer())).content_url;
    const [unused, face, logo, photo, image, file, poster, inText] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
    ];
    await db.update(users).set({ profile_picture: face }).where(eq(users.id, userId));
    await db.insert(listings).values({
      slug: 's',
      status: 'draft',
      name: 'n',
      summary: '',
      description: '',
      logo,
      pictures: [shown(photo)],
      category: 'Waste',
      other_categories: [],
      themes: [],
      badges: [],
      criteria: [],
      county: '047',
      address_locality: '',
      same_as: [],
    });
    const encoding = { name: 'n', content_url: file, encoding_format: 'x', content_size: 1 };
    await db.insert(resources).values({
      user_id: userId,
      status: 'draft',
      headline: '',
      abstract: '',
      description: `![](${inText})`,
      resource_type: 'guide',
      themes: [],
      author: '',
      encoding: [encoding],
      image: shown(image),
    });
    const day = new Date();
    await db.insert(events).values({
      user_id: userId,
      slug: 's',
      status: 'draft',
      name: '',
      summary: '',
      description: '',
      start_date: day,
      end_date: day,
      attendance_mode: 'online',
      themes: [],
      organizer: '',
      image: shown(poster),
    });
    server().advance(86_300);
    await server().app.sweep();
    expect(await stored()).toBe(8);
    server().advance(200);
    await server().app.sweep();
    expect(await stored()).toBe(7);
    expect((await open(unused)).statusCode).toBe(404);
    expect((await open(face)).statusCode).toBe(200);
  });

  test('the log contains neither name nor content of an upload', async () => {
    await send(await picture().png().toBuffer(), { name: 'medical-report.png' });
    await send(Buffer.from('secret words'), { name: 'medical-report.png' });
    expect(server().logs.join('')).not.toMatch(/medical|secret words/);
  });
});
