import { eq } from 'drizzle-orm';
import { resources } from '../../../db/schema/posts';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import { auditEntries } from '../../../db/schema/audit';
import { auditLog, putResource, takeMails } from '../../../test/moderation';
import { PASSWORD, readUser } from '../../../test/people';
import { join, joinAsAdmin } from '../../../test/posts';
import { serverForTests, sessionOf } from '../../../test/testApp';
import { switchOnTwoStep } from '../../../test/twoStep';
import { joinAsBusiness, putApplication, putListing } from '../../../test/vetting';

const server = serverForTests();
const reason = 'Asked for by phone.';

type Act = 'role' | 'suspension' | 'removal';

/** Sends one of the changes; `body` overrides the default one. */
function changeMember(
  kind: Act,
  id: number | string,
  token: string,
  body: object = {},
  headers = {},
) {
  const more = { token, headers };
  const base = `mainapp/admin/members/${id}/`;
  if (kind === 'role')
    return server().post(`${base}role/`, { role: 'admin', reason, ...body }, more);
  if (kind === 'suspension') {
    return server().post(`${base}suspension/`, { suspended: true, reason, ...body }, more);
  }
  return server().post(base, { reason, ...body }, { ...more, method: 'DELETE' });
}

const logIn = (username: string) =>
  server().post('accounts/login/', { username, password: PASSWORD });
const me = async (token: string) => {
  const { status, body } = await server().get('accounts/me/', token);
  return [status, body['detail']];
};
const SUSPENDED = () => `Your account was suspended. Write to ${server().app.config.helpEmail}.`;
const ROLE_CHANGED = 'Your role in the community was changed. Please log in again.';

async function people() {
  const admin = await joinAsAdmin(server());
  const member = await join(server(), 'baraka');
  const entry = (action: string) => ({
    actor_id: admin.user_id,
    as_user_id: null,
    action,
    subject: `member ${member.user_id}`,
    note: reason,
  });
  return { admin, member, id: member.user_id, entry };
}

test.each<[Act, object]>([
  ['role', { role: 'member' }],
  ['suspension', {}],
  ['removal', {}],
])(
  'a reviewer’s %s releases the applications under review, but no decided ones',
  async (kind, body) => {
    const { admin, id } = await people();
    await changeMember('role', id, admin.token);
    const { db } = server().app;
    for (const state of ['under_review', 'approved'] as const) {
      const { user_id } = await joinAsBusiness(server(), state);
      const application = await putApplication(server(), user_id, state);
      await db
        .update(applications)
        .set({ reviewer_id: id })
        .where(eq(applications.id, application));
    }
    expect((await changeMember(kind, id, admin.token, body)).status).toBeLessThan(300);
    const left = await db
      .select({ state: applications.state, reviewer: applications.reviewer_id })
      .from(applications);
    expect(left).toContainEqual({ state: 'under_review', reviewer: null });
    expect(left).toContainEqual({ state: 'approved', reviewer: kind === 'removal' ? null : id });
  },
);

describe('POST /mainapp/admin/members/:id/role/', () => {
  test('makes a member admin, is audited, mails it and ends older tokens with the reason', async () => {
    const { admin, member, id, entry } = await people();
    const answer = await changeMember('role', id, admin.token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user_id: id, role: 'admin', active: true });
    expect(await auditLog(server())).toEqual([entry('member.promoted')]);
    const [mail, ...more] = await takeMails(server());
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'baraka@example.com',
      subject: 'You are now an admin of Kijani',
    });
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain(server().app.config.helpEmail);
    expect(await me(member.token)).toEqual([401, ROLE_CHANGED]);
    const again = sessionOf(await logIn('baraka'));
    expect(again.role).toBe('admin');
    expect((await server().get('mainapp/admin/members/', again.token)).status).toBe(200);
  });

  test.each([
    ['reviewer', 'You are now a reviewer of Kijani', 'mainapp/admin/reports/'],
    ['editor', 'You are now an editor of Kijani', 'mainapp/admin/posts/'],
    ['moderator', 'You are now a moderator of Kijani', 'mainapp/admin/abuse-reports/'],
  ])('makes an admin %s, who keeps only what the role may do', async (role, subject, opened) => {
    const { admin, id, entry } = await people();
    await changeMember('role', id, admin.token);
    await changeMember('role', id, admin.token, { role });
    expect((await auditLog(server()))[1]).toEqual(entry('member.role_changed'));
    expect((await takeMails(server())).map((mail) => mail.subject)).toContain(subject);
    const { token } = sessionOf(await logIn('baraka'));
    expect((await server().get(opened, token)).status).toBe(200);
    expect((await server().get('mainapp/admin/audit/', token)).status).toBe(403);
    expect((await changeMember('role', admin.user_id, token, { role: 'member' })).status).toBe(403);
  });

  test('makes an admin member, whose next request returns 401 with the reason', async () => {
    const { admin, id, entry } = await people();
    await changeMember('role', id, admin.token);
    const second = sessionOf(await logIn('baraka'));
    expect((await changeMember('role', id, admin.token, { role: 'member' })).body['role']).toBe(
      'member',
    );
    const refused = await server().get('mainapp/admin/members/', second.token);
    expect([refused.status, refused.body]).toEqual([401, { detail: ROLE_CHANGED }]);
    expect(refused.headers['www-authenticate']).toBe('Token');
    expect((await auditLog(server()))[1]).toEqual(entry('member.demoted'));
    const [, mail] = await takeMails(server());
    expect(mail?.subject).toBe('You are no longer in the team of Kijani');
    const again = sessionOf(await logIn('baraka'));
    expect((await server().get('mainapp/admin/members/', again.token)).status).toBe(403);
  });

  test('ends older tokens without a reason when the role is given and taken again', async () => {
    const { admin, member, id } = await people();
    await changeMember('role', id, admin.token);
    await changeMember('role', id, admin.token, { role: 'member' });
    expect(await me(member.token)).toEqual([401, 'Invalid token.']);
  });

  test('changes nothing when the member has the role', async () => {
    const { admin, member, id } = await people();
    const answer = await changeMember('role', id, admin.token, { role: 'member' });
    expect([answer.status, answer.body['role']]).toEqual([200, 'member']);
    expect(await auditLog(server())).toEqual([]);
    expect(await takeMails(server())).toEqual([]);
    expect(await me(member.token)).toEqual([200, undefined]);
  });
});

describe('POST /mainapp/admin/members/:id/two-step/reset/', () => {
  const reset = (id: number, token: string) =>
    server().post(`mainapp/admin/members/${id}/two-step/reset/`, { reason }, { token });

  test('lets somebody who lost the phone log in by password, is audited and mailed', async () => {
    const { admin, member, id, entry } = await people();
    const { session } = await switchOnTwoStep(server(), member);
    await takeMails(server());
    expect((await reset(id, admin.token)).status).toBe(200);
    expect((await logIn('baraka')).status).toBe(200);
    expect((await me(session.token))[0]).toBe(401);
    const log = await auditLog(server());
    expect(log).toEqual([entry('member.two_step_reset')]);
    const [mail] = await takeMails(server());
    expect(mail).toMatchObject({
      to: 'baraka@example.com',
      subject: 'Two-step sign-in of your Kijani account was reset',
    });
    expect(mail?.text).toContain(reason);
  });

  test('changes nothing where it is off', async () => {
    const { admin, member, id } = await people();
    expect((await reset(id, admin.token)).status).toBe(200);
    expect(await auditLog(server())).toEqual([]);
    expect((await me(member.token))[0]).toBe(200);
  });

  test('returns 403 to a moderator', async () => {
    const { member, id } = await people();
    const moderator = await join(server(), 'asha');
    const { db } = server().app;
    await db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.user_id));
    await switchOnTwoStep(server(), member);
    const { body } = await logIn('asha');
    const { user_data } = body as { user_data: { token: string } };
    expect((await reset(id, user_data.token)).status).toBe(403);
    expect((await readUser(server(), id)).two_step_at).not.toBeNull();
  });
});

describe('POST /mainapp/admin/members/:id/suspension/', () => {
  test('ends the sessions with the reason, is audited and mailed', async () => {
    const { admin, member, id, entry } = await people();
    const answer = await changeMember('suspension', id, admin.token);
    expect([answer.status, answer.body['active']]).toEqual([200, false]);
    expect(await auditLog(server())).toEqual([entry('member.suspended')]);
    const [mail] = await takeMails(server());
    expect(mail).toMatchObject({
      to: 'baraka@example.com',
      subject: 'Your Kijani account was suspended',
    });
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain(server().app.config.helpEmail);
    expect(await me(member.token)).toEqual([401, SUSPENDED()]);
  });

  test('makes login and password reset answer as for an unknown account', async () => {
    const { admin, id } = await people();
    await changeMember('suspension', id, admin.token);
    await takeMails(server());
    const [suspended, unknown] = [await logIn('baraka'), await logIn('nobody')];
    expect([suspended.status, suspended.body]).toEqual([401, unknown.body]);
    const reset = (email: string) => server().post('dj-rest-auth/password/reset/', { email });
    const answers = [await reset('baraka@example.com'), await reset('nobody@example.com')];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await takeMails(server())).toEqual([]);
  });

  test('keeps the listing and published posts public', async () => {
    const { admin } = await people();
    const owner = await joinAsBusiness(server(), 'tujenge');
    await putListing(server(), owner.user_id, { status: 'published', slug: 'tujenge' });
    const resource = await putResource(server(), owner.user_id, { status: 'published' });
    await changeMember('suspension', owner.user_id, admin.token);
    expect((await server().get('mainapp/listings/tujenge/')).status).toBe(200);
    expect((await server().get(`mainapp/resources/${resource}/`)).status).toBe(200);
  });

  test('restores the account, but not its older tokens', async () => {
    const { admin, member, id, entry } = await people();
    await changeMember('suspension', id, admin.token);
    const answer = await changeMember('suspension', id, admin.token, { suspended: false });
    expect([answer.status, answer.body['active']]).toEqual([200, true]);
    expect((await auditLog(server()))[1]).toEqual(entry('member.restored'));
    const mails = await takeMails(server());
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Kijani account was suspended',
      'Your Kijani account was restored',
    ]);
    expect((await logIn('baraka')).status).toBe(200);
    expect(await me(member.token)).toEqual([401, 'Invalid token.']);
  });

  test('changes nothing when the account is suspended', async () => {
    const { admin, id } = await people();
    for (let count = 0; count < 2; count += 1) {
      expect((await changeMember('suspension', id, admin.token)).status).toBe(200);
    }
    expect(await auditLog(server())).toHaveLength(1);
    expect(await takeMails(server())).toHaveLength(1);
    expect((await readUser(server(), id)).token_version).toBe(2);
  });
});

describe('DELETE /mainapp/admin/members/:id/', () => {
  test('deletes the account with its posts, is audited and mailed', async () => {
    const { admin } = await people();
    const owner = await joinAsBusiness(server(), 'tujenge');
    await putListing(server(), owner.user_id, { status: 'published', slug: 'tujenge' });
    await putResource(server(), owner.user_id, { status: 'published' });
    const answer = await changeMember('removal', owner.user_id, admin.token);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const { db } = server().app;
    expect(await db.$count(users, eq(users.id, owner.user_id))).toBe(0);
    expect([await db.$count(listings), await db.$count(resources)]).toEqual([0, 0]);
    expect(await me(owner.token)).toEqual([401, 'Invalid token.']);
    expect(await auditLog(server())).toEqual([
      {
        actor_id: admin.user_id,
        as_user_id: null,
        action: 'member.deleted',
        subject: `member ${owner.user_id}`,
        note: reason,
      },
    ]);
    const [mail] = await takeMails(server());
    expect(mail).toMatchObject({
      to: 'tujenge@firm.example',
      subject: 'Your Kijani account was deleted',
    });
    expect(mail?.text).toContain(reason);
    expect((await changeMember('removal', owner.user_id, admin.token)).status).toBe(404);
  });

  test('deletes once when it is repeated under its key', async () => {
    const { admin, id } = await people();
    const send = () => changeMember('removal', id, admin.token, {}, { 'idempotency-key': 'k1' });
    expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(204);
    expect(await auditLog(server())).toHaveLength(1);
    expect(await takeMails(server())).toHaveLength(1);
  });

  test('keeps neither name nor email in keys, audit log and logs', async () => {
    const { admin, id } = await people();
    await changeMember('removal', id, admin.token, {}, { 'idempotency-key': 'k1' });
    await server().app.laterDone();
    const { db } = server().app;
    const { rows } = (await db.execute(`select answer from idempotency_keys`)) as {
      rows: object[];
    };
    const kept = JSON.stringify([rows, await db.select().from(auditEntries)]);
    expect(kept).not.toMatch(/baraka/);
    expect(server().logs.join('')).not.toMatch(/baraka|phone/);
  });
});

describe.each<Act>(['role', 'suspension', 'removal'])('a change of an account (%s)', (kind) => {
  test('returns 400 without a reason', async () => {
    const { admin, id } = await people();
    const before = await readUser(server(), id);
    for (const given of ['', '   ']) {
      const answer = await changeMember(kind, id, admin.token, { reason: given });
      expect([answer.status, answer.body]).toEqual([400, { reason: ['This is required.'] }]);
    }
    const missing = await changeMember(kind, id, admin.token, { reason: undefined });
    expect([missing.status, missing.body]).toEqual([400, { reason: ['This field is required.'] }]);
    expect((await changeMember(kind, id, admin.token, { reason: 'x'.repeat(1001) })).status).toBe(
      400,
    );
    expect(await readUser(server(), id)).toEqual(before);
  });

  test("returns 409 for one's own account", async () => {
    const { admin } = await people();
    const before = await readUser(server(), admin.user_id);
    const answer = await changeMember(kind, admin.user_id, admin.token);
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: 'You cannot do this to your own account. Ask another admin.' },
    ]);
    expect(await readUser(server(), admin.user_id)).toEqual(before);
    expect(await auditLog(server())).toEqual([]);
  });

  test.each(['0', 'abc', '999999', '99999999999'])('returns 404 for %s', async (id) => {
    const { admin } = await people();
    expect((await changeMember(kind, id, admin.token)).status).toBe(404);
  });

  test('returns 403 to a member', async () => {
    const { member } = await people();
    const other = await join(server(), 'asha');
    expect((await changeMember(kind, other.user_id, member.token)).status).toBe(403);
    expect((await readUser(server(), other.user_id)).role).toBe('member');
  });
});
