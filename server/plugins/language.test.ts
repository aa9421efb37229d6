import { t } from '../../domain/language';
import { inLanguage } from '../language';
import { takeMails } from '../test/moderation';
import { individual, PASSWORD, readUser } from '../test/people';
import { serverForTests, sessionOf } from '../test/testApp';

const server = serverForTests();

const inKiswahili = (text: string, values?: Parameters<typeof t>[1]) =>
  inLanguage('sw', () => t(text, values));

const KISWAHILI = { headers: { 'accept-language': 'sw' } };

const logIn = (more: object = {}) =>
  server().post('accounts/login/', { username: 'nobody', password: 'wrong-password' }, more);

async function mailsTo(address: string) {
  await server().app.laterDone();
  return server().mails.filter(({ to }) => to === address);
}

describe('an answer', () => {
  test('is in the language that the page names', async () => {
    const english = String((await logIn()).body['detail'] ?? (await logIn()).body['error']);
    const { body, status } = await logIn(KISWAHILI);
    const kiswahili = String(body['detail'] ?? body['error']);
    expect(status).toBe(401);
    expect(kiswahili).toBe(inKiswahili(english));
    expect(kiswahili).not.toBe(english);
  });

  test.each(['sw-KE,sw;q=0.9,en;q=0.8', 'en', 'fr', '*'])(
    'is English to a browser that sends %s of its own',
    async (header) => {
      const { text } = await logIn({ headers: { 'accept-language': header } });
      expect(text).toBe((await logIn()).text);
    },
  );

  test('says in Kiswahili which field is wrong', async () => {
    const { status, body } = await server().post('accounts/signup/', {}, KISWAHILI);
    expect(status).toBe(400);
    const english = (await server().post('accounts/signup/', {})).body;
    expect(Object.keys(body)).toEqual(Object.keys(english));
    const fields = Object.entries(english).filter(([, messages]) => Array.isArray(messages));
    expect(fields.length).toBeGreaterThan(4);
    for (const [field, messages] of fields)
      expect(body[field]).toEqual([messages].flat().map((message) => inKiswahili(String(message))));
  });

  test('does not mix the languages of requests at one moment', async () => {
    const { app } = server();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app.inject({
          url: '/mainapp/events/no-such-event/',
          headers: index % 2 === 0 ? KISWAHILI.headers : {},
        }),
      ),
    );
    const texts = answers.map(({ payload }) => payload);
    expect(new Set(texts.filter((_text, index) => index % 2 === 0)).size).toBe(1);
    expect(new Set(texts.filter((_text, index) => index % 2 === 1)).size).toBe(1);
    expect(new Set(texts).size).toBe(2);
  });
});

describe('an address', () => {
  test('of the API works below /sw too, in Kiswahili', async () => {
    const { text } = await server().post('sw/accounts/login/', {
      username: 'nobody',
      password: 'wrong-password',
    });
    expect(text).toBe((await logIn(KISWAHILI)).text);
  });

  test('leads nowhere else by a second slash', async () => {
    const { status } = await server().get('sw//example.org/mainapp/events/');
    expect(status).toBe(404);
  });
});

describe('emails', () => {
  const signUpIn = async (headers: Record<string, string>) =>
    sessionOf(await server().post('accounts/signup/', individual, { headers }));

  test('are in the language of the sign-up', async () => {
    const { user_id } = await signUpIn(KISWAHILI.headers);
    expect((await readUser(server(), user_id)).language).toBe('sw');
    const [welcome] = await mailsTo(individual.email);
    expect(welcome?.subject).toBe(
      inKiswahili('Welcome to {productName}', { productName: 'Kijani' }),
    );
    expect(welcome?.html).toContain('lang="sw"');
    const [, path = ''] = /(\/sw\/verify-email\/\S+)/.exec(welcome?.text ?? '') ?? [];
    const page = await server().app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(page.payload).toContain('<html lang="sw">');
    expect(page.payload).not.toMatch(/\b(the|your|please|confirm)\b/i);
    expect(welcome?.text).not.toMatch(/\b(the|your|please)\b/i);
  });

  test('follow the choice in the profile, whoever causes them', async () => {
    const { user_id, token } = await signUpIn({});
    const profile = {
      first_name: 'Achieng',
      last_name: 'Otieno',
      user_email: individual.email,
      phone_num: '000 0000 0000',
      profile_picture: null,
      newsletter: false,
      language: 'sw',
    };
    const put = { method: 'PUT', token } as const;
    expect((await server().post(`mainapp/profile/${user_id}/`, profile, put)).status).toBe(200);
    // Asked for on a page in English.
    await server().post('dj-rest-auth/password/reset/', { email: individual.email });
    const reset = (await takeMails(server())).at(-1);
    expect(reset?.html).toContain('lang="sw"');
    expect(reset?.text).toMatch(/\/sw\/password-reset\/confirm\//);
    expect(
      (await server().post('accounts/login/', { username: 'achieng', password: PASSWORD })).status,
    ).toBe(200);
  });

  test.each(['fr', '', 'EN', null])('refuse the language %j', async (language) => {
    const { user_id, token } = await signUpIn({});
    const { status } = await server().post(
      `mainapp/profile/${user_id}/`,
      {
        first_name: 'A',
        last_name: '',
        user_email: individual.email,
        phone_num: '',
        profile_picture: null,
        newsletter: false,
        language,
      },
      { method: 'PUT', token },
    );
    expect(status).toBe(400);
  });
});
