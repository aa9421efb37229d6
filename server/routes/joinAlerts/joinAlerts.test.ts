import { joinAlerts } from '../../db/schema/search';
import { serverForTests } from '../../test/testApp';
import { putListing } from '../../test/vetting';

const server = serverForTests({ env: { PUBLIC_URL: 'https://kijani.example' } });

const URL = 'mainapp/join-alerts/';
const HOUR = 3600;
const alert = { email: 'mteja@example.org', q: 'sabuni', county: '042' };

const page = { accept: 'text/html' };
const open = async (url: string) => {
  const { statusCode, body } = await server().app.inject({ url, headers: page });
  return { status: statusCode, text: body };
};
const press = async (url: string) => {
  const { statusCode, body } = await server().app.inject({ method: 'POST', url, headers: page });
  return { status: statusCode, text: body };
};

const mailed = async () => {
  await server().app.laterDone();
  return server().mails.splice(0);
};

/** Asks for an email; returns the path of the link that confirms it. */
async function ask(change: object = {}): Promise<string> {
  expect((await server().post(URL, { ...alert, ...change })).status).toBe(201);
  const [mail] = await mailed();
  return /https:\/\/kijani\.example(\/join-alerts\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const stored = () => server().app.db.$count(joinAlerts);

async function look() {
  await server().app.sendJoinAlerts();
  return mailed();
}

/** A listing that is published now. */
const publish = (change: { name: string; [field: string]: unknown }) => {
  server().advance(1);
  const published_at = server().app.now();
  const slug = change.name.toLowerCase().replaceAll(' ', '-');
  return putListing(server(), null, {
    status: 'published',
    published_at,
    slug,
    county: '042',
    ...change,
  });
};

const soap = { name: 'Lulu Soaps', summary: 'Soap of shea butter.' };

describe('asking for an email', () => {
  test('sends nothing but the question until its link is used', async () => {
    const link = await ask();
    await publish(soap);
    expect(await look()).toEqual([]);
    expect((await open(link)).text).toContain('Shall we write to you?');
    expect((await press(link)).text).toContain('We will write to you once');
    expect((await open(link)).text).toContain('“sabuni” in Kisumu');
  });

  test.each([
    ['an address that is none', { email: 'mteja' }, 'email'],
    ['neither a word nor a county', { q: ' … ', county: '' }, 'q'],
    ['an unknown county', { county: '048' }, 'county'],
  ])('refuses %s', async (_case, change, field) => {
    const { status, body } = await server().post(URL, { ...alert, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect(await stored()).toBe(0);
  });

  test('a repeat sends a new link and keeps one alert', async () => {
    const old = await ask();
    const link = await ask();
    expect(await stored()).toBe(1);
    expect((await open(old)).status).toBe(404);
    expect((await press(link)).status).toBe(200);
  });

  test('sends nothing for a search that is confirmed', async () => {
    await press(await ask());
    expect(await ask()).toBe('');
    expect(await stored()).toBe(1);
  });

  test('sends no more than five questions an hour to one address', async () => {
    for (const q of ['a1', 'a2', 'a3', 'a4', 'a5']) await ask({ q });
    const { status } = await server().post(URL, { ...alert, q: 'a6' });
    expect(status).toBe(429);
    expect(await stored()).toBe(5);
  });

  test('the link works for two days, and what was not confirmed is deleted then', async () => {
    const link = await ask();
    server().advance(48 * HOUR + 1);
    expect((await press(link)).status).toBe(404);
    await server().app.sweep();
    expect(await stored()).toBe(0);
  });
});

describe('a confirmed alert', () => {
  const confirm = async (change: object = {}) => press(await ask(change));

  test('sends one email when a business joins that the search finds, and is deleted', async () => {
    await publish(soap);
    await confirm();
    expect(await look()).toEqual([]);
    await publish({ ...soap, name: 'Nyota Soaps' });
    const [mail, ...more] = await look();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: alert.email, subject: 'A business has joined Kijani' });
    expect(mail?.text).toContain('Nyota Soaps');
    expect(mail?.text).toContain('https://kijani.example/kijani-directory?q=sabuni&county=042');
    expect(await stored()).toBe(0);
    await publish({ ...soap, name: 'Third Soaps' });
    expect(await look()).toEqual([]);
  });

  test.each([
    ['in another county', { ...soap, county: '047' }],
    ['that is not published', { ...soap, status: 'pending' }],
    ['of something else', { name: 'Ahero Rice', summary: 'Rice of the plain.' }],
  ])('sends nothing for a business %s', async (_case, change) => {
    await confirm();
    await publish(change);
    expect(await look()).toEqual([]);
    expect(await stored()).toBe(1);
  });

  test('of all counties finds a business anywhere', async () => {
    await confirm({ county: '' });
    await publish({ ...soap, county: '047' });
    expect(await look()).toHaveLength(1);
  });

  test('is sent once by two processes', async () => {
    await confirm();
    await publish(soap);
    await Promise.all([server().app.sendJoinAlerts(), server().app.sendJoinAlerts()]);
    expect(await mailed()).toHaveLength(1);
  });

  test('ends by its link, after a press of the button only', async () => {
    const link = await ask();
    await press(link);
    expect((await open(`${link}/end`)).text).toContain('Do not write to me');
    expect(await stored()).toBe(1);
    expect((await press(`${link}/end`)).status).toBe(200);
    expect(await stored()).toBe(0);
  });

  test('is deleted after a year', async () => {
    await confirm();
    server().advance(366 * 24 * HOUR);
    await server().app.sweep();
    expect(await stored()).toBe(0);
  });
});
