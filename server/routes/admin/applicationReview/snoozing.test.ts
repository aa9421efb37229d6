import { addDays, dayOf } from '../../../../domain/calendar';
import { longDate } from '../../../../domain/longDate';
import { serverForTests } from '../../../test/testApp';
import { note, reviewDesk } from '../../../test/reviewDesk';
import { applicationIn, idOf, vettingCalls } from '../../../test/vetting';
import { teamTasksRepository } from '../pipeline/teamTasks';

const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const { db, setUp, cardsOf } = reviewDesk(server);
const DAY = 86_400;

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
