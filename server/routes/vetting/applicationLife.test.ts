import { eq } from 'drizzle-orm';
import { APPLICATION_EVENTS } from '../../../domain/vetting/applicationEvents';
import { APPLICATION_STATES } from '../../../domain/vetting/applicationStates';
import { applicationAfter } from '../../../domain/vetting/applicationLife';
import { users } from '../../db/schema/accounts';
import { applicationEvents, applications } from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import { individual, signUp } from '../../test/people';
import {
  applicationIn,
  fullAnswers,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  listingOf,
  putApplication,
  putListing,
  vettingCalls,
  writeAnswers,
} from '../../test/vetting';
import { serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const db = () => server().app.db;
const refusal = ({ status, body }: Answer) => [status, body['detail']];
const note = 'Please show the licence.';

async function people() {
  const owner = await joinAsBusiness(server(), 'tujenge');
  const admin = await joinAsTeam(server());
  await putListing(server(), owner.user_id);
  return {
    ownerId: owner.user_id,
    adminId: admin.user_id,
    adminToken: admin.token,
    owner: vettingCalls(server, owner.token),
    admin: vettingCalls(server, admin.token),
  };
}

/** A payload with everything that any event needs. */
const FULL = { note, question_ids: [idOf('BD8')] };
const rowOf = async (id: number) => {
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error('no application');
  return row;
};

describe('POST /vet/applications/:id/events/', () => {
  const ROLES = ['owner', 'admin', 'other', 'individual', 'visitor'] as const;

  test.each(APPLICATION_STATES)(
    'allows in %s what applicationMachine allows, for each event and role',
    async (state) => {
      const { owner, admin, ownerId } = await people();
      const other = await joinAsBusiness(server(), 'other');
      const person = await signUp(server(), individual);
      const senders = {
        owner,
        admin,
        other: vettingCalls(server, other.token),
        individual: vettingCalls(server, person.token),
        visitor: vettingCalls(server, ''),
      };
      const id = await putApplication(server(), ownerId, state);
      const first = await rowOf(id);
      const refusedTo = { other: 404, individual: 403, visitor: 401 };
      for (const event of APPLICATION_EVENTS) {
        for (const role of ROLES) {
          const isParty = role === 'owner' || role === 'admin';
          const next = isParty ? applicationAfter(state, event, role) : null;
          const possible = isParty
            ? applicationIn(await senders[role].read(`applications/${id}/`)).possible
            : [];
          const answer = await senders[role].send(id, event, FULL);
          const said = { state, event, role, possible: possible.includes(event) };
          const got = { ...said, to: answer.status === 200 ? answer.body['state'] : null };
          expect(got).toEqual({ ...said, possible: next !== null, to: next });
          if (next === null) {
            const refused = isParty ? expect([403, 409]) : expect([refusedTo[role]]);
            refused.toContain(answer.status);
            expect(await rowOf(id)).toEqual(first);
          } else {
            await db().delete(applications).where(eq(applications.user_id, ownerId));
            await db().insert(applications).overridingSystemValue().values(first);
            await writeAnswers(server(), id, fullAnswers());
          }
        }
      }
    },
    60_000,
  );
});

describe('an event', () => {
  test.each(['changes.requested', 'application.rejected'])(
    '%s returns 400 without a note',
    async (event) => {
      const { admin, ownerId } = await people();
      const id = await putApplication(server(), ownerId, 'under_review');
      const answer = await admin.send(id, event, { question_ids: [idOf('BD8')] });
      expect([answer.status, answer.body]).toEqual([400, { note: ['This is required.'] }]);
      expect((await rowOf(id)).state).toBe('under_review');
    },
  );

  test('application.reopened returns 400 without a note', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'approved');
    expect((await admin.send(id, 'application.reopened')).status).toBe(400);
    expect((await admin.send(id, 'application.reopened', { note })).body).toMatchObject({
      state: 'under_review',
      note,
      decided_at: null,
      expires_at: null,
    });
  });

  test.each([
    [[], 'Name at least one question.'],
    [[9999], 'There is no such question.'],
  ])('changes.requested returns 400 for the questions %j', async (question_ids, message) => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'under_review');
    const answer = await admin.send(id, 'changes.requested', { note, question_ids });
    expect([answer.status, answer.body]).toEqual([400, { question_ids: [message] }]);
  });

  test('application.submitted returns 409 until the Basic part is answered', async () => {
    const { owner, ownerId } = await people();
    const left = [idOf('SJ8'), idOf('W1')];
    const answers = Object.fromEntries(
      Object.entries(fullAnswers()).filter(([id]) => !left.includes(Number(id))),
    );
    const id = await putApplication(server(), ownerId, 'in_progress', answers);
    expect(refusal(await owner.send(id, 'application.submitted'))).toEqual([
      409,
      'Answer the question left in “Sustainability Journey”.',
    ]);
    await owner.answer('SJ8', { text: 'Mending.' });
    expect((await owner.send(id, 'application.submitted')).status).toBe(200);
    const { assessment } = await rowOf(id);
    expect(assessment?.receipt.lines.find(({ code }) => code === 'W1')).toMatchObject({
      counted: 'unanswered',
      earned: 0,
      possible: 8,
    });
  });

  test('application.submitted needs no Advanced part while it is closed', async () => {
    const { owner, ownerId } = await people();
    const isBasic = (id: string) => Number(id) < 600;
    const answers = Object.fromEntries(
      Object.entries(fullAnswers({ DI3: 'none_unchecked' })).filter(([id]) => isBasic(id)),
    );
    const id = await putApplication(server(), ownerId, 'in_progress', answers);
    const answer = await owner.send(id, 'application.submitted');
    expect([answer.status, answer.body['state']]).toEqual([200, 'submitted']);
  });

  test('application.submitted returns 409 without the declaration', async () => {
    const { owner, ownerId } = await people();
    const answers = fullAnswers({ SO1: 'no' });
    const id = await putApplication(server(), ownerId, 'in_progress', answers);
    expect(refusal(await owner.send(id, 'application.submitted'))).toEqual([
      409,
      'Declare in “Signing off” that the answers are true.',
    ]);
  });

  test.each([
    [{ event: 'answer.given' }, 'event', '"answer.given" is not a valid choice.'],
    [{ event: 'listing.changed' }, 'event', '"listing.changed" is not a valid choice.'],
    [{ state: 'listed' }, 'state', 'Unknown field.'],
    [{ note: 'x'.repeat(2001) }, 'note', 'Write up to 2000 characters.'],
  ])('returns 400 for %j', async (fault, field, message) => {
    const { owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'in_progress');
    const answer = await owner.send(id, 'application.submitted', fault);
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }]);
  });
});

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

describe('an admin', () => {
  test('gets 403 for a business of their own', async () => {
    const { token, user_id } = await joinAsTeam(server());
    const id = await putApplication(server(), user_id, 'submitted');
    const own = vettingCalls(server, token);
    expect(refusal(await own.send(id, 'application.claimed'))).toEqual([
      403,
      'Only our team decides this.',
    ]);
  });

  test('moves the application of a business with as_user, which is audited', async () => {
    const { owner, admin, adminId, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'submitted');
    expect((await admin.send(id, 'application.withdrawn')).status).toBe(403);
    const wrong = `?as_user=${adminId}`;
    expect((await admin.send(id, 'application.withdrawn', {}, wrong)).status).toBe(404);
    const query = `?as_user=${ownerId}`;
    const sent = applicationIn(await admin.send(id, 'application.withdrawn', {}, query));
    expect(sent).toMatchObject({ state: 'in_progress', submitted_at: null, total: null });
    expect(await db().select().from(auditEntries)).toMatchObject([
      { actor_id: adminId, as_user_id: ownerId, action: 'application.withdrawn' },
    ]);
    const [seen] = await owner.applications();
    expect(seen?.history).toMatchObject([{ by: 'owner', actor_name: null }]);
    expect((await owner.send(id, 'application.submitted', {}, wrong)).status).toBe(200);
    expect(await db().$count(auditEntries)).toBe(1);
  });

  test.each(['0', '-1', '1.0', 'x', '999999', '99999999999'])(
    'gets 404 for the application %s',
    async (id) => {
      const { admin, owner } = await people();
      expect((await admin.read(`applications/${id}/`)).status).toBe(404);
      expect((await owner.send(id, 'application.submitted')).status).toBe(404);
    },
  );

  test('is null in the history once the account is deleted', async () => {
    const { owner, admin, adminId, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'submitted');
    await admin.send(id, 'application.claimed');
    await db().delete(users).where(eq(users.id, adminId));
    const [seen] = await owner.applications();
    expect(seen?.history).toMatchObject([{ event: 'application.claimed', actor_name: null }]);
  });
});

describe('a decided application', () => {
  test('keeps its answers when it is resumed after a rejection', async () => {
    const { owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'rejected');
    const resumed = applicationIn(await owner.send(id, 'application.resumed'));
    expect(resumed).toMatchObject({ id, state: 'in_progress' });
    expect(await owner.responses()).toHaveLength(88);
  });

  test('is renewed once after its expiry, without answers that must be given again', async () => {
    const { owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'expired');
    const renewed = applicationIn(await owner.send(id, 'application.renewed'));
    expect(renewed).toMatchObject({
      state: 'in_progress',
      submitted_at: null,
      total: null,
      history: [{ event: 'application.renewed', from: 'expired', to: 'in_progress' }],
    });
    expect(renewed.id).not.toBe(id);
    const copied = (await owner.responses()).map(({ question }) => question);
    expect(copied).toHaveLength(84);
    for (const code of ['AF1', 'SJ8', 'SO1', 'SO2']) expect(copied).not.toContain(idOf(code));
    expect(refusal(await owner.send(id, 'application.renewed'))).toEqual([
      409,
      'It was renewed already.',
    ]);
    expect(await owner.applications()).toMatchObject([
      { id: renewed.id, possible: ['application.submitted'] },
      { id, state: 'expired', possible: [] },
    ]);
  });

  const VERIFIED = {
    status: 'published',
    level: 'Sapling',
    badges: ['women_led'],
    verified_at: new Date('2026-02-01T00:00:00Z'),
  } as const;
  const listedBusiness = async () => {
    const owner = await joinAsBusiness(server(), 'tujenge');
    const change = { ...VERIFIED, badges: [...VERIFIED.badges] };
    await putListing(server(), owner.user_id, change);
    const id = await putApplication(server(), owner.user_id, 'listed');
    return { id, ownerId: owner.user_id, owner: vettingCalls(server, owner.token) };
  };
  const WITHDRAWN = { status: 'published', level: null, badges: [], verified_at: null };

  test('removes level and badges from the listing when it is reopened', async () => {
    const { id, ownerId } = await listedBusiness();
    const admin = vettingCalls(server, (await joinAsTeam(server())).token);
    await admin.send(id, 'application.reopened', { note });
    expect(await listingOf(server(), ownerId)).toMatchObject(WITHDRAWN);
  });

  test('expires after twelve months when it is next read', async () => {
    const { owner, ownerId } = await listedBusiness();
    const expires_at = new Date(server().app.now().getTime() + 60_000);
    await db().update(applications).set({ expires_at });
    server().advance(59);
    await server().app.sweep();
    expect((await owner.applications())[0]?.state).toBe('listed');
    server().advance(1);
    const [seen] = await owner.applications();
    expect(seen).toMatchObject({
      state: 'expired',
      possible: ['application.renewed'],
      history: [{ event: 'application.expired', by: 'system', actor_name: null }],
    });
    expect(seen?.note).toContain('The level, the badges and the date of verification');
    expect(await listingOf(server(), ownerId)).toMatchObject(WITHDRAWN);
  });

  test('expires once when two sweeps run at the same moment', async () => {
    const { id, ownerId } = await listedBusiness();
    await db().update(applications).set({ expires_at: server().app.now() });
    await Promise.all([server().app.sweep(), server().app.sweep()]);
    expect((await rowOf(id)).state).toBe('expired');
    expect(await listingOf(server(), ownerId)).toMatchObject(WITHDRAWN);
    expect(await db().$count(applicationEvents)).toBe(1);
  });
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
