import { applicationEvents } from '../../db/schema/vetting';
import {
  applicationIn,
  fullAnswers,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  listingOf,
  putApplication,
  vettingCalls,
} from '../../test/vetting';
import { serverForTests } from '../../test/testApp';
import { note, ownerAndAdmin, refusal } from '../../test/ownerAndAdmin';

const server = serverForTests();
const { db, people, rowOf } = ownerAndAdmin(server);

describe('an application', () => {
  test('moves from the first answer to the directory with each step in its history', async () => {
    const { owner, admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'in_progress');
    const submitted = applicationIn(await owner.send(id, 'application.submitted'));
    expect(submitted).toMatchObject({ submitted_at: server().app.now().toISOString() });
    expect(submitted.total).toBeGreaterThan(50);
    expect((await rowOf(id)).assessment?.receipt.is_final).toBe(true);
    await admin.send(id, 'application.claimed');
    await admin.send(id, 'changes.requested', { note, question_ids: [idOf('BD6')] });
    const waiting = (await owner.applications())[0];
    expect(waiting).toMatchObject({ note, question_ids: [idOf('BD6')] });
    expect((await owner.answer('BD6', { text: '75' })).status).toBe(200);
    expect(applicationIn(await owner.send(id, 'application.submitted'))).toMatchObject({
      note: null,
      question_ids: [],
    });
    await admin.send(id, 'application.claimed');
    server().advance(3600);
    const approved = applicationIn(await admin.send(id, 'application.approved', { note: '' }));
    expect(approved).toMatchObject({
      decided_at: '2026-03-02T10:00:00.000Z',
      expires_at: '2027-03-02T10:00:00.000Z',
      note: null,
    });
    expect((await listingOf(server(), ownerId)).status).toBe('pending');
    await admin.send(id, 'listing.published');
    expect(await listingOf(server(), ownerId)).toMatchObject({
      status: 'published',
      verified_at: server().app.now(),
      published_at: server().app.now(),
      level: 'Sapling',
      badges: ['women_led', 'locally_anchored'],
    });
    expect((await listingOf(server(), ownerId)).criteria).toHaveLength(8);

    const own = applicationIn(await owner.read(`applications/${id}/`));
    expect(own.history.map(({ event, by, note: said }) => [event, by, said])).toEqual([
      ['application.submitted', 'owner', null],
      ['application.claimed', 'admin', null],
      ['changes.requested', 'admin', note],
      ['application.submitted', 'owner', null],
      ['application.claimed', 'admin', null],
      ['application.approved', 'admin', null],
      ['listing.published', 'admin', null],
    ]);
    expect(own.history.every(({ actor_name }) => actor_name === null)).toBe(true);
    const seen = applicationIn(await admin.read(`applications/${id}/`));
    expect(seen.history.map(({ actor_name }) => actor_name)).toContain('amina');
  });

  test.each([
    [['listing', 'badges'], ['women_led', 'locally_anchored'], null],
    [['listing', 'level'], [], 'Sapling'],
    [['listing'], [], null],
  ])('publishes level and badges by the consents %j', async (consents, badges, level) => {
    const { admin, ownerId } = await people();
    const answers = fullAnswers({ SO3: consents });
    const id = await putApplication(server(), ownerId, 'approved', answers);
    await admin.send(id, 'listing.published');
    const listing = await listingOf(server(), ownerId);
    expect(listing).toMatchObject({ badges, level, status: 'published' });
    expect(listing.criteria).toHaveLength(badges.length > 0 ? 8 : 0);
  });

  test('returns 409 for a publication without consent or without a listing', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'approved', fullAnswers({ SO3: 'none' }));
    expect(refusal(await admin.send(id, 'listing.published'))).toEqual([
      409,
      'The business has not agreed to be listed.',
    ]);
    expect((await rowOf(id)).state).toBe('approved');
    const other = await joinAsBusiness(server(), 'other');
    const bare = await putApplication(server(), other.user_id, 'approved');
    expect((await admin.send(bare, 'listing.published')).status).toBe(409);
  });

  test('is decided once by two admins at the same moment, who learn the state', async () => {
    const { admin, ownerId } = await people();
    const second = vettingCalls(server, (await joinAsTeam(server(), 'baraka')).token);
    const id = await putApplication(server(), ownerId, 'under_review');
    const answers = await Promise.all([
      admin.send(id, 'application.approved'),
      second.send(id, 'application.rejected', { note }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const { state } = await rowOf(id);
    expect(late?.body['detail']).toBe(
      `This is not possible now: the application is ${state}, by our team.`,
    );
    expect(await db().$count(applicationEvents)).toBe(1);
  });
});

test('an answer sent together with the submission is either scored or refused', async () => {
  const { owner, ownerId } = await people();
  const id = await putApplication(server(), ownerId, 'in_progress');
  const [answer, sent] = await Promise.all([
    owner.answer('BD6', { text: '10' }),
    owner.send(id, 'application.submitted'),
  ]);
  expect(sent.status).toBe(200);
  const women = (await rowOf(id)).assessment?.badges.find(({ badge }) => badge === 'women_led');
  const responses = await owner.responses();
  const kept = responses.find(({ question }) => question === idOf('BD6'))?.text;
  expect([answer.status, kept, women?.is_met]).toEqual(
    answer.status === 200 ? [200, '10', false] : [409, '60', true],
  );
});

test('an event that is repeated under its key moves the application once', async () => {
  const { owner, ownerId, adminToken: token } = await people();
  const id = await putApplication(server(), ownerId, 'in_progress');
  await owner.send(id, 'application.submitted');
  const headers = { 'idempotency-key': 'k1' };
  const send = () =>
    server().post(
      `vet/applications/${id}/events/`,
      { event: 'application.claimed' },
      { token, headers },
    );
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status, body }) => [status, body['state']])).toEqual([
    [200, 'under_review'],
    [200, 'under_review'],
  ]);
  expect(await db().$count(applicationEvents)).toBe(2);
});
