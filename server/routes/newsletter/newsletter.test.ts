import { eq } from 'drizzle-orm';
import { consents } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { formOf } from '../../test/files';
import {
  business,
  individual,
  PASSWORD,
  readUser,
  signUp,
  signUpConfirmed,
} from '../../test/people';
import { joinAsAdmin } from '../../test/posts';
import { serverForTests } from '../../test/testApp';

const server = serverForTests({ env: { PUBLIC_URL: 'https://kijani.example' } });

const interests = {
  display_name: 'Achieng O.',
  introduction: '',
  themes: ['community action'],
  county: '',
  county_public: false,
  use_in_trends: false,
  newsletter: true,
};

const UNSUBSCRIBE = 'https://kijani.example/newsletter/unsubscribe/';

const send = (token: string, newsletter: boolean) =>
  server().post('mainapp/sustainability/', { ...interests, newsletter }, { token });

const fillIn = async (token: string, newsletter = true) => {
  expect((await send(token, newsletter)).status).toBe(200);
  await server().app.laterDone();
};

/** Subscribes a new member; returns the path of the unsubscribe link. */
async function subscribe(): Promise<{ path: string; id: number }> {
  const { token, user_id: id } = await signUp(server());
  await fillIn(token);
  const link = server().mails[0]?.headers?.['List-Unsubscribe'] ?? '';
  return { path: link.slice(1, -1).replace('https://kijani.example', ''), id };
}

/** Saves the profile with these changes. */
async function save({ token, user_id }: { token: string; user_id: number }, change: object) {
  const details = {
    first_name: 'Achieng',
    last_name: 'Otieno',
    user_email: individual.email,
    phone_num: '',
    profile_picture: null,
    newsletter: true,
    current_password: PASSWORD,
    ...change,
  };
  const answer = await server().post(`mainapp/profile/${user_id}/`, details, {
    method: 'PUT',
    token,
  });
  await server().app.laterDone();
  return answer;
}

const open = (url: string) => server().app.inject({ url, headers: { accept: 'text/html' } });
const isSubscribed = async (id: number) => (await readUser(server(), id)).newsletter_at !== null;

describe('a subscription', () => {
  test('sends an email with a one-click unsubscribe address', async () => {
    const { path, id } = await subscribe();
    const { newsletter_token } = await readUser(server(), id);
    expect(newsletter_token).toMatch(/^[\w-]{22}$/);
    expect(path).toBe(`/newsletter/unsubscribe/${newsletter_token ?? ''}`);
    expect(server().mails).toMatchObject([
      {
        to: individual.email,
        subject: 'Please confirm the newsletter',
        text: expect.stringContaining(UNSUBSCRIBE) as string,
        headers: {
          'List-Unsubscribe': `<https://kijani.example${path}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
    expect(server().mails[0]?.text.split('\n')).toContain(`https://kijani.example${path}`);
  });

  test('sends one email each time it begins, with the same address, and none when it ends', async () => {
    const { token } = await signUp(server());
    await fillIn(token, false);
    expect(server().mails).toEqual([]);
    await fillIn(token);
    await fillIn(token);
    expect(server().mails).toHaveLength(1);
    await fillIn(token, false);
    expect(server().mails).toHaveLength(1);
    await fillIn(token);
    expect(server().mails).toHaveLength(2);
    expect(server().mails[1]?.headers).toEqual(server().mails[0]?.headers);
  });

  test('sends one email when it is repeated under its key', async () => {
    const { token } = await signUp(server());
    const send = () =>
      server().post('mainapp/sustainability/', interests, {
        token,
        headers: { 'idempotency-key': 'k' },
      });
    await Promise.all([send(), send(), send()]);
    await server().app.laterDone();
    expect(server().mails).toHaveLength(1);
  });

  test('sends one email to a business that subscribes in the profile', async () => {
    const { token, user_id } = await signUp(server(), business);
    const details = {
      first_name: 'Tujenge',
      last_name: '',
      user_email: business.email,
      phone_num: '',
      profile_picture: null,
    };
    const put = async (newsletter: boolean) => {
      const url = `mainapp/profile/${user_id}/`;
      await server().post(url, { ...details, newsletter }, { method: 'PUT', token });
      await server().app.laterDone();
    };
    for (const newsletter of [true, true, false]) await put(newsletter);
    expect(server().mails.map(({ to }) => to)).toEqual([business.email]);
  });
});

/** The emails in the export for admins. */
async function exported(): Promise<string[]> {
  const { token } = await joinAsAdmin(server());
  const { text } = await server().get('mainapp/newsletter/subscribers.csv', token);
  await server().app.db.delete(users).where(eq(users.username, 'admin'));
  const [, ...rows] = text.trim().split('\r\n');
  return rows.map((row) => row.split(',')[0] ?? '');
}

describe('the confirmation', () => {
  /** The path of the link that confirms, in the email sent last. */
  const confirmPath = (): string =>
    /^https:\/\/kijani\.example(\/verify-email\/\S+)$/m.exec(
      server()
        .mails.map(({ text }) => text)
        .reverse()
        .join('\n'),
    )?.[1] ?? '';
  const submitLink = (url: string) => server().app.inject({ method: 'POST', url });

  test('adds the address to the export only once its link is used', async () => {
    const { id } = await subscribe();
    expect(await exported()).toEqual([]);
    const path = confirmPath();
    const page = await open(path);
    expect(page.payload).toContain('You then get the newsletter');
    expect(page.payload.match(/<button/g)).toHaveLength(1);
    await server().app.inject({ method: 'HEAD', url: path });
    expect(await exported()).toEqual([]);
    server().advance(60);
    expect((await submitLink(path)).payload).toContain('From now on you get the newsletter.');
    expect(await exported()).toEqual([individual.email]);
    expect(await isSubscribed(id)).toBe(true);
    expect(server().mails).toHaveLength(1);
  });

  test('is shown again when another link has confirmed the email', async () => {
    const { token } = await signUp(server());
    await server().post('accounts/email/verification/', '', { token });
    await server().app.laterDone();
    const other = confirmPath();
    await fillIn(token);
    const path = confirmPath();
    expect(path).not.toBe(other);
    expect((await submitLink(other)).payload).toContain('From now on you get the newsletter.');
    for (const answer of [await open(path), await submitLink(path)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toContain('From now on you get the newsletter.');
    }
  });

  test('returns 404 after two days and confirms nothing', async () => {
    await subscribe();
    const path = confirmPath();
    server().advance(48 * 3600);
    expect((await submitLink(path)).statusCode).toBe(404);
    expect(await exported()).toEqual([]);
  });

  test('adds nobody who has unsubscribed before', async () => {
    const { path } = await subscribe();
    const confirm = confirmPath();
    await submitLink(path);
    expect((await submitLink(confirm)).payload).not.toContain('newsletter');
    expect(await exported()).toEqual([]);
  });

  test('is not needed for a confirmed email, but again after the email changed', async () => {
    const { token, user_id } = await signUpConfirmed(server());
    await fillIn(token);
    expect(server().mails).toMatchObject([{ subject: 'You are subscribed to the newsletter' }]);
    expect(confirmPath()).toBe('');
    expect(await exported()).toEqual([individual.email]);
    const answer = await save({ token, user_id }, { user_email: 'new@example.com' });
    expect(answer.status).toBe(200);
    expect(await exported()).toEqual([]);
    await submitLink(confirmPath());
    expect(await exported()).toEqual(['new@example.com']);
  });
});

describe('the limit of subscriptions', () => {
  test('sends two emails and returns 429 when the newsletter is turned on 40 times', async () => {
    const { token } = await signUpConfirmed(server());
    const statuses = [];
    for (let round = 0; round < 40; round += 1) {
      statuses.push((await send(token, true)).status);
      expect((await send(token, false)).status).toBe(200);
    }
    await server().app.laterDone();
    expect(statuses).toEqual([200, 200, ...Array<number>(38).fill(429)]);
    expect(server().mails).toHaveLength(2);
    const refused = await send(token, true);
    expect(refused.body).toEqual({
      detail: 'You turned the newsletter on too often. Save without it, or try again later.',
    });
    expect(refused.headers['retry-after']).toBe('3600');
  });

  test('stores no choice that returned 429, and allows it after an hour', async () => {
    const { token, user_id } = await signUp(server());
    for (const wanted of [true, false, true, false]) await send(token, wanted);
    expect((await save({ token, user_id }, { newsletter: true })).status).toBe(429);
    expect(await isSubscribed(user_id)).toBe(false);
    const kept = await server().app.db.select().from(consents).where(eq(consents.user_id, user_id));
    expect(kept.filter(({ kind }) => kind === 'newsletter')).toHaveLength(4);
    server().advance(3600);
    expect((await save({ token, user_id }, { newsletter: true })).status).toBe(200);
  });

  test('sends at most two emails for twenty requests at the same moment', async () => {
    const { token } = await signUpConfirmed(server());
    await Promise.all(Array.from({ length: 20 }, (_, round) => send(token, round % 2 === 0)));
    await server().app.laterDone();
    expect(server().mails.length).toBeLessThanOrEqual(2);
  });
});

describe('the unsubscribe page', () => {
  test('shows one button and changes nothing when it is opened', async () => {
    const { path, id } = await subscribe();
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.payload.match(/<button/g)).toHaveLength(1);
    expect(page.payload).toContain('<form method="post">');
    expect(page.payload).toContain('<h1>End the newsletter?</h1>');
    await server().app.inject({ method: 'HEAD', url: path });
    expect(await isSubscribed(id)).toBe(true);
  });

  test('allows no scripts, loads nothing and is not indexed', async () => {
    const { path } = await subscribe();
    const { payload, headers } = await open(path);
    const nonce = /<style nonce="([\w-]+)">/.exec(payload)?.[1] ?? '';
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    });
    expect(payload).not.toMatch(/<script|<img|<link|style="|\son\w+=/);
    expect(payload).toContain('<html lang="en">');
    expect(payload).toContain('name="viewport"');
    expect(payload).toContain('<meta name="robots" content="noindex">');
  });

  const oneClick = 'List-Unsubscribe=One-Click';
  test.each([
    ['the button', { 'content-type': 'application/x-www-form-urlencoded' }, ''],
    ['one click', { 'content-type': 'application/x-www-form-urlencoded' }, oneClick],
    ['nothing sent', {}, ''],
  ])('unsubscribes a visitor by %s', async (_how, headers, payload) => {
    const { path, id } = await subscribe();
    const answer = await server().app.inject({ method: 'POST', url: path, headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain('You are unsubscribed');
    expect(answer.payload).not.toContain('<button');
    expect(await isSubscribed(id)).toBe(false);
  });

  test('unsubscribes by one click sent as a multipart form', async () => {
    const { path, id } = await subscribe();
    const form = formOf([{ name: 'List-Unsubscribe', content: 'One-Click' }]);
    const answer = await server().app.inject({ method: 'POST', url: path, ...form });
    expect(answer.statusCode).toBe(200);
    expect(await isSubscribed(id)).toBe(false);
  });

  test('withdraws the consent once when it is repeated', async () => {
    const { path, id } = await subscribe();
    server().advance(60);
    for (let count = 0; count < 2; count += 1) {
      const answer = await server().app.inject({ method: 'POST', url: path });
      expect(answer.statusCode).toBe(200);
    }
    const rows = await server().app.db.select().from(consents).where(eq(consents.user_id, id));
    const ended = rows.filter(({ kind, given }) => kind === 'newsletter' && !given);
    expect(ended.map(({ created_at }) => created_at.toISOString())).toEqual([
      server().app.now().toISOString(),
    ]);
    expect(server().mails).toHaveLength(1);
  });

  test('unsubscribes nobody else', async () => {
    const { path } = await subscribe();
    const someone = await signUp(server(), { ...individual, username: 'b', email: 'b@b.example' });
    await fillIn(someone.token);
    await server().app.inject({ method: 'POST', url: path });
    expect(await isSubscribed(someone.user_id)).toBe(true);
  });

  test.each(['GET', 'POST'] as const)(
    'returns 404 as HTML for %s with an unknown token',
    async (method) => {
      await signUp(server());
      for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'null', '%3Cb%3E']) {
        const url = `/newsletter/unsubscribe/${token}`;
        const answer = await server().app.inject({ method, url });
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.payload).toContain('This address is not known');
        expect(answer.payload).not.toMatch(/<button|<b>/);
      }
    },
  );

  test('is the only route that accepts forms: a login returns 415', async () => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/accounts/login/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=a',
    });
    expect(answer.statusCode).toBe(415);
  });

  test('writes neither token nor email to the log', async () => {
    const { path } = await subscribe();
    await open(path);
    await server().app.inject({ method: 'POST', url: path });
    const text = server().logs.join('');
    expect(text).toContain('/newsletter/unsubscribe/:token');
    expect(text).not.toContain(path);
    expect(text).not.toMatch(/example\.com/);
  });
});
