import type { IncomingMessage } from 'node:http';
import { formOf, picture, upload } from '../../test/files';
import { uploads } from '../../db/schema/uploads';
import { confirmEmail, individual, signUp, signUpConfirmed } from '../../test/people';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();

let token = '';
beforeEach(async () => {
  ({ token } = await signUpConfirmed(server()));
});

const stored = () => server().app.db.$count(uploads);
const send = (bytes: Buffer, more = {}) => upload(server(), token, bytes, more);

describe('POST /mainapp/uploads/', () => {
  const raw = (parts: Parameters<typeof formOf>[0]) =>
    server().post('mainapp/uploads/', {}, { token, ...formOf(parts) });

  test.each([
    ['without kind', [{ name: 'file', fileName: 'a.png', content: 'x' }], 'kind'],
    ['with another kind', [{ name: 'kind', content: 'video' }], 'kind'],
    ['without file', [{ name: 'kind', content: 'image' }], 'file'],
    ['with another field', [{ name: 'user_id', content: '1' }], 'user_id'],
    ['with nothing', [], 'file'],
  ])('returns 400 for a form %s', async (_what, parts, field) => {
    const answer = await raw(parts);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });

  test('returns 400 for two files', async () => {
    const file = { name: 'file', fileName: 'a.png', content: await picture().png().toBuffer() };
    const answer = await raw([{ name: 'kind', content: 'image' }, file, file]);
    expect(answer.status).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('names a file without a name "file"', async () => {
    const { payload, headers } = formOf([
      { name: 'kind', content: 'file' },
      { name: 'file', fileName: 'a.pdf', content: '%PDF-1.7\n%%EOF\n' },
    ]);
    const nameless = Buffer.from(payload.toString().replace('; filename="a.pdf"', ''));
    const answer = await server().post(
      'mainapp/uploads/',
      {},
      { token, headers, payload: nameless },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: 'file.pdf' });
  });

  test('returns 400 when the form breaks off', async () => {
    const { payload, headers } = formOf([
      { name: 'kind', content: 'image' },
      { name: 'file', fileName: 'a.png', content: await picture().png().toBuffer() },
    ]);
    const half = payload.subarray(0, payload.length - 60);
    const answer = await server().post('mainapp/uploads/', {}, { token, headers, payload: half });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ file: ['The file did not arrive whole. Please try again.'] });
  });

  test('returns 413 for 30 MB over a connection and closes it', async () => {
    const { app } = server();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const isOver = new Promise((resolve) => {
      app.server.once('request', (request: IncomingMessage) => request.once('close', resolve));
    });
    const { payload, headers } = formOf([
      { name: 'kind', content: 'picture' },
      { name: 'file', fileName: 'a.png', content: Buffer.alloc(30_000_000) },
    ]);
    const answer = await fetch(`${address}/mainapp/uploads/`, {
      method: 'POST',
      headers: { ...headers, authorization: `Token ${token}` },
      body: payload,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ file: ['The file is too large: at most 2 MB.'] });
    await isOver;
  });

  test('returns 415 for JSON, as other routes do for forms', async () => {
    expect((await server().post('mainapp/uploads/', {}, { token })).status).toBe(415);
    const { payload, headers } = formOf([{ name: 'username', content: 'a' }]);
    for (const url of ['accounts/login/', 'mainapp/sustainability/']) {
      expect((await server().post(url, {}, { token, payload, headers })).status).toBe(415);
    }
  });

  test('returns 401 to a visitor', async () => {
    const { payload, headers } = formOf([{ name: 'kind', content: 'image' }]);
    const answer = await server().post('mainapp/uploads/', {}, { payload, headers });
    expect(answer.status).toBe(401);
  });

  test('returns 403 until the member has confirmed the email', async () => {
    const member = await signUp(server(), { ...individual, username: 'b', email: 'b@b.example' });
    const bytes = await picture().png().toBuffer();
    const answer = await upload(server(), member.token, bytes);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      detail:
        'Please confirm your email first. Open the link in the email that we sent you, or ask for a new one in your profile.',
    });
    expect(await stored()).toBe(0);
    await confirmEmail(server(), member.user_id);
    expect((await upload(server(), member.token, bytes)).status).toBe(201);
  });

  test('returns the same file for a repeat under the same key, and 422 for another file', async () => {
    const bytes = await picture().png().toBuffer();
    const first = await send(bytes, { key: 'k' });
    const second = await send(bytes, { key: 'k' });
    expect(second.body).toEqual(first.body);
    expect(await stored()).toBe(1);
    const different = await send(await picture(301, 200).png().toBuffer(), { key: 'k' });
    expect(different.status).toBe(422);
  });
});
