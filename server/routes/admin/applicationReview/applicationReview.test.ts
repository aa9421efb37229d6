import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '../../../../domain/calendar';
import { longDate } from '../../../../domain/longDate';
import type { ApplicationReview } from '../../../../domain/contract/admin/applicationReview';
import type { PipelineColumn } from '../../../../domain/contract/admin/pipeline';
import type { ApplicationState } from '../../../../domain/vetting/applicationStates';
import { users } from '../../../db/schema/accounts';
import { answerVerdicts, applications, internalNotes } from '../../../db/schema/vetting';
import { auditEntries } from '../../../db/schema/audit';
import { bodyOf, serverForTests } from '../../../test/testApp';
import {
  applicationIn,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  optionsOf,
  putApplication,
  putListing,
  vettingCalls,
} from '../../../test/vetting';
import { teamTasksRepository } from '../pipeline/teamTasks';

const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const db = () => server().app.db;
const DAY = 86_400;
const note = 'Please look at the answers below.';

const deskOf = (token: string, id: number) => {
  const base = `mainapp/admin/applications/${id}/`;
  const put = (end: string, body: object) =>
    server().post(base + end, body, { token, method: 'PUT' });
  return {
    read: async () => bodyOf<ApplicationReview>(await server().get(`${base}review/`, token)),
    get: () => server().get(`${base}review/`, token),
    assign: (user_id: number | null) => put('assignee/', { user_id }),
    snooze: (until: string | null) => put('snooze/', { until }),
    addNote: (text: string) => server().post(`${base}notes/`, { text }, { token }),
    editNote: (one: number, text: string) => put(`notes/${one}/`, { text }),
    deleteNote: (one: number) =>
      server().post(`${base}notes/${one}/`, '', { token, method: 'DELETE' }),
    judge: (code: string, verdict: string | null, comment = '', based_on: string | null = null) =>
      put(`verdicts/${idOf(code)}/`, { verdict, comment, based_on }),
  };
};

/** A business with an application in this state, and two members of the team. */
async function setUp(state: ApplicationState) {
  const first = await joinAsTeam(server());
  const second = await joinAsTeam(server(), 'baraka');
  const firm = await joinAsBusiness(server(), 'tujenge');
  await putListing(server(), firm.user_id, { name: 'Tujenge Bricks' });
  const id = await putApplication(server(), firm.user_id, state);
  return {
    first,
    second,
    firm,
    id,
    desk: deskOf(first.token, id),
    other: deskOf(second.token, id),
  };
}

const mails = async () => {
  server().advance(30);
  await server().app.deliverMails();
  return server().mails.splice(0);
};
const audited = async () =>
  (await db().select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);

async function cardsOf(token: string, query = '') {
  const columns = bodyOf<PipelineColumn[]>(
    await server().get(`mainapp/admin/pipeline/${query}`, token),
  );
  return columns.flatMap(({ cards }) => cards);
}

describe('assigning an application', () => {
  test('assigns it before the claim, mails the colleague and tells the team alone', async () => {
    const { first, second, firm, id, desk } = await setUp('submitted');
    const { body, status } = await desk.assign(second.user_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reviewer: { user_id: second.user_id, name: 'baraka' },
      can_unassign: true,
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: second.user_email,
      subject: 'Assigned to you: Tujenge Bricks',
    });
    expect(mail?.text).toContain('amina assigned the application of "Tujenge Bricks" to you.');
    expect(mail?.text).toContain(`/vetting/admin/progress?application=${id}`);
    const [card] = await cardsOf(second.token, '?reviewer=me');
    expect(card?.reviewer).toEqual({ user_id: second.user_id, name: 'baraka' });
    const read = await vettingCalls(server, first.token).read(`applications/${id}/`);
    expect(applicationIn(read).history).toMatchObject([
      { event: 'application.assigned', actor_name: 'amina', assignee_name: 'baraka' },
    ]);
    const [own] = await vettingCalls(server, firm.token).applications();
    expect(own).toMatchObject({ state: 'submitted', history: [] });
    expect(await audited()).toContain('application.assigned');
  });

  test('mails nobody who assigns it to themselves, and changes nothing when repeated', async () => {
    const { first, desk } = await setUp('under_review');
    await desk.assign(first.user_id);
    const again = await desk.assign(first.user_id);
    expect(again.body).toMatchObject({ reviewer: { user_id: first.user_id } });
    expect(await mails()).toEqual([]);
    expect(await audited()).toEqual(['application.assigned']);
  });

  test('gives it to the one who claims it, and to nobody when returned', async () => {
    const { first, second, id, desk } = await setUp('submitted');
    await desk.assign(second.user_id);
    const calls = vettingCalls(server, first.token);
    await calls.send(id, 'application.claimed');
    expect((await desk.read()).reviewer?.user_id).toBe(first.user_id);
    await desk.assign(second.user_id);
    expect((await desk.read()).reviewer?.user_id).toBe(second.user_id);
    await calls.send(id, 'application.returned');
    expect((await desk.read()).reviewer).toBeNull();
  });

  test('assigns to nobody before the review, but not while it goes on', async () => {
    const { first, second, id, desk } = await setUp('submitted');
    await desk.assign(second.user_id);
    expect((await desk.assign(null)).body).toMatchObject({ reviewer: null });
    await vettingCalls(server, first.token).send(id, 'application.claimed');
    const refused = await desk.assign(null);
    expect([refused.status, refused.body['detail']]).toEqual([
      409,
      'Its review has begun. Return it to the queue, or assign it to somebody else.',
    ]);
    expect((await desk.read()).can_unassign).toBe(false);
  });

  test('refuses members, suspended admins, the owner, and what does not wait for the team', async () => {
    const { second, firm, desk } = await setUp('submitted');
    const fault = ['Choose somebody who reviews applications.'];
    expect((await desk.assign(999_999)).body).toEqual({ user_id: fault });
    await db().update(users).set({ active: false }).where(eq(users.id, second.user_id));
    expect((await desk.assign(second.user_id)).body).toEqual({ user_id: fault });
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, firm.user_id));
    const own = ['Nobody reviews a business of their own.'];
    expect((await desk.assign(firm.user_id)).body).toEqual({ user_id: own });
    expect((await desk.read()).team.map(({ name }) => name)).toEqual(['amina']);
    await db().update(applications).set({ state: 'in_progress' });
    expect((await desk.assign((await desk.read()).team[0]?.user_id ?? 0)).status).toBe(409);
  });

  test('frees what is assigned to an admin whose role is taken', async () => {
    const { first, second, desk } = await setUp('submitted');
    await desk.assign(second.user_id);
    const body = { role: 'member', reason: 'Left.' };
    const { token } = first;
    await server().post(`mainapp/admin/members/${second.user_id}/role/`, body, { token });
    expect((await desk.read()).reviewer).toBeNull();
  });
});

describe('internal notes', () => {
  test('are edited and deleted by their author alone, and audited without their words', async () => {
    const { desk, other } = await setUp('submitted');
    await desk.addNote('  Phone them first.  ');
    const [added] = (await other.read()).notes;
    expect(added).toMatchObject({ author: 'amina', text: 'Phone them first.', is_own: false });
    const noteId = added?.id ?? 0;
    const refused = await other.editNote(noteId, 'Mine now.');
    expect([refused.status, refused.body['detail']]).toEqual([
      403,
      'Only its author changes or deletes a note.',
    ]);
    expect((await other.deleteNote(noteId)).status).toBe(403);
    await desk.editNote(noteId, 'Phoned.');
    expect((await desk.read()).notes).toMatchObject([
      { text: 'Phoned.', edited_at: expect.stringMatching(/Z$/) as string, is_own: true },
    ]);
    await desk.deleteNote(noteId);
    expect((await desk.read()).notes).toEqual([]);
    expect(await audited()).toEqual(['note.added', 'note.edited', 'note.deleted']);
    expect(JSON.stringify(await db().select().from(auditEntries))).not.toMatch(/Phone/);
  });

  test('refuse blank text, too much text, and notes of other applications', async () => {
    const { desk, first } = await setUp('submitted');
    expect((await desk.addNote('  ')).body).toEqual({ text: ['This field may not be blank.'] });
    expect((await desk.addNote('x'.repeat(2001))).status).toBe(400);
    const { user_id } = await joinAsBusiness(server(), 'other');
    const elsewhere = await putApplication(server(), user_id, 'submitted');
    await deskOf(first.token, elsewhere).addNote('Elsewhere.');
    const [{ id } = { id: 0 }] = await db().select().from(internalNotes);
    expect((await desk.editNote(id, 'Taken.')).status).toBe(404);
  });

  test('end with the account of the business', async () => {
    const { desk, firm } = await setUp('submitted');
    await desk.addNote('Phone them first.');
    await desk.judge('BD6', 'change', 'Count again.');
    await db().delete(users).where(eq(users.id, firm.user_id));
    expect([await db().$count(internalNotes), await db().$count(answerVerdicts)]).toEqual([0, 0]);
  });
});

describe('what the team keeps for itself', () => {
  test('is in no answer to the business, not in its export, and not for an owner on the team', async () => {
    const { desk, second, firm, id } = await setUp('under_review');
    await desk.addNote('SECRET note');
    await desk.judge('BD6', 'change', 'SECRET comment');
    await desk.assign(second.user_id);
    await desk.snooze(addDays(dayOf(server().app.now().getTime()), 5));
    const { token, user_id } = firm;
    const addresses = [
      'vet/applications/',
      `vet/applications/${id}/`,
      `vet/report/?user_id=${user_id}`,
      `vet/vetting-data/?user_id=${user_id}`,
      `vet/responses/?user_id=${user_id}`,
      'mainapp/admin/pipeline/',
      'mainapp/admin/reports/',
      'mainapp/member-zone/',
      `mainapp/profile/${user_id}/`,
      `mainapp/profile/${user_id}/export/`,
    ];
    for (const address of addresses) {
      const { status, body } = await server().get(address, token);
      expect([address, status]).toEqual([address, 200]);
      expect(JSON.stringify(body)).not.toMatch(/SECRET|baraka|snooz|assign|verdict/i);
    }
    expect((await desk.get()).status).toBe(200);
    expect((await deskOf(token, id).get()).status).toBe(403);
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, user_id));
    for (const answer of [
      await deskOf(token, id).get(),
      await deskOf(token, id).addNote('Mine'),
      await deskOf(token, id).snooze(null),
    ]) {
      expect([answer.status, answer.body['detail']]).toEqual([
        403,
        'Nobody reviews a business of their own.',
      ]);
    }
  });
});

describe('verdicts', () => {
  test('are shared, and refused when a colleague wrote another one meanwhile', async () => {
    const { desk, other } = await setUp('submitted');
    await desk.judge('BD6', 'change', ' Count again. ');
    const [given] = (await other.read()).verdicts;
    expect(given).toMatchObject({
      question: idOf('BD6'),
      verdict: 'change',
      comment: 'Count again.',
      author: 'amina',
      is_outdated: false,
    });
    const refused = await other.judge('BD6', 'fine');
    expect([refused.status, refused.body['detail']]).toEqual([
      409,
      'amina wrote another verdict on this answer meanwhile.',
    ]);
    await other.judge('BD6', 'fine', '', given?.updated_at);
    const [changed] = (await desk.read()).verdicts;
    expect(changed).toMatchObject({ verdict: 'fine', comment: '', author: 'baraka' });
    await desk.judge('BD6', null, '', changed?.updated_at);
    expect((await desk.read()).verdicts).toEqual([]);
    const late = await other.judge('BD6', 'fine', '', changed?.updated_at);
    expect(late.body['detail']).toBe('A colleague took away the verdict on this answer meanwhile.');
  });

  test('need a comment for a change, a question, and an application that is read', async () => {
    const { desk, id } = await setUp('under_review');
    expect((await desk.judge('BD6', 'change', ' ')).body).toEqual({
      comment: ['Say what has to change.'],
    });
    await db().update(applications).set({ state: 'approved' }).where(eq(applications.id, id));
    expect((await desk.judge('BD6', 'fine')).status).toBe(409);
    expect((await desk.read()).can_judge).toBe(false);
  });

  test('become one message, whose questions alone reopen and are answered beside the comments', async () => {
    const { desk, first, firm, id } = await setUp('under_review');
    await desk.judge('BD6', 'change', 'Count again.');
    await desk.judge('BD4', 'change', 'Of which year?');
    await desk.judge('BD3', 'fine');
    const admin = vettingCalls(server, first.token);
    const question_ids = [idOf('BD6')];
    const comments = [{ question_id: idOf('BD6'), comment: ' Count again. ' }];
    await admin.send(id, 'changes.requested', { note, question_ids, comments });
    const asked = [{ question_id: idOf('BD6'), comment: 'Count again.' }];
    const [mail] = await mails();
    expect(mail?.text).toMatch(/- .*women.*\n+Count again\.\n/i);
    expect(mail?.text).not.toContain('Of which year?');
    const owner = vettingCalls(server, firm.token);
    const [own] = await owner.applications();
    expect(own).toMatchObject({ question_ids, history: [{ comments: asked }] });
    expect((await desk.read()).verdicts.map(({ question }) => question)).toEqual(
      [idOf('BD3'), idOf('BD4')].sort((one, two) => one - two),
    );
    expect((await owner.answer('BD4', { text: '5' })).status).toBe(409);
    expect((await owner.answer('BD6', { text: '40' })).status).toBe(200);
    await owner.send(id, 'application.submitted');
    const after = applicationIn(await admin.read(`applications/${id}/`));
    expect(after.history[0]).toMatchObject({ event: 'changes.requested', comments: asked });
  });

  test('are outdated once the answer has changed', async () => {
    const { desk, firm, id } = await setUp('submitted');
    await desk.judge('BD6', 'fine');
    const owner = vettingCalls(server, firm.token);
    await owner.send(id, 'application.withdrawn');
    await owner.answer('BD2', { selected_options: optionsOf('BD2', 'kenya') });
    await owner.answer('BD6', { text: '41' });
    expect((await desk.read()).verdicts).toMatchObject([{ verdict: 'fine', is_outdated: true }]);
  });

  test.each([
    [['BD4'], 'Comment only on questions that you name.'],
    [['BD6', 'BD6'], 'Comment once on each question.'],
  ])('refuse a message with comments on %j', async (codes, fault) => {
    const { first, id } = await setUp('under_review');
    const comments = codes.map((code) => ({ question_id: idOf(code), comment: 'Why?' }));
    const more = { note, question_ids: [idOf('BD6')], comments };
    const { status, body } = await vettingCalls(server, first.token).send(
      id,
      'changes.requested',
      more,
    );
    expect([status, body]).toEqual([400, { comments: [fault] }]);
  });
});

describe('snoozing an application', () => {
  const dayIn = (days: number) => addDays(dayOf(server().app.now().getTime()), days);
  const idsOf = async (token: string, query = '') =>
    (await cardsOf(token, query)).map(({ application }) => application);

  test('leaves it out of what waits until the day, and changes nothing for the business', async () => {
    const { first, firm, id, desk } = await setUp('submitted');
    const day = dayIn(5);
    const until = new Date(`${day}T00:00:00+03:00`).toISOString();
    const before = await server().get('vet/applications/', firm.token);
    expect((await desk.snooze(day)).body).toMatchObject({
      snoozed: { until, by: 'amina' },
    });
    expect(await idsOf(first.token)).toEqual([]);
    expect(await cardsOf(first.token, '?snoozed=only')).toMatchObject([
      { application: id, snoozed: { until, by: 'amina' } },
    ]);
    expect(await idsOf(firm.token)).toEqual([id]);
    const tasks = () => teamTasksRepository(db()).read(server().app.now());
    expect((await tasks()).longest).toEqual([]);
    expect((await server().get('vet/applications/', firm.token)).body).toEqual(before.body);
    const read = await vettingCalls(server, first.token).read(`applications/${id}/`);
    expect(applicationIn(read).history).toMatchObject([
      { event: 'application.snoozed', note: `Until ${longDate(until)}.` },
    ]);
    server().advance(5 * DAY);
    expect(await idsOf(first.token)).toEqual([id]);
    expect(await idsOf(first.token, '?snoozed=only')).toEqual([]);
    expect((await desk.read()).snoozed).toBeNull();
    expect((await tasks()).longest).toHaveLength(1);
  });

  test('ends by hand, with any move, and with an answer of the business', async () => {
    const { first, firm, id, desk } = await setUp('submitted');
    const admin = vettingCalls(server, first.token);
    const owner = vettingCalls(server, firm.token);
    const until = dayIn(5);
    const isSnoozed = async () => (await desk.read()).snoozed !== null;
    await desk.snooze(until);
    expect((await desk.snooze(null)).body).toMatchObject({ snoozed: null });
    expect(await isSnoozed()).toBe(false);
    await desk.snooze(until);
    await admin.send(id, 'application.claimed');
    expect(await isSnoozed()).toBe(false);
    await admin.send(id, 'changes.requested', { note, question_ids: [idOf('BD6')] });
    await desk.snooze(until);
    expect(await isSnoozed()).toBe(true);
    await owner.answer('BD6', { text: '41' });
    expect(await isSnoozed()).toBe(false);
    await desk.snooze(until);
    await owner.send(id, 'application.submitted');
    expect(await isSnoozed()).toBe(false);
  });

  test.each([() => dayIn(0), () => dayIn(181), () => '2026-02-30', () => 'soon', () => ''])(
    'refuses the day of %s',
    async (toDay) => {
      const { desk } = await setUp('submitted');
      const day = toDay();
      const { status, body } = await desk.snooze(day);
      expect([status, body]).toEqual([
        400,
        { until: ['Choose a day from tomorrow on, at most 180 days ahead.'] },
      ]);
    },
  );

  test('refuses what does not wait for the team', async () => {
    const { desk } = await setUp('in_progress');
    expect((await desk.snooze(dayIn(5))).status).toBe(409);
    expect(await desk.read()).toMatchObject({ can_snooze: false, can_assign: false });
  });
});
