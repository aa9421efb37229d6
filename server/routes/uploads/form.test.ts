import { formOf, picture, upload } from '../../test/files';
import { uploads } from '../../db/schema';
import { signUp } from '../../test/people';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();

let token = '';
beforeEach(async () => {
  ({ token } = await signUp(server()));
});

const stored = () => server().app.db.$count(uploads);
const send = (bytes: Buffer, more = {}) => upload(server(), token, bytes, more);

describe('the form', () => {
  const raw = (parts: Parameters<typeof formOf>[0]) =>
    server().post('mainapp/uploads/', {}, { token, ...formOf(parts) });

  test.each([
    ['without kind', [{ name: 'file', fileName: 'a.png', content: 'x' }], 'kind'],
    ['with another kind', [{ name: 'kind', content: 'video' }], 'kind'],
    ['without file', [{ name: 'kind', content: 'image' }], 'file'],
    ['with another field', [{ name: 'user_id', content: '1' }], 'user_id'],
    ['with nothing', [], 'file'],
  ])('%s is refused', async (_what, parts, field) => {
    const answer = await raw(parts);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });

  test('two files are refused', async () => {
    const file = { name: 'file', fileName: 'a.png', content: await picture().png().toBuffer() };
    const answer = await raw([{ name: 'kind', content: 'image' }, file, file]);
    expect(answer.status).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('a form that breaks off is refused', async () => {
    const { payload, headers } = formOf([
      { name: 'kind', content: 'image' },
      { name: 'file', fileName: 'a.png', content: await picture().png().toBuffer() },
    ]);
    const half = payload.subarray(0, payload.length - 60);
    const answer = await server().post('mainapp/uploads/', {}, { token, headers, payload: half });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ file: ['The file did not arrive whole. Please try again.'] });
  });

  test('JSON is not a form, and no other route takes forms', async () => {
    expect((await server().post('mainapp/uploads/', {}, { token })).status).toBe(415);
    const { payload, headers } = formOf([{ name: 'username', content: 'a' }]);
    for (const url of ['accounts/login/', 'mainapp/sustainability/']) {
      expect((await server().post(url, {}, { token, payload, headers })).status).toBe(415);
    }
  });

  test('a visitor cannot send anything', async () => {
    const { payload, headers } = formOf([{ name: 'kind', content: 'image' }]);
    const answer = await server().post('mainapp/uploads/', {}, { payload, headers });
    expect(answer.status).toBe(401);
  });

  test('a repeat under the same key is the same file; another file is refused', async () => {
    const bytes = await picture().png().toBuffer();
    const first = await send(bytes, { key: 'k' });
    const second = await send(bytes, { key: 'k' });
    expect(second.body).toEqual(first.body);
    expect(await stored()).toBe(1);
    const different = await send(await picture(301, 200).png().toBuffer(), { key: 'k' });
    expect(different.status).toBe(422);
  });
});
