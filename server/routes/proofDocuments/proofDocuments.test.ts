import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '../../../domain/calendar';
import type { ProofDocument } from '../../../domain/contract/proof';
import type { UserData } from '../../../domain/contract/session';
import type { Upload } from '../../../domain/contract/upload';
import { longDate } from '../../../domain/longDate';
import { proofDocuments, uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/accounts';
import { auditEntries } from '../../db/schema/audit';
import { picture, upload } from '../../test/files';
import { confirmEmail } from '../../test/people';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';
import { idOf, joinAsBusiness, joinAsTeam, optionsOf } from '../../test/vetting';

const server = serverForTests();
const db = () => server().app.db;
const path = 'vet/proof-documents/';
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let account: UserData;
beforeEach(async () => {
  account = await joinAsBusiness(server(), 'mabati');
  await confirmEmail(server(), account.user_id);
});

async function sendFile(bytes: Buffer, { token } = account): Promise<string> {
  const answer = await upload(server(), token, bytes, { kind: 'proof', name: 'permit.pdf' });
  expect(answer.status).toBe(201);
  return bodyOf<Upload>(answer).content_url;
}

const details = { name: 'County permit', dated_on: '2026-01-15', expires_on: '2026-12-31' };

const add = (content_url: string, change = {}, { token } = account): Promise<Answer> =>
  server().post(path, { content_url, ...details, ...change }, { token });

async function added(bytes = PDF): Promise<ProofDocument> {
  const answer = await add(await sendFile(bytes));
  expect(answer.status).toBe(201);
  return bodyOf<ProofDocument>(answer);
}

const list = async ({ token } = account) =>
  bodyOf<ProofDocument[]>(await server().get(path, token));

const answerWith = (evidence_url: string, { token } = account) =>
  server().post(
    'vet/response/',
    { question: idOf('BD2'), selected_options: optionsOf('BD2', 'kenya'), evidence_url },
    { token },
  );

const remove = ({ id }: ProofDocument, { token } = account) =>
  server().post(`${path}${id}/`, '', { token, method: 'DELETE' });

describe('a document', () => {
  test('is kept with its dates, and proves the answers that name it', async () => {
    const proof = await added();
    expect(proof).toEqual({
      id: proof.id,
      user: account.user_id,
      ...details,
      address: `http://localhost:3000/vetting/proof/${proof.id}`,
      encoding_format: 'application/pdf',
      content_size: PDF.length,
      questions: [],
    });
    expect((await answerWith(proof.address)).status).toBe(201);
    expect(await list()).toEqual([{ ...proof, questions: [idOf('BD2')] }]);
  });

  test('may be a photo, which is stored without its EXIF', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Copyright: 'me' } })
      .jpeg()
      .toBuffer();
    const { id, encoding_format } = await added(photo);
    expect(encoding_format).toBe('image/webp');
    const { rawPayload } = await server().app.inject({
      url: `/${path}${id}/file/`,
      headers: { authorization: `Token ${account.token}` },
    });
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(rawPayload.includes('EXIF')).toBe(false);
  });

  test.each([
    ['that runs a script', '%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app) >>\nendobj\n%%EOF\n'],
    ['that is a page', '<html><script>alert(1)</script></html>'],
    ['that is empty', ''],
  ])('is not made of a file %s', async (_what, text) => {
    const answer = await upload(server(), account.token, Buffer.from(text), { kind: 'proof' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(['file']);
  });

  test.each([
    ['dated_on', { dated_on: '2026-02-30' }],
    ['dated_on', { dated_on: '2026-03-03' }],
    ['expires_on', { expires_on: '2026-03-01' }],
    ['expires_on', { dated_on: '2026-03-02', expires_on: '2026-99-01' }],
    ['name', { name: '' }],
    ['content_url', { content_url: '/uploads/AAAAAAAAAAAAAAAAAAAAAA/a.pdf' }],
  ])('is refused for its %s in %j', async (field, change) => {
    const answer = await add(await sendFile(PDF), change);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  test('is one, however often the same upload is sent', async () => {
    const address = await sendFile(PDF);
    const answers = await Promise.all([add(address), add(address)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(1);
  });

  test('has no public address', async () => {
    const address = await sendFile(PDF);
    await add(address);
    expect((await server().get(address.slice(1))).status).toBe(404);
    expect((await server().get(address.slice(1), account.token)).status).toBe(404);
  });
});

describe('the file of a document', () => {
  const open = (id: string, token?: string) => server().get(`${path}${id}/file/`, token);

  test('is for its business, as a download that no cache keeps', async () => {
    const { id } = await added();
    const answer = await open(id, account.token);
    expect([answer.status, answer.text]).toEqual([200, PDF.toString()]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
    expect(await db().$count(auditEntries)).toBe(0);
  });

  test('is for admins too, and that they read it is recorded', async () => {
    const { id } = await added();
    const admin = await joinAsTeam(server());
    expect((await open(id, admin.token)).status).toBe(200);
    const [entry] = await db().select().from(auditEntries);
    expect(entry).toMatchObject({
      actor_id: admin.user_id,
      as_user_id: account.user_id,
      action: 'proof.read',
    });
  });

  test('is for nobody else', async () => {
    const { id } = await added();
    const other = await joinAsBusiness(server(), 'baraka');
    const answers = [await open(id, other.token), await open('absent', other.token)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [404, '{"detail":"Not found."}'],
      [404, '{"detail":"Not found."}'],
    ]);
    expect((await open(id)).status).toBe(401);
    expect((await server().get(`${path}${id}/`, other.token)).status).toBe(404);
  });
});

test('an upload or a document of somebody else proves nothing', async () => {
  const other = await joinAsBusiness(server(), 'baraka');
  await confirmEmail(server(), other.user_id);
  expect((await add(await sendFile(PDF), {}, other)).status).toBe(400);
  const proof = await added();
  const answer = await answerWith(proof.address, other);
  expect(answer.status).toBe(400);
  expect(answer.body['non_field_errors']).toEqual([
    'This document is not yours or was removed. Choose another one.',
  ]);
});

describe('removing a document', () => {
  test('removes its file', async () => {
    const proof = await added();
    expect((await remove(proof)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await db().$count(uploads)).toBe(0);
  });

  test('returns 409 while it proves an answer', async () => {
    const proof = await added();
    await answerWith(proof.address);
    expect((await remove(proof)).status).toBe(409);
    await answerWith('');
    expect((await remove(proof)).status).toBe(204);
  });

  test('is for its business alone', async () => {
    const proof = await added();
    expect((await remove(proof, await joinAsTeam(server()))).status).toBe(403);
    expect((await remove(proof, await joinAsBusiness(server(), 'baraka'))).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

// Last, since the clock of the server goes on.
describe('a document as time goes by', () => {
  const inDays = (days: number) => addDays(dayOf(server().app.now().getTime()), days);
  const sweep = async () => {
    await server().app.sweep();
    await server().app.laterDone();
    return server().mails.filter(({ subject }) => subject.includes('expire'));
  };

  test('is told to its business once, from 30 days before its expiry', async () => {
    const content_url = await sendFile(PDF);
    await add(content_url, { expires_on: inDays(31) });
    expect(await sweep()).toEqual([]);
    server().advance(86_400);
    const [mail, ...more] = await sweep();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'mabati@firm.example', subject: 'A document expires soon' });
    expect(mail?.text).toContain(`County permit: ${longDate(inDays(30))}`);
    server().advance(86_400);
    expect(await sweep()).toHaveLength(1);
  });

  test('is told to no suspended account when it expires', async () => {
    await add(await sendFile(PDF), { expires_on: inDays(20) });
    await db().update(users).set({ active: false }).where(eq(users.id, account.user_id));
    expect(await sweep()).toEqual([]);
    expect((await db().select().from(proofDocuments))[0]?.notified_at).not.toBeNull();
  });

  test('stays when unused uploads are swept', async () => {
    const { id } = await added();
    await sendFile(await picture().png().toBuffer());
    server().advance(2 * 86_400);
    await server().app.sweep();
    const rows = await db().select({ id: uploads.id }).from(uploads);
    expect(rows).toEqual([{ id }]);
  });
});
