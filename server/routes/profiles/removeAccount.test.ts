import { eq, sql } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import { audit } from '../../audit/audit';
import { abuseReports } from '../../db/schema/reports';
import { users } from '../../db/schema/accounts';
import { auditEntries } from '../../db/schema/audit';
import { enqueueMail } from '../../mail/queue';
import { columnsWith, leaveRows } from '../../test/everyTable';
import { putEvent, putReport, putResource, takeMails } from '../../test/moderation';
import { individual, PASSWORD, signUp } from '../../test/people';
import { join, joinAsAdmin } from '../../test/posts';
import { serverForTests, sessionOf } from '../../test/testApp';
import { listingOf, putListing } from '../../test/vetting';
import { withoutIdentifiers } from './removeAccount';

const server = serverForTests();
const db = () => server().app.db;

const MARK = 'Mwangaza-wa-kale';
const person = {
  ...individual,
  first_name: 'Nekesa',
  last_name: 'Barasa-Juma',
  username: 'nekesa.bj',
  email: 'nekesa@barasa.example',
};
const NAME = `${person.first_name} ${person.last_name}`;
const LATER = new Date('2026-04-01T09:00:00Z');
const WORDS = [MARK, NAME, person.last_name, person.email, person.username];

/** Tables without a reference to accounts; their rows come from the requests below. */
const OF_NOBODY = [
  'attempts',
  'audit_entries',
  'breach_accounts',
  'breaches',
  'changed_listings',
  'credential_keys',
  'files_of_releases',
  'forum_nonces',
  'idempotency_keys',
  'job_runs',
  'join_alerts',
  'listing_duplicates',
  'mails',
  'missing_words',
  'objects_to_remove',
  'processes',
  'release_files',
  'releases',
  'request_counts',
  'search_words',
  'settings',
  'state_counts',
  'synonym_groups',
  'trend_snapshots',
];

/**
 * The columns of reports that stay, with words of ours, for reporter and reported, and of requests about
 * personal data; those of the imports of an
 * admin, which are about businesses; and the texts of public pages and of the newsletter, which say no more who wrote
 * them.
 */
const STAYS = [
  'abuse_reports.subject',
  'abuse_reports.reason',
  'abuse_reports.outcome',
  'data_requests.kind',
  'data_requests.state',
  'import_batches.file_name',
  'import_rows.filled',
  'import_rows.kept_because',
  'import_rows.kept_name',
  'newsletter_issues.state',
  'newsletter_issues.subject',
  'newsletter_issues.preview',
  'newsletter_issues.body',
  'newsletter_issues.web_token',
  'newsletter_issues.cards',
  'newsletter_issues.result',
  'site_texts.key',
  'site_texts.text',
];

/** Leaves traces of the member by requests of the member and of others; returns a live session. */
async function leaveTraces(admin: UserData): Promise<UserData> {
  const asAdmin = async ([path, body]: [string, object]) => {
    const answer = await server().post(`mainapp/${path}`, body, { token: admin.token });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  const { user_id } = await signUp(server(), person);
  const since = server().app.now();
  await db()
    .update(users)
    .set({ created_at: since, email_verified_at: since })
    .where(eq(users.id, user_id));
  expect(await leaveRows(db(), user_id, MARK)).toEqual(OF_NOBODY);
  const other = await join(server(), 'baraka');
  for (const suspended of [true, false]) {
    const reason = `${MARK}: ${NAME} asked.`;
    await asAdmin([`admin/members/${user_id}/suspension/`, { suspended, reason }]);
  }
  const breach = { title: 'A lost phone', description: 'Locked.', noticed_at: '2026-03-01T09:00Z' };
  const { id } = await asAdmin(['admin/breaches/', { ...breach, based_on: 0 }]);
  await asAdmin([
    `admin/breaches/${Number(id)}/accounts/`,
    { names: [person.email], everybody: false },
  ]);
  const asked = { kind: 'correction', details: `${MARK} of ${NAME}`, email: person.email };
  await asAdmin(['admin/data-requests/', { ...asked, received_at: '2026-03-01T09:00Z' }]);
  const login = { username: person.username, password: PASSWORD };
  const member = sessionOf(await server().post('accounts/login/', login));

  const subject_id = await putResource(server(), other.user_id, { status: 'published' });
  const report = { subject: 'resource', subject_id, reason: 'something else' };
  const words = { details: `${MARK} ${NAME}`, email: person.email };
  const more = { token: member.token, headers: { 'idempotency-key': MARK } };
  await server().post('mainapp/reports/', { ...report, ...words }, more);
  const alert = { email: person.email, q: MARK, county: '' };
  expect((await server().post('mainapp/join-alerts/', alert)).status).toBe(201);
  const [filed] = await db()
    .select()
    .from(abuseReports)
    .where(eq(abuseReports.email, person.email));
  const note = `Called ${person.email}, who is ${NAME}.`;
  await asAdmin([`admin/abuse-reports/${filed?.id}/close/`, { outcome: 'acted', note }]);
  await putReport(server(), { subject: 'member', subject_id: user_id, details: `${NAME} lies.` });

  const change = { name: `${MARK} by ${NAME}`, start_date: LATER, end_date: LATER };
  const event = await putEvent(server(), user_id, change);
  const verdict = { subject: 'event', subject_id: event, decision: 'published' };
  await asAdmin(['reviews/', { ...verdict, note: `${NAME} is fine.` }]);
  await server().post(`mainapp/events/${event}/attendance/`, {}, { token: other.token });
  const off = { status: 'cancelled', note: MARK };
  await server().post(`mainapp/events/${event}/status/`, off, { token: member.token });

  const reason = `Is ${person.email.toUpperCase()} again: ${NAME}.`;
  await asAdmin([`admin/members/${other.user_id}/suspension/`, { suspended: true, reason }]);
  await takeMails(server());
  await server().post('dj-rest-auth/password/reset/', { email: person.email });
  await server().app.laterDone();
  return member;
}

const deleteBy = {
  'the member': ({ user_id, token }: UserData) =>
    server().post(`mainapp/profile/${user_id}/delete/`, { current_password: PASSWORD }, { token }),
  'an admin': ({ user_id }: UserData, { token }: UserData) =>
    server().post(
      `mainapp/admin/members/${user_id}/`,
      { reason: `${NAME} asked by phone.` },
      { token, method: 'DELETE' },
    ),
};

test.each(['the member', 'an admin'] as const)(
  'the name, email and words of a member are gone from all tables when %s deletes the account',
  async (who) => {
    const admin = await joinAsAdmin(server());
    const member = await leaveTraces(admin);
    const before = await columnsWith(db(), WORDS);
    expect(before).toEqual(
      expect.arrayContaining([
        'abuse_reports.details',
        'abuse_reports.email',
        'abuse_reports.note',
        'audit_entries.note',
        'idempotency_keys.key',
        'mails.recipient',
        'uploads.bytes',
      ]),
    );
    const answer = await deleteBy[who](member, admin);
    expect(answer.status).toBe(204);
    const mails = await takeMails(server());
    expect(await columnsWith(db(), WORDS)).toEqual(STAYS);
    expect(mails.map(({ subject }) => subject)).toEqual(
      who === 'an admin' ? ['Your Kijani account was deleted'] : [],
    );
  },
);

test('the audit log keeps its entries, redacts their notes and lists them when an account is deleted', async () => {
  const admin = await joinAsAdmin(server());
  const member = await join(server(), 'nekesa');
  const other = await join(server(), 'baraka');
  const at = new Date('2026-01-05T09:00:00Z');
  await db().update(users).set({ created_at: at }).where(eq(users.id, member.user_id));
  await putListing(server(), member.user_id);
  const { id: listing } = await listingOf(server(), member.user_id);
  const put = (subject: string, note: string, more: object = {}, now = server().app.now()) => {
    const act = { actor_id: admin.user_id, as_user_id: null, action: 'member.suspended' };
    return audit(db(), { ...act, subject, note, before: null, after: null, ...more }, now);
  };
  const earlier = new Date(at.getTime() - 1);
  await put(`member ${other.user_id}`, 'Like NEKESA OTIENO (nekesa@example.com)?', {}, earlier);
  await put(`member ${other.user_id}`, 'Like NEKESA OTIENO (Nekesa@example.com)?');
  await put(`member ${other.user_id}`, 'Sells nekesa seeds.');
  await put(`member ${member.user_id}`, 'Late again.');
  await put(`report 7 on listing ${listing}`, 'Called her.');
  await put('question 101', 'On the phone.', { as_user_id: member.user_id });
  await put(`listing ${listing}0`, 'Wrong number.');
  await put(`member ${other.user_id}`, 'See janekesa@example.com.');
  const before = await db().select().from(auditEntries).orderBy(auditEntries.id);
  await deleteBy['an admin'](member, admin);

  const after = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(after.map(({ note }) => note)).toEqual([
    'Like NEKESA OTIENO (nekesa@example.com)?',
    'Like … (…)?',
    'Sells nekesa seeds.',
    '',
    '',
    '',
    'Wrong number.',
    'See janekesa@example.com.',
    `Entries whose notes were redacted: ${[1, 3, 4, 5].map((index) => after[index]?.id).join(', ')}`,
    'Nekesa Barasa-Juma asked by phone.',
  ]);
  const facts = (rows: typeof after) => rows.map(({ note: _n, search_text: _s, ...row }) => row);
  expect(facts(after).slice(0, before.length)).toEqual(facts(before));
  expect(after[8]).toMatchObject({
    actor_id: admin.user_id,
    action: 'audit.redacted',
    subject: `member ${member.user_id}`,
  });
  expect(after[1]?.search_text).not.toContain('example');
});

test('mails that wait for an account are deleted with it, also those to earlier addresses', async () => {
  const member = await join(server(), 'nekesa');
  const other = await join(server(), 'baraka');
  await takeMails(server());
  const put = (to: string, account: number | null) =>
    enqueueMail(db(), () => ({ kind: 'reportOutcome', to, subject: 'News', text: 'Text' }), {
      config: server().app.config,
      account,
      now: server().app.now(),
    });
  await put('earlier@example.com', member.user_id);
  await put('Nekesa@EXAMPLE.com', null);
  await put('baraka@example.com', other.user_id);
  await deleteBy['the member'](member);
  await server().app.deliverMails();
  expect((await takeMails(server())).map(({ to }) => to)).toEqual(['baraka@example.com']);
});

const named = (first_name: string, last_name: string) => ({
  first_name,
  last_name,
  email: 'on@to.example',
});

test.each([
  ['Li Na', 'Li Na and LI NA; Li Nandwa, Ali Na', '… and …; Li Nandwa, Ali Na'],
  [
    'of the',
    'Of the two, the end of the list. Part Of The Plan',
    'Of the two, the end of the list. Part … Plan',
  ],
  ['Listing ', 'Listing removed: a double listing.', 'Listing removed: a double listing.'],
  ['nekesa otieno', 'Nekesa Otieno’s shop', '…’s shop'],
  ['Nekesa wa Otieno', 'Nekesa wa Otieno, Nekesa Wa Otieno', '…, …'],
  ['Jeanne d’Arc', 'Jeanne d’Arc called.', '… called.'],
  [
    'Green farmers',
    'Green farmers called. Most green farmers do.',
    '… called. Most green farmers do.',
  ],
  ['Duka 254', 'Duka 254 and Duka 2547', '… and Duka 2547'],
  ['Élodie Ñ.', 'ÉLODIE Ñ. called.', '… called.'],
  ['A B', '(ON@TO.example), on@to.example. -on@to.example', '(…), …. -…'],
  [
    'A B',
    'don@to.example d.on@to.example on@to.examples on@to.example-b',
    'don@to.example d.on@to.example on@to.examples on@to.example-b',
  ],
])('withoutIdentifiers, given %p and the note %p, returns %p', (name, note, expected) => {
  const [first = '', ...last] = name.split(' ');
  expect(withoutIdentifiers(note, named(first, last.join(' ')))).toBe(expected);
});

test.each([
  [
    'a longer note',
    sql`select redact_audit_notes(1, array[1], array['Seen, and approved.'], 1, now())`,
  ],
  ['as long a note', sql`select redact_audit_notes(1, array[1], array['Nope.'], 1, now())`],
  [
    'an update beside it',
    sql`update audit_entries set note = '' where redact_audit_notes(1, array[0], array[''], 1, now()) is not null`,
  ],
])('the audit log refuses %s', async (_name, statement) => {
  const act = { actor_id: 1, as_user_id: null, action: 'member.suspended', subject: 'member 1' };
  await audit(db(), { ...act, note: 'Seen.', before: null, after: null }, server().app.now());
  const error = await db()
    .execute(statement)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ cause: { message: 'the audit log is only ever added to' } });
  const [kept] = await db().select().from(auditEntries);
  expect(kept?.note).toBe('Seen.');
});
