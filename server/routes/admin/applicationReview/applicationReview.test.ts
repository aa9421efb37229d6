import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '../../../../domain/calendar';
import { users } from '../../../db/schema/accounts';
import { answerVerdicts, applications, internalNotes } from '../../../db/schema/vetting';
import { auditEntries } from '../../../db/schema/audit';
import { serverForTests } from '../../../test/testApp';
import { reviewDesk } from '../../../test/reviewDesk';
import { applicationIn, joinAsBusiness, putApplication, vettingCalls } from '../../../test/vetting';

const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const { db, deskOf, setUp, mails, audited, cardsOf } = reviewDesk(server);

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
