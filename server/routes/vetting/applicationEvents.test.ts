import { eq } from 'drizzle-orm';
import { APPLICATION_EVENTS } from '../../../domain/vetting/applicationEvents';
import { APPLICATION_STATES } from '../../../domain/vetting/applicationStates';
import { applicationAfter } from '../../../domain/vetting/applicationLife';
import { users } from '../../db/schema/accounts';
import { applications } from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import { individual, signUp } from '../../test/people';
import {
  applicationIn,
  fullAnswers,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  vettingCalls,
  writeAnswers,
} from '../../test/vetting';
import { serverForTests } from '../../test/testApp';
import { note, ownerAndAdmin, refusal } from '../../test/ownerAndAdmin';

const server = serverForTests();
const { db, people, rowOf } = ownerAndAdmin(server);

/** A payload with everything that any event needs. */
const FULL = { note, question_ids: [idOf('BD8')] };

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
