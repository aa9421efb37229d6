import type { Issue, IssueSummary } from '../../../domain/contract/admin/newsletter';
import { mails } from '../../db/schema/mails';
import { users } from '../../db/schema/accounts';
import { auditLog, putEvent, putResource } from '../../test/moderation';
import { addSubscribers, issuesBy, unsubscribe } from '../../test/newsletter';
import { join, joinAsAdmin } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsBusiness, putListing } from '../../test/vetting';

const server = serverForTests({ env: { PUBLIC_URL: 'https://kijani.example' } });

async function begin(subscribers = 3) {
  await addSubscribers(server(), subscribers);
  const { token, user_id } = await joinAsAdmin(server());
  return { ...issuesBy(server(), token), user_id };
}

const content = { subject: 'News', preview: '', body: 'Karibu.', based_on: 1 };

/** Sends what is due, until nothing more is. */
async function sendAll() {
  await server().app.laterDone();
  await server().app.sendIssues();
}

const sentTo = () =>
  server()
    .mails.filter(({ subject }) => subject === 'News of March')
    .map(({ to }) => to)
    .sort();

test('a draft is kept with its versions, and a later one is not overwritten', async () => {
  const issues = await begin();
  const draft = await issues.add();
  expect(draft).toMatchObject({ state: 'draft', version: 1, subscribers: 3, missing: [] });
  const saved = bodyOf<Issue>(await issues.save(draft.issue_id, { ...content, body: 'Two.' }));
  expect(saved).toMatchObject({ version: 2, body: 'Two.' });
  const late = await issues.save(draft.issue_id, { ...content, body: 'Late.' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { body: 'Two.' }, sent: { body: 'Late.' } });
  const list = bodyOf<IssueSummary[]>(await issues.list());
  expect(list.map(({ subject, state }) => [subject, state])).toEqual([['News', 'draft']]);
  expect((await issues.remove(draft.issue_id)).status).toBe(204);
  expect((await issues.read(draft.issue_id)).status).toBe(404);
});

test('an issue that is not ready is not sent, and says why', async () => {
  const issues = await begin(0);
  const { issue_id } = await issues.add({ subject: '', body: '[event: nowhere]' });
  const { status, body } = await issues.move(issue_id, 'send');
  expect(status).toBe(400);
  expect(body).toEqual({
    subject: ['Write a subject first.'],
    body: [
      'Not public, or does not take place: [event: nowhere]',
      'Nobody gets the newsletter yet.',
    ],
  });
});

test('each subscriber gets an issue once, with one click to end it', async () => {
  const issues = await begin(60);
  const { issue_id } = await issues.add();
  expect((await issues.move(issue_id, 'send')).status).toBe(200);
  await sendAll();
  await sendAll();
  expect(new Set(sentTo()).size).toBe(60);
  expect(sentTo()).toHaveLength(60);
  expect(bodyOf<Issue>(await issues.read(issue_id))).toMatchObject({
    state: 'sent',
    counts: { sent: 60, failed: 0, skipped: 0, waiting: 0, unsubscribed: 0 },
  });
  const { headers, text } =
    server().mails.find(({ to }) => to === 'subscriber-7@example.org') ?? {};
  const link = `https://kijani.example/newsletter/unsubscribe/token-of-subscriber-7?issue=${issue_id}`;
  expect(headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(`Unsubscribe: ${link}`);

  const click = () =>
    server().post(link.replace('https://kijani.example/', ''), 'List-Unsubscribe=One-Click', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await click()).status).toBe(200);
  expect((await click()).status).toBe(200);
  expect(bodyOf<Issue>(await issues.read(issue_id)).counts.unsubscribed).toBe(1);
  expect(await server().app.db.$count(users)).toBe(61);
  expect((await issues.move(issue_id, 'send')).status).toBe(409);
  expect((await issues.save(issue_id, content)).status).toBe(409);
  expect((await issues.remove(issue_id)).status).toBe(409);
});

test('a pause takes back what nobody has begun to send, and nobody is lost', async () => {
  const issues = await begin(60);
  const { issue_id } = await issues.add();
  const { app } = server();
  const deliver = jest.spyOn(app, 'deliverMails').mockResolvedValue();
  await issues.move(issue_id, 'send');
  await app.laterDone();
  const paused = bodyOf<Issue>(await issues.move(issue_id, 'pause'));
  expect(paused).toMatchObject({ state: 'paused', counts: { sent: 0, waiting: 60 } });
  deliver.mockRestore();
  await app.deliverMails();
  await sendAll();
  expect(sentTo()).toEqual([]);
  await unsubscribe(server(), 'subscriber-3');
  await issues.move(issue_id, 'resume');
  await sendAll();
  await sendAll();
  expect(sentTo()).toHaveLength(59);
  expect(bodyOf<Issue>(await issues.read(issue_id))).toMatchObject({
    state: 'sent',
    counts: { sent: 59, skipped: 1, waiting: 0 },
  });
});

test('an issue ends also when the queue has forgotten an email of it', async () => {
  const issues = await begin(2);
  const { issue_id } = await issues.add();
  const deliver = jest.spyOn(server().app, 'deliverMails').mockResolvedValue();
  await issues.move(issue_id, 'send');
  await server().app.laterDone();
  deliver.mockRestore();
  await server().app.db.delete(mails);
  await sendAll();
  expect(bodyOf<Issue>(await issues.read(issue_id))).toMatchObject({
    state: 'sent',
    counts: { sent: 0, failed: 2, waiting: 0 },
  });
});

test('a paused issue can be stopped for good, and every move is in the audit log', async () => {
  const issues = await begin(30);
  const { issue_id } = await issues.add();
  const deliver = jest.spyOn(server().app, 'deliverMails').mockResolvedValue();
  await issues.move(issue_id, 'send');
  await server().app.laterDone();
  await issues.move(issue_id, 'pause');
  deliver.mockRestore();
  const stopped = bodyOf<Issue>(await issues.move(issue_id, 'stop'));
  expect(stopped).toMatchObject({ state: 'stopped', counts: { sent: 0, waiting: 30 } });
  await sendAll();
  expect(sentTo()).toEqual([]);
  expect((await issues.move(issue_id, 'resume')).status).toBe(409);
  const log = (await auditLog(server())).map(({ action, subject }) => `${action} ${subject}`);
  expect(log).toEqual(
    ['issue.sent', 'issue.paused', 'issue.stopped'].map(
      (action) => `${action} issue ${issue_id}: News of March`,
    ),
  );
});

test('cards show what is public, as it was when the sending began', async () => {
  const issues = await begin(1);
  const { user_id } = await join(server(), 'baraka');
  const event = { name: 'Repair Saturday', slug: 'repair', status: 'published' } as const;
  await putEvent(server(), user_id, event);
  const resource = await putResource(server(), user_id, { status: 'published', headline: 'Bees' });
  const business = await joinAsBusiness(server(), 'mabati');
  await putListing(server(), business.user_id, {
    slug: 'mabati',
    name: 'Mabati & Co',
    status: 'published',
  });
  const body = `# Karibu\n\n[event: repair]\n[resource: ${resource}]\n\n[listing: mabati]\n\nBye.`;
  const { issue_id, web_path, missing } = await issues.add({ body });
  expect(missing).toEqual([]);

  const page = await server().get(`${web_path.slice(1)}?scheme=dark`);
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  });
  expect(page.text).toContain('@media all {');
  for (const words of ['Repair Saturday', 'Bees', 'Mabati &amp; Co'])
    expect(page.text).toContain(words);

  expect((await issues.test(issue_id)).status).toBe(204);
  await server().app.laterDone();
  const tried = server().mails.find(({ subject }) => subject === 'Test: News of March');
  expect(tried?.text).toContain('https://kijani.example/events/repair');
  expect(tried?.headers).toEqual({});

  await issues.move(issue_id, 'send');
  await sendAll();
  const [mail] = server().mails.filter(({ subject }) => subject === 'News of March');
  expect(mail?.text).toContain(`https://kijani.example/resource/${resource}`);
  expect(mail?.text).toContain('Mabati & Co');
});

test('who was suppressed before the start or since gets no issue', async () => {
  const issues = await begin(3);
  const { app } = server();
  await app.db.execute(
    `insert into newsletter_suppressions (user_id, email_key, reason)
     select id, email_key, 'bounce' from users where username = 'subscriber-2'`,
  );
  const { issue_id, subscribers } = await issues.add();
  expect(subscribers).toBe(2);
  await issues.move(issue_id, 'send');
  await sendAll();
  expect(sentTo()).toEqual(['subscriber-1@example.org', 'subscriber-3@example.org']);
});
