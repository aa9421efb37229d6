import { eq, sql } from 'drizzle-orm';
import { putListing } from '../../../test/vetting';
import { fromCsv } from '../../../../domain/csv';
import type { AuditEntry } from '../../../../domain/contract/admin/audit';
import { audit } from '../../../audit/audit';
import { users } from '../../../db/schema/accounts';
import { auditEntries } from '../../../db/schema/audit';
import { joinAsAdminNamed, resultsOf } from '../../../test/moderation';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests } from '../../../test/testApp';

const server = serverForTests();
const url = 'mainapp/admin/audit/';

interface Given {
  actor_id: number;
  as_user_id?: number;
  action?: string;
  subject?: string;
  note?: string;
  at?: string;
}

const put = ({ at, as_user_id, ...act }: Given) =>
  audit(
    server().app.db,
    {
      action: 'vetting.response',
      subject: 'question 101',
      as_user_id: as_user_id ?? null,
      before: null,
      after: { text: 'yes' },
      ...act,
    },
    at ? new Date(at) : server().app.now(),
  );

const read = async (token: string, query = '') => {
  const answer = await server().get(`${url}${query}`, token);
  expect(answer.status).toBe(200);
  return resultsOf<AuditEntry>(answer);
};
const subjects = (rows: AuditEntry[]) => rows.map(({ subject }) => subject);

test('returns actor, business, action, subject, note and hashes of an entry', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  const member = await join(server(), 'baraka');
  await put({ actor_id: user_id, as_user_id: member.user_id, note: 'On the phone.' });
  expect(await read(token)).toEqual([
    {
      id: expect.any(Number) as number,
      at: server().app.now().toISOString(),
      actor_id: user_id,
      actor_name: 'admin Otieno',
      as_user_id: member.user_id,
      as_user_name: 'baraka Otieno',
      action: 'vetting.response',
      subject: 'question 101',
      subject_name: null,
      note: 'On the phone.',
      before_hash: '',
      after_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
    },
  ]);
});

test('returns entries of deleted accounts unchanged, with null for their names', async () => {
  const { token } = await joinAsAdmin(server());
  const second = await joinAsAdminNamed(server(), 'amina');
  const member = await join(server(), 'baraka');
  await put({ actor_id: second.user_id, as_user_id: member.user_id });
  const before = await server().app.db.select().from(auditEntries);
  for (const { user_id } of [second, member]) {
    const path = `mainapp/admin/members/${user_id}/`;
    await server().post(path, { reason: 'Left.' }, { token, method: 'DELETE' });
  }
  const entries = await read(token);
  expect(entries).toHaveLength(3);
  expect(entries[2]).toMatchObject({
    actor_id: second.user_id,
    actor_name: null,
    as_user_id: member.user_id,
    as_user_name: null,
  });
  const [kept] = await server().app.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect([kept]).toEqual(before);
});

test('returns 25 on a page, newest first, whatever sort says', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  for (let index = 1; index <= 30; index += 1) {
    await put({ actor_id: user_id, subject: `question ${index}` });
  }
  const first = await server().get(`${url}?sort=at&order=asc`, token);
  expect(first.body).toMatchObject({ count: 30, page: 1, page_size: 25 });
  const rows = subjects(resultsOf<AuditEntry>(first));
  expect([rows[0], rows[24]]).toEqual(['question 30', 'question 6']);
  expect(subjects(await read(token, '?page=2'))).toEqual(
    [5, 4, 3, 2, 1].map((index) => `question ${index}`),
  );
});

test('filters by the beginning of the action, the actor and words', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  const second = await joinAsAdminNamed(server(), 'amina');
  await put({ actor_id: user_id, subject: 'a' });
  await put({ actor_id: second.user_id, action: 'abuse_report.acted', subject: 'b' });
  await put({ actor_id: user_id, action: 'member.suspended', subject: 'c', note: 'Spam, réally.' });
  const found = async (query: string) => subjects(await read(token, query));
  expect(await found('?action=vetting')).toEqual(['a']);
  expect(await found('?action=abuse_re')).toEqual(['b']);
  expect(await found('?action=abuse_report.')).toEqual(['b']);
  expect(await found('?action=report')).toEqual([]);
  expect(await found('?action=%25')).toEqual([]);
  expect(await found(`?actor=${second.user_id}`)).toEqual(['b']);
  expect(await found('?actor=nobody')).toEqual(['c', 'b', 'a']);
  expect(await found('?q=REALLY%20spam')).toEqual(['c']);
  expect(await found('?q=suspended')).toEqual(['c']);
  expect(await found(`?action=member&actor=${second.user_id}`)).toEqual([]);
});

test('filters by days in Kenyan time, the last day included', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  const moments = [
    '2026-03-01T20:59:59Z',
    '2026-03-01T21:00:00Z',
    '2026-03-02T20:59:59.999Z',
    '2026-03-02T21:00:00Z',
  ];
  for (const at of moments) await put({ actor_id: user_id, subject: at, at });
  const found = async (query: string) => subjects(await read(token, query)).reverse();
  expect(await found('?from=2026-03-02&to=2026-03-02')).toEqual(moments.slice(1, 3));
  expect(await found('?from=2026-03-03')).toEqual(moments.slice(3));
  expect(await found('?to=2026-03-01')).toEqual(moments.slice(0, 1));
  expect(await found('?from=2026-02-30&to=soon')).toEqual(moments);
});

test('names what an entry is about, as long as it is there', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  const member = await join(server(), 'baraka');
  const id = await putListing(server(), member.user_id, { name: 'Baraka Soaps' });
  await put({ actor_id: user_id, subject: `listing ${id}` });
  await put({ actor_id: user_id, subject: `report 3 on member ${member.user_id}` });
  await put({ actor_id: user_id, subject: 'listing 99999' });
  const names = (await read(token)).map(({ subject_name }) => subject_name);
  expect(names).toEqual([null, 'baraka Otieno', 'Baraka Soaps']);
});

test('gives what matches as CSV, and records that', async () => {
  const { token, user_id } = await joinAsAdmin(server());
  await put({ actor_id: user_id, subject: '=1+1', note: 'One, two' });
  await put({ actor_id: user_id, action: 'member.listed', subject: 'list' });
  const { text, headers } = await server().get(`${url}export/?action=vetting`, token);
  expect(headers['content-disposition']).toBe('attachment; filename="audit-log-2026-03-02.csv"');
  const [header, row, ...others] = fromCsv(text);
  expect(header).toContain('Name of the subject');
  expect(text).toContain(",'=1+1,");
  expect(row).toEqual(expect.arrayContaining(['=1+1', 'One, two', 'admin Otieno']));
  expect(others).toEqual([]);
  expect(subjects(await read(token, '?action=audit.exported'))).toEqual(['list of 1']);
});

describe('the audit log', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'returns 405 for %s of the list and 404 for an entry',
    async (method) => {
      const { token } = await joinAsAdmin(server());
      expect((await server().post(url, {}, { token, method })).status).toBe(405);
      expect((await server().post(`${url}1/`, {}, { token, method })).status).toBe(404);
    },
  );

  test('has operations in the OpenAPI document that read it alone', async () => {
    const { body } = await server().get('api/docs/json');
    const paths = Object.entries(body['paths'] as Record<string, object>);
    const ofAudit = paths.filter(([path]) => path.includes('audit'));
    expect(ofAudit.map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      [`/${url}`, ['get']],
      [`/${url}export/`, ['get']],
    ]);
  });

  test.each([
    ['UPDATE', sql`update audit_entries set note = 'Never.'`],
    ['UPDATE of one column', sql`update audit_entries set actor_id = 1 where id = 1`],
    ['UPDATE to the same', sql`update audit_entries set note = note`],
    ['DELETE', sql`delete from audit_entries`],
    [
      'an upsert',
      sql`insert into audit_entries (id, actor_id, action, subject) overriding system value
          values (1, 2, 'x', 'y') on conflict (id) do update set note = 'Never.'`,
    ],
  ])('refuses %s in the database', async (_name, statement) => {
    const { user_id } = await joinAsAdmin(server());
    const { db } = server().app;
    await put({ actor_id: user_id });
    const before = await db.select().from(auditEntries);
    const error = await db.execute(statement).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).cause).toMatchObject({
      message: 'the audit log is only ever added to',
    });
    expect(await db.select().from(auditEntries)).toEqual(before);
  });

  test('stays unchanged when an account is deleted', async () => {
    const { user_id } = await joinAsAdmin(server());
    const { db } = server().app;
    await put({ actor_id: user_id, as_user_id: user_id });
    const before = await db.select().from(auditEntries);
    await db.delete(users).where(eq(users.id, user_id));
    expect(await db.select().from(auditEntries)).toEqual(before);
  });
});
