import type { Upload } from '../../../domain/contract/upload';
import { pdf, upload } from '../../test/files';
import { signUpConfirmed } from '../../test/people';
import { storeForTests } from '../../test/storeOfFiles';
import { bodyOf, serverForTests } from '../../test/testApp';

describe.each(['the database', 'a store'])('a file in %s', (place) => {
  const store = place === 'a store' ? storeForTests() : null;
  const server = serverForTests(() => ({ ...(store && { env: { STORE_URL: store.url() } }) }));
  const content = pdf('3 0 obj\n(Kisima cha maji)\nendobj');
  const size = content.length;

  let url = '';
  beforeEach(async () => {
    const { token } = await signUpConfirmed(server());
    const answer = await upload(server(), token, content, { kind: 'file', name: 'plan.pdf' });
    url = bodyOf<Upload>(answer).content_url;
  });
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server().app.inject({ url, headers, method });

  test('is sent whole, and says that parts can be had', async () => {
    const { statusCode, headers, rawPayload } = await ask();
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(size),
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="plan.pdf"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
  });

  test.each<[string, number, number]>([
    // The store of the tests takes 0-0 for 0-.
    ...(store ? [] : [['bytes=0-0', 0, 0] as [string, number, number]]),
    ['bytes=0-1', 0, 1],
    ['bytes=5-9', 5, 9],
    ['bytes=10-', 10, size - 1],
    ['bytes=-4', size - 4, size - 1],
    [`bytes=7-${size + 100}`, 7, size - 1],
  ])('is sent in part for %s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await ask({ range });
    expect(statusCode).toBe(206);
    expect(rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="plan.pdf"',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/) as string,
    });
  });

  test('returns 416 for a part that is not there', async () => {
    const { statusCode, headers, rawPayload } = await ask({ range: `bytes=${size}-` });
    expect(statusCode).toBe(416);
    expect(headers).toMatchObject({
      'content-range': `bytes */${size}`,
      'cache-control': 'no-store',
    });
    expect(JSON.parse(rawPayload.toString())).toEqual({ detail: 'The file has no such part.' });
  });

  test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes', 'bytes=b-a'])(
    'is sent whole for %s',
    async (range) => {
      const { statusCode, rawPayload } = await ask({ range });
      expect([statusCode, rawPayload.length]).toEqual([200, size]);
    },
  );

  test('is sent in part only to who has the same version', async () => {
    const etag = String((await ask()).headers.etag);
    const range = 'bytes=0-3';
    expect((await ask({ range, 'if-range': etag })).statusCode).toBe(206);
    for (const known of [`W/${etag}`, '"other"', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      const { statusCode, rawPayload } = await ask({ range, 'if-range': known });
      expect([statusCode, rawPayload.length]).toEqual([200, size]);
    }
    expect((await ask({ range, 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('is described without its content to HEAD', async () => {
    const { headers: whole } = await ask();
    const { statusCode, headers, rawPayload } = await ask({ range: 'bytes=0-3' }, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'accept-ranges'])
      expect([name, headers[name]]).toEqual([name, whole[name]]);
  });
});
