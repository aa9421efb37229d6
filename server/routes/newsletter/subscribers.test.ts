import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts';
import { auditLog } from '../../test/moderation';
import { addSubscribers } from '../../test/newsletter';
import { individual, signUp, signUpConfirmed } from '../../test/people';
import { joinAsAdmin } from '../../test/posts';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();

describe('GET /mainapp/newsletter/subscribers.csv', () => {
  const list = (token?: string) => server().get('mainapp/newsletter/subscribers.csv', token);

  test('returns active subscribers to an admin, with formulas made harmless, and is audited', async () => {
    const admin = await signUp(server(), { ...individual, username: 'root', email: 'r@r.example' });
    const { user_id } = await signUpConfirmed(server(), {
      ...individual,
      first_name: "=cmd|' /C calc'!A0",
      last_name: 'Ũ, "x"',
    });
    const { db } = server().app;
    const since = server().app.now();
    await db.update(users).set({ newsletter_at: since }).where(eq(users.id, user_id));
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user_id));
    const answer = await list(admin.token);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'cache-control': 'private, no-store',
    });
    expect(answer.text).toBe(
      '\ufeffemail,name,user_type,since\r\n' +
        `achieng@example.com,"'=cmd|' /C calc'!A0 Ũ, ""x""",individual,${since.toISOString()}\r\n`,
    );
    await db.update(users).set({ active: false }).where(eq(users.id, user_id));
    expect((await list(admin.token)).text.trim().split('\r\n')).toHaveLength(1);
    expect(await auditLog(server())).toEqual(
      ['list of 1', 'list of 0'].map((subject) => ({
        actor_id: admin.user_id,
        as_user_id: null,
        action: 'newsletter.exported',
        subject,
        note: '',
      })),
    );
  });

  test('returns more than are read at once, each once and longest subscribed first', async () => {
    const { token } = await joinAsAdmin(server());
    await addSubscribers(server(), 250);
    const { app } = server();
    const isFirst = eq(users.username, 'subscriber-200');
    await app.db
      .update(users)
      .set({ newsletter_at: new Date(0) })
      .where(isFirst);
    await app.db
      .update(users)
      .set({ email_verified_at: new Date(0) })
      .where(isFirst);
    const { text, headers } = await list(token);
    const [, ...names] = text.split('\r\n').map((line) => line.split('@')[0]);
    const others = Array.from({ length: 250 }, (_each, index) => `subscriber-${index + 1}`);
    expect(names).toEqual([
      'subscriber-200',
      ...others.filter((name) => name !== 'subscriber-200'),
      '',
    ]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  test('returns 403 to a member and 401 to a visitor', async () => {
    const { token } = await signUp(server());
    expect((await list(token)).status).toBe(403);
    expect((await list()).status).toBe(401);
    expect(await auditLog(server())).toEqual([]);
  });
});
