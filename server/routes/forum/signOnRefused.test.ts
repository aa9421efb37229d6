import type { UserData } from '../../../domain/contract/session';
import { forumConsumer } from '../../test/forumConsumer';
import { signUp } from '../../test/people';
import { forum, openSignOn, RETURN, SIGN_ON_ENV } from '../../test/signOn';
import { serverForTests } from '../../test/testApp';

const server = serverForTests({ env: SIGN_ON_ENV });
const open = (query: Record<string, string>, accept?: string) =>
  openSignOn(server(), query, accept);

type Answer = Awaited<ReturnType<typeof open>>;

let member: UserData;
let nonce = '';
beforeEach(async () => {
  member = await signUp(server());
  nonce = forum.newNonce();
});

/** Sends a signed request with the member's token; `more` overrides its fields. */
const requestSignOn = (more: Record<string, string | null> = {}, token = member.token) =>
  open({ ...forum.ask(nonce, more), token });

describe('a request for sign-on', () => {
  const expectRefused = (answer: Answer, status: number) => {
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { detail: expect.any(String) as string },
    ]);
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.headers['cache-control']).toContain('no-store');
  };

  test.each(['', '0'.repeat(64), '§<script>&%\n', 'ABC'])(
    'returns 422 for the signature %j and never reveals the right one (A3)',
    async (sig) => {
      const asked = forum.ask(nonce);
      for (const accept of ['application/json', 'text/html']) {
        const answer = await open({ sso: asked.sso, sig, token: member.token }, accept);
        expect(answer.statusCode).toBe(422);
        expect(answer.body).not.toContain(asked.sig);
        expect(answer.headers).not.toHaveProperty('location');
      }
    },
  );

  test('returns 422 when it is signed by another secret (A3)', async () => {
    const asked = forumConsumer('another secret', RETURN).ask(nonce);
    expectRefused(await open({ ...asked, token: member.token }), 422);
  });

  test('returns 422 when the line end of its base64 is missing', async () => {
    const { sso, sig } = forum.ask(nonce);
    expectRefused(await open({ sso: sso.trim(), sig, token: member.token }), 422);
  });

  test('returns 422 when it is empty', async () => {
    expectRefused(await open({}), 422);
  });

  test.each([
    ['no return_sso_url (A5)', { return_sso_url: null }, 422],
    ['a blank return_sso_url (A5)', { return_sso_url: '' }, 400],
    ['an unknown prompt (A7)', { prompt: 'xyz' }, 400],
    ['no nonce', { nonce: null }, 422],
    ['a nonce that cannot be kept', { nonce: 'a\0b' }, 422],
    ['a nonce without end', { nonce: 'a'.repeat(201) }, 422],
    ['a host off the list (A10)', { return_sso_url: 'https://evil.example/sso_login' }, 400],
    ['a look-alike host (A10)', { return_sso_url: 'https://forum.example.org.evil.example/' }, 400],
    [
      'a host in the user part (A10)',
      { return_sso_url: 'https://forum.example.org@evil.example' },
      400,
    ],
    ['plain http (A10)', { return_sso_url: 'http://forum.example.org/session/sso_login' }, 400],
    ['a script (A10)', { return_sso_url: 'javascript:alert(1)' }, 400],
    ['a path (A10)', { return_sso_url: '//evil.example/' }, 400],
  ])('is refused when it has %s, signed in or not', async (_name, more, status) => {
    expectRefused(await requestSignOn(more), status);
    expectRefused(await open(forum.ask(nonce, more)), status);
    expectRefused(await requestSignOn({ prompt: 'none', ...more }, ''), status);
  });

  test('returns 400 for a foreign host also with logout=true and prompt=none', async () => {
    const evil = { return_sso_url: 'https://evil.example/' };
    expectRefused(await requestSignOn({ ...evil, logout: 'true' }), 400);
    expectRefused(await requestSignOn({ ...evil, prompt: 'none' }, ''), 400);
    expect((await server().get('accounts/me/', member.token)).status).toBe(200);
  });

  test('returns its refusal as a page to a browser', async () => {
    const asked = forum.ask(nonce, { return_sso_url: 'https://evil.example/' });
    const answer = await open({ ...asked, token: member.token }, 'text/html,*/*');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('<h1>The forum cannot be opened</h1>');
    expect(answer.body).not.toContain('evil.example');
  });
});

describe('a nonce', () => {
  test('returns 410 when it is used again', async () => {
    expect((await requestSignOn()).statusCode).toBe(302);
    const again = await requestSignOn();
    expect(again.statusCode).toBe(410);
    expect(again.headers).not.toHaveProperty('location');
    server().advance(23 * 3600);
    await server().app.sweep();
    expect((await requestSignOn()).statusCode).toBe(410);
  });

  test('is accepted once when it is used twice at the same moment', async () => {
    const both = await Promise.all([requestSignOn(), requestSignOn()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([302, 410]);
  });

  test('returns 410 after ten minutes, with a link that starts the sign-in again', async () => {
    const asked = forum.ask(nonce);
    expect((await open(asked)).statusCode).toBe(302);
    server().advance(601);
    for (const token of [member.token, '']) {
      const answer = await open({ ...asked, token }, 'text/html');
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('<a href="https://forum.example.org/session/sso">');
    }
    expect((await open({ ...asked, token: member.token })).json()).toEqual({
      detail:
        'This sign-in was used before or took longer than ten minutes. Please start it again.',
    });
  });

  test('stays unused after a HEAD request, which returns 405', async () => {
    const query = new URLSearchParams({ ...forum.ask(nonce), token: member.token }).toString();
    const { statusCode } = await server().app.inject({
      method: 'HEAD',
      url: `/mainapp/discourse/sso/?${query}`,
    });
    expect(statusCode).toBe(405);
    expect((await requestSignOn()).statusCode).toBe(302);
  });
});

describe('a server without a forum secret', () => {
  const bare = serverForTests();

  test('returns 400 for a request for sign-on (A4)', async () => {
    const answer = await openSignOn(bare(), { ...forum.ask(nonce), token: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: 'The forum is not connected.' });
  });
});
