import { settings } from '../../db/schema/shared';
import { createMailer } from '../../mail/mailer';
import { readConfig } from '../../config';
import { DEMO_SETTING } from '../../seed/isDemo';
import { PRODUCTION } from '../../test/production';
import { createTestApp, serverForTests, type TestApp } from '../../test/testApp';

const server = serverForTests({ env: { TRUST_PROXY: '1' } });

const markAsDemo = ({ app }: TestApp) =>
  app.db.insert(settings).values({ name: DEMO_SETTING, value: 'yes' });

/** Two emails that were written instead of sent. */
async function writeMails({ dataDir }: TestApp): Promise<void> {
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }));
  for (const [index, subject] of ['First', 'Second <script>alert(1)</script>'].entries()) {
    await mailer.send({
      id: index + 1,
      message_id: subject,
      created_at: new Date(Date.UTC(2026, 2, 2, 9, index)),
      to: 'achieng@example.com',
      subject,
      text: 'Open http://localhost:3000/verify-email/AAAA and <b>read</b>.',
      html: '<!doctype html><p>Hello <script>alert(1)</script></p>',
    });
  }
}

beforeEach(async () => {
  await markAsDemo(server());
  await writeMails(server());
});

const open = (url: string, more: object = {}, { app } = server()) =>
  app.inject({ url, headers: { host: 'localhost:3000' }, ...more });

const firstLink = (html: string): string => /href="(\/dev\/mail\/[^"]+)"/.exec(html)?.[1] ?? '';

test('/dev/mail lists the emails, newest first, and shows each as text and as HTML in a frame', async () => {
  const list = await open('/dev/mail');
  expect(list.statusCode).toBe(200);
  expect(list.body.indexOf('Second')).toBeLessThan(list.body.indexOf('First'));
  expect(list.body).toContain('achieng@example.com');
  expect(list.body).not.toContain('<script');

  const page = await open(firstLink(list.body));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<a href="http://localhost:3000/verify-email/AAAA">');
  expect(page.body).toContain('&lt;b>read');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const frame = /<iframe [^>]*sandbox src="([^"]+)"/.exec(page.body)?.[1] ?? '';

  const html = await open(frame);
  expect(html.statusCode).toBe(200);
  expect(html.body).toContain('<p>Hello');
  expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(html.headers['cache-control']).toContain('no-store');
});

test.each([
  ['another machine', { remoteAddress: '192.168.1.20' }],
  ['a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '10.0.0.1' } }],
  ['a name that was made to lead here', { headers: { host: 'evil.example:3000' } }],
])('/dev/mail returns 404 to %s', async (_who, more) => {
  const link = firstLink((await open('/dev/mail')).body);
  for (const url of ['/dev/mail', link, `${link}/html`]) {
    expect((await open(url, more)).statusCode).toBe(404);
  }
});

test.each([
  '/dev/mail/nothing.eml',
  '/dev/mail/..%2Fpglite.lock',
  '/dev/mail/%2e%2e',
  '/dev/mail/x/html',
])('%s returns 404', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

test('/dev/mail returns 404 without demo data', async () => {
  await server().app.db.delete(settings);
  expect((await open('/dev/mail')).statusCode).toBe(404);
});

test.each([
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ['production', PRODUCTION],
])('/dev/mail returns 404 in a demo with %s', async (_name, env) => {
  const other = await createTestApp({ env });
  await markAsDemo(other);
  await writeMails(other);
  const { statusCode } = await open('/dev/mail', {}, other);
  await other.close();
  expect(statusCode).toBe(404);
});
