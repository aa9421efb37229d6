import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';
import { readConfig, type Config } from '../config';
import { config as settingsOfMails, link, to, person, event, MAILS } from '../test/everyMail';
import { startSmtp } from '../test/smtp';
import { eventNoticeMail } from './eventNoticeMail';
import { eventPlaceMail } from './eventPlaceMail';
import { eventReminderMail } from './eventReminderMail';
import { listingEditedMail } from './listingEditedMail';
import { createMailer, type Letter, type Mail } from './mailer';
import { newsletterMail } from './newsletterMail';
import { passwordResetMail } from './passwordResetMail';
import { reviewMail } from './reviewMail';
import { welcomeMail } from './verificationMail';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const config: Config = { ...settingsOfMails, dataDir };

const letter = (mail: Mail, id = 1): Letter => ({
  ...mail,
  id,
  message_id: `mail-${id}`,
  created_at: new Date('2026-03-02T09:00:00Z'),
});

async function throughSmtp(settings: Config, mail: Mail): Promise<ParsedMail> {
  const smtp = await startSmtp();
  const mailer = createMailer({ ...settings, smtpUrl: smtp.url });
  await mailer.send(letter(mail));
  mailer.close();
  const [kept] = await smtp.kept();
  await smtp.close();
  if (!kept) throw new Error('nothing came');
  return kept;
}

const unescaped = (html: string): string =>
  html
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(MAILS)('the email of %s', (_name, write, address, words) => {
  const mail = write();
  test('arrives complete, with the same words in both parts', async () => {
    const kept = await throughSmtp(config, mail);
    expect(kept.subject).toBe(mail.subject);
    expect(kept.from?.text).toBe('"Kijani" <help@kijani.example>');
    expect([kept.to].flat().map((each) => each?.text)).toEqual([to]);
    expect(kept.messageId).toBe('<mail-1@localhost>');
    expect(kept.date).toEqual(new Date('2026-03-02T09:00:00Z'));
    const html = kept.html || '';
    expect(kept.text).toContain(words);
    expect(unescaped(html)).toContain(words);
    if (address !== null) {
      expect(kept.text?.split('\n')).toContain(address);
      expect(unescaped(html)).toContain(`href="${address}"`);
      expect(unescaped(html)).toContain(`>${address}</a>`);
    }
    expect(kept.text).toContain('help@kijani.example');
    expect(html).toContain('href="mailto:help@kijani.example"');
    expect(kept.attachments).toEqual([]);
  });

  test('has HTML that names its language and loads nothing', () => {
    const { html = '', subject } = mail;
    expect(html).toContain('<html lang="en">');
    expect(unescaped(html)).toContain(`<title>${subject}</title>`);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|b)\b|url\(|undefined|\bnull\b/i);
    expect(mail.text).not.toMatch(/undefined|\bnull\b/);
  });
});

test('offers one-click unsubscribe in the header of the newsletter', async () => {
  const kept = await throughSmtp(
    config,
    newsletterMail(config, to, { confirm: null, unsubscribe: link }),
  );
  expect(kept.headers.get('list')).toMatchObject({ unsubscribe: { url: link } });
  expect(kept.headers.get('list')).toMatchObject({
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });
});

test('delivers names beyond ASCII in the sender and the subject', async () => {
  const settings = { ...config, mailFrom: 'Jamii ya Kĩjani 🌱 <help@kijani.example>' };
  const note = reviewMail(settings, {
    ...person,
    subject: 'resource',
    decision: 'published',
    note: '',
    title: 'Kũpanda mĩti 🌳',
    wasPublic: false,
    link,
  });
  const kept = await throughSmtp(settings, note);
  expect(kept.from?.value).toEqual([
    { name: 'Jamii ya Kĩjani 🌱', address: 'help@kijani.example' },
  ]);
  expect(kept.subject).toBe('Published: Kũpanda mĩti 🌳');
  expect(kept.text).toContain(`Dear ${person.firstName},`);
});

test('adds no header for a line break in a subject', async () => {
  const subject = 'Published: a\r\nBcc: b@example.com';
  const kept = await throughSmtp(config, { kind: 'review', to, subject, text: 'Text' });
  expect(kept.headers.has('bcc')).toBe(false);
  expect(kept.bcc).toBeUndefined();
});

test('writes the email to a private file when there is no mail server', async () => {
  const mailer = createMailer(config);
  const mail = passwordResetMail(config, to, link);
  await mailer.send(letter(mail, 11));
  await mailer.send(letter(mail, 9));
  await mailer.send(letter(mail, 9));
  const folder = path.join(dataDir, 'mail');
  const [first = '', second, ...more] = readdirSync(folder).sort();
  expect(second).toMatch(/-000000011\.eml$/);
  expect(more).toEqual([]);
  expect(statSync(path.join(folder, first)).mode & 0o077).toBe(0);
  const text = readFileSync(path.join(folder, first), 'utf8');
  expect(text).toContain('To: a@example.com');
  expect(text).toContain('From: Kijani <help@kijani.example>');
  expect(text.split('\n')).toContain(link);
});

test('mentions discussions to a new member only where there is a forum', () => {
  const withForum = readConfig({ DATA_DIR: dataDir, FORUM_URL: 'https://forum.example' });
  expect(welcomeMail(config, person, link).text).not.toContain('discussions');
  expect(welcomeMail(withForum, person, link).text).toContain('start discussions, come to events');
});

/** What email programs make a link of: a scheme, an address, or a dot within a word. */
const LINKABLE =
  /[^\s\d]:[^\s)]|\/\/\S|\\\\\S|@\S|\S@|[^\s\d.][.。．｡][^\s.]|[.。．｡][^\s\d.]|\d\.\d+\.\d/u;

describe.each([
  ['https://evil.example', 'https: // evil. example'],
  ['Win at www.evil.example/prize', 'Win at www. evil. example/prize'],
  ['win@evil.example', 'win @ evil. example'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['tel:0712345678', 'tel: 0712345678'],
  ['192.168.0.1', '192.168. 0. 1'],
  ['evil。example', 'evil。 example'],
  ['evil\u200b.\u2060example', 'evil. example'],
  ['\\\\evil\\share', '\\\\ evil\\share'],
  ['evil.example\r\nBcc: b@evil.example', 'evil. example Bcc: b @ evil. example'],
])('the name %j', (name, shown) => {
  const builders = [
    () => welcomeMail(config, { to, firstName: name }, null),
    () => reviewMail(config, { ...named, subject: 'event', decision: 'published', title: name }),
    () => eventNoticeMail(config, { ...named, ...event, ...notice, name }),
    () => eventReminderMail(config, { ...named, ...reminder, name, place: name }),
    () => eventPlaceMail(config, { ...named, ...reminder, name, place: name }),
    () => listingEditedMail(config, { ...named, name, changes: [] }),
  ];
  const named = { to, firstName: name, note: '', wasPublic: false, link };
  const notice = { change: 'changed' as const, changed: [], isWaiting: false };
  const reminder = { when: '10:00', joinLink: null, link, calendarLink: link, key: 'one' };

  test.each(builders.map((build) => [build]))('becomes no link in %p', (build) => {
    const { subject, text, html = '' } = build();
    const own = (line: string) => /^https?:\/\//.test(line) || line.includes(config.helpEmail);
    const lines = text.split('\n').filter((line) => !own(line));
    expect(lines.join('\n')).toContain(shown);
    for (const line of [subject, ...lines]) expect(line).not.toMatch(LINKABLE);
    expect(unescaped(html)).toContain(shown);
    expect(unescaped(html)).not.toContain(name);
  });
});

test.each([
  ['Dr. J. R. Otieno', 'Dr. J. R. Otieno'],
  ['J.R. Otieno', 'J. R. Otieno'],
  ['Tea at 10:30 for 1.5 °C :)', 'Tea at 10:30 for 1.5 °C :)'],
  ["Ng'ang'a 👩‍🌾", "Ng'ang'a 👩‍🌾"],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['a'.repeat(41), `${'a'.repeat(39)}…`],
  ['🌱'.repeat(41), `${'🌱'.repeat(39)}…`],
])('greets %j as %j', (firstName, shown) => {
  const { text } = welcomeMail(config, { to, firstName }, null);
  expect(text.split('\n')[0]).toBe(`Dear ${shown},`);
});
