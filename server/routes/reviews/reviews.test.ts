import { eq } from 'drizzle-orm';
import { events, resources } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { business, signUp } from '../../test/people';
import { eventPayload, join, joinAsAdmin, resourcePayload } from '../../test/posts';
import { serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'mainapp/reviews/';

const businessPayload = {
  name: 'Tujenge Bricks',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: ['responsible processing & packaging'],
  description:
    'We press building blocks from soil and crushed glass. The glass comes from bars in the estate.',
  telephone: '0712 345 678',
  url: 'https://tujenge.example',
  consent_listing: true,
  newsletter: false,
};

/** A pending post of each kind, with its id. */
async function submitAll() {
  const member = await join(server(), 'achieng');
  const owner = await signUp(server(), business);
  const { token } = member;
  const resource = await server().post('mainapp/resources/', resourcePayload, { token });
  const event = await server().post('mainapp/events/', eventPayload, { token });
  await server().post('mainapp/businesses/', businessPayload, { token: owner.token });
  const [listing] = await server().app.db.select().from(listings);
  return {
    member,
    ids: {
      resource: Number(resource.body['resource_id']),
      event: Number(event.body['event_id']),
      listing: listing?.id ?? 0,
    },
  };
}

type Kind = 'resource' | 'event' | 'listing';
const KINDS: [Kind, string, string, string, string][] = [
  [
    'resource',
    'mainapp/resources/1/',
    'achieng@example.com',
    resourcePayload.headline,
    '/resource/1',
  ],
  [
    'event',
    'mainapp/events/repair-saturday/',
    'achieng@example.com',
    'Repair Saturday',
    '/events/repair-saturday',
  ],
  [
    'listing',
    'mainapp/listings/tujenge-bricks/',
    'info@tujenge.example',
    'Tujenge Bricks',
    '/kijani-directory/tujenge-bricks',
  ],
];

const decide = (token: string, body: object) =>
  server().post(url, { note: '', ...body }, { token });
const refusal = ({ status, body }: Answer) => [status, body['detail']];
const mails = async () => {
  await server().app.laterDone();
  return server().mails.splice(0);
};
const rowOf = async (kind: Kind) => {
  const { db } = server().app;
  const rows = {
    resource: () => db.select().from(resources),
    event: () => db.select().from(events),
    listing: () => db.select().from(listings),
  };
  const [row] = await rows[kind]();
  return row;
};

describe.each(KINDS)('POST /mainapp/reviews/ for a %s', (kind, place, to, title, path) => {
  test('publishes it, mails its owner and returns 409 when repeated', async () => {
    const { ids } = await submitAll();
    const admin = await joinAsAdmin(server());
    expect((await server().get(place)).status).toBe(404);
    const answer = await decide(admin.token, {
      subject: kind,
      subject_id: ids[kind],
      decision: 'published',
    });
    expect(answer.status).toBe(201);
    expect((await server().get(place)).status).toBe(200);
    expect(await rowOf(kind)).toMatchObject({
      status: 'published',
      moderation_feedback: null,
      published_at: server().app.now(),
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to, subject: `Published: ${title}` });
    expect(mail?.text.split('\n')).toContain(`http://localhost:3000${path}`);

    const again = await decide(admin.token, {
      subject: kind,
      subject_id: ids[kind],
      decision: 'published',
    });
    expect(refusal(again)).toEqual([409, 'It is published already.']);
    expect(await mails()).toEqual([]);
  });

  test.each(['changes_requested', 'rejected'])(
    'stores %s with a reason, and returns 400 without one',
    async (decision) => {
      const { ids } = await submitAll();
      const admin = await joinAsAdmin(server());
      const body = { subject: kind, subject_id: ids[kind], decision };
      const silent = await decide(admin.token, body);
      expect([silent.status, silent.body]).toEqual([400, { note: ['This is required.'] }]);
      expect((await decide(admin.token, { ...body, note: 'Name the hall.' })).status).toBe(201);
      expect(await rowOf(kind)).toMatchObject({
        status: decision,
        moderation_feedback: 'Name the hall.',
        published_at: null,
      });
      expect((await server().get(place)).status).toBe(404);
      const [mail] = await mails();
      expect(mail?.to).toBe(to);
      expect(mail?.text).toContain('Name the hall.');
    },
  );

  test('returns 409 for a draft', async () => {
    const { ids } = await submitAll();
    const admin = await joinAsAdmin(server());
    for (const table of [resources, events, listings]) {
      await server().app.db.update(table).set({ status: 'draft' });
    }
    const answer = await decide(admin.token, {
      subject: kind,
      subject_id: ids[kind],
      decision: 'published',
    });
    expect(refusal(answer)).toEqual([409, 'A draft is not reviewed.']);
    expect(await rowOf(kind)).toMatchObject({ status: 'draft' });
  });
});

test('takes a published resource down and keeps its first date when published again', async () => {
  const { ids, member } = await submitAll();
  const admin = await joinAsAdmin(server());
  const body = { subject: 'resource', subject_id: ids.resource };
  await decide(admin.token, { ...body, decision: 'published' });
  const first = server().app.now();
  server().advance(3600);
  await decide(admin.token, { ...body, decision: 'changes_requested', note: 'A link is dead.' });
  expect((await server().get(`mainapp/resources/${ids.resource}/`)).status).toBe(404);
  const own = await server().get(`mainapp/resources/${ids.resource}/`, member.token);
  expect(own.body['moderation_feedback']).toBe('A link is dead.');
  await decide(admin.token, { ...body, decision: 'published' });
  expect(await rowOf('resource')).toMatchObject({ published_at: first, moderation_feedback: null });
});

test.each(['cancelled', 'postponed'] as const)(
  'returns 409 for an event that is %s',
  async (status) => {
    const { ids } = await submitAll();
    const admin = await joinAsAdmin(server());
    await server().app.db.update(events).set({ status });
    const answer = await decide(admin.token, {
      subject: 'event',
      subject_id: ids.event,
      decision: 'published',
    });
    expect(refusal(answer)).toEqual([409, `The event is ${status}.`]);
  },
);

test('returns 403 to a member and 401 to a visitor', async () => {
  const { ids, member } = await submitAll();
  const body = { subject: 'resource', subject_id: ids.resource, decision: 'published', note: '' };
  expect((await decide(member.token, body)).status).toBe(403);
  expect((await server().post(url, body)).status).toBe(401);
  expect(await rowOf('resource')).toMatchObject({ status: 'pending' });
});

test.each([0, -1, 999_999, 99_999_999_999])('returns 404 for the id %d', async (subject_id) => {
  const admin = await joinAsAdmin(server());
  const body = { subject: 'event', subject_id, decision: 'published' };
  expect((await decide(admin.token, body)).status).toBe(404);
});

test.each([
  [{ subject: 'member' }, 'subject', '"member" is not a valid choice.'],
  [{ decision: 'draft' }, 'decision', '"draft" is not a valid choice.'],
  [{ note: 'x'.repeat(1001) }, 'note', 'Write up to 1000 characters.'],
  [{ featured: true }, 'featured', 'Unknown field.'],
])('returns 400 for %j', async (fault, field, message) => {
  const admin = await joinAsAdmin(server());
  const body = { subject: 'event', subject_id: 1, decision: 'published', ...fault };
  const answer = await decide(admin.token, body);
  expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }]);
});

test('decides and emails once when it is repeated under its key', async () => {
  const { ids } = await submitAll();
  const admin = await joinAsAdmin(server());
  const body = { subject: 'event', subject_id: ids.event, decision: 'published', note: '' };
  const headers = { 'idempotency-key': 'k1' };
  const answers = await Promise.all(
    [1, 2].map(() => server().post(url, body, { token: admin.token, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await mails()).toHaveLength(1);
});

test('sends no email to an owner whose account is closed', async () => {
  const { ids, member } = await submitAll();
  const admin = await joinAsAdmin(server());
  await server().app.db.update(users).set({ active: false }).where(eq(users.id, member.user_id));
  const body = { subject: 'event', subject_id: ids.event, decision: 'published' };
  expect((await decide(admin.token, body)).status).toBe(201);
  expect(await mails()).toEqual([]);
});
