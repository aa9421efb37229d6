import { eq } from 'drizzle-orm';
import type { DeskPage } from '../../../../domain/contract/admin/desk';
import type { BulkResult } from '../../../../domain/contract/admin/pipeline';
import type { ApplicationState } from '../../../../domain/vetting/applicationStates';
import { applications } from '../../../db/schema/vetting';
import { auditEntries } from '../../../db/schema/audit';
import { bodyOf, serverForTests } from '../../../test/testApp';
import {
  fullAnswers,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  putListing,
  vettingCalls,
} from '../../../test/vetting';

const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const url = 'mainapp/admin/desk/';
const DAY = 86_400;

async function putFirm(name: string, state: ApplicationState, listing: object = {}) {
  const { user_id, token } = await joinAsBusiness(server(), name.replaceAll(' ', ''));
  await putListing(server(), user_id, { name, ...listing });
  return { user_id, token, id: await putApplication(server(), user_id, state) };
}

const desk = async (token: string, query = ''): Promise<DeskPage> =>
  bodyOf<DeskPage>(await server().get(url + query, token));
const namesIn = async (token: string, query = '') =>
  (await desk(token, query)).results.map(({ name }) => name);
const bulk = (token: string, body: object) => server().post(`${url}bulk/`, body, { token });

describe('GET /mainapp/admin/desk/', () => {
  test('lists what waits for a decision, the oldest submission first, with the counts of all views', async () => {
    const { token } = await joinAsTeam(server());
    const first = await putFirm('kwanza', 'submitted');
    server().advance(6 * DAY);
    await putFirm('pili', 'submitted');
    await putFirm('tatu', 'changes_requested');
    await putFirm('nne', 'approved');
    await putFirm('tano', 'in_progress');
    await vettingCalls(server, token).send(first.id, 'application.claimed');
    const page = await desk(token);
    expect(page.results.map(({ name }) => name)).toEqual(['kwanza', 'pili']);
    expect(page.results[0]).toMatchObject({
      application: first.id,
      state: 'under_review',
      submitted_at: expect.stringMatching(/Z$/) as string,
      expires_at: null,
      possible: expect.arrayContaining(['application.approved']) as string[],
    });
    expect(page.states).toEqual([
      { state: 'submitted', count: 1 },
      { state: 'under_review', count: 1 },
    ]);
    expect(Object.fromEntries(page.views.map(({ view, count }) => [view, count]))).toEqual({
      to_decide: 2,
      mine: 1,
      unassigned: 1,
      over_5_days: 1,
      waiting_for_business: 1,
      to_publish: 1,
      expiring: 0,
      snoozed: 0,
      all: 5,
    });
  });

  test('shows each view its own', async () => {
    const { token } = await joinAsTeam(server());
    const other = await joinAsTeam(server(), 'njeri');
    const old = await putFirm('old', 'submitted');
    server().advance(5 * DAY + 60);
    const mine = await putFirm('mine', 'submitted');
    const theirs = await putFirm('theirs', 'submitted');
    await putFirm('asked', 'changes_requested');
    await putFirm('listed', 'listed');
    const soon = await putFirm('soon', 'listed');
    const expires_at = new Date(server().app.now().getTime() + 30 * DAY * 1000);
    await server()
      .app.db.update(applications)
      .set({ expires_at })
      .where(eq(applications.id, soon.id));
    await vettingCalls(server, token).send(mine.id, 'application.claimed');
    await vettingCalls(server, other.token).send(theirs.id, 'application.claimed');
    expect(await namesIn(token)).toEqual(['old', 'mine', 'theirs']);
    expect(await namesIn(token, '?view=mine')).toEqual(['mine']);
    expect(await namesIn(other.token, '?view=mine')).toEqual(['theirs']);
    expect(await namesIn(token, '?view=unassigned')).toEqual(['old']);
    expect(await namesIn(token, '?view=over_5_days')).toEqual(['old']);
    expect(await namesIn(token, '?view=waiting_for_business')).toEqual(['asked']);
    expect(await namesIn(token, '?view=expiring')).toEqual(['soon']);
    expect(await namesIn(token, '?view=nothing')).toEqual(['old', 'mine', 'theirs']);
    expect(old.id).toBeGreaterThan(0);
  });

  test('searches, filters by category, and sorts', async () => {
    const { token } = await joinAsTeam(server());
    await putFirm('Baobab Oils', 'submitted', { category: 'Beauty & self-care' });
    server().advance(60);
    await putFirm('Acacia Dairy', 'submitted', { category: 'Food & drinks' });
    expect(await namesIn(token, '?q=dairy')).toEqual(['Acacia Dairy']);
    expect((await desk(token, '?q=dairy')).views[0]).toEqual({ view: 'to_decide', count: 1 });
    expect(await namesIn(token, '?category=Beauty%20%26%20self-care')).toEqual(['Baobab Oils']);
    expect(await namesIn(token, '?sort=name')).toEqual(['Acacia Dairy', 'Baobab Oils']);
    expect(await namesIn(token, '?sort=newest')).toEqual(['Acacia Dairy', 'Baobab Oils']);
    expect(await namesIn(token, '?sort=nonsense')).toEqual(['Baobab Oils', 'Acacia Dairy']);
    expect(await namesIn(token, '?page=2')).toEqual([]);
  });
});

describe('POST /mainapp/admin/desk/bulk/', () => {
  const claim = { view: 'to_decide', event: 'application.claimed' };

  test('moves all that match and can take the event', async () => {
    const { token } = await joinAsTeam(server());
    const one = await putFirm('Soko One', 'submitted');
    const two = await putFirm('Soko Two', 'submitted');
    await putFirm('Soko Three', 'under_review');
    const other = await putFirm('Duka', 'submitted');
    const answer = await bulk(token, { ...claim, q: 'soko', expected: 2 });
    expect(bodyOf<BulkResult>(answer)).toEqual({ done: [one.id, two.id], refused: [] });
    expect((await desk(token, '?view=unassigned')).results.map(({ name }) => name)).toEqual([
      'Soko Three',
      'Duka',
    ]);
    expect(other.id).toBeGreaterThan(0);
  });

  test('moves nothing and says the number when another one matches by now', async () => {
    const { token } = await joinAsTeam(server());
    await putFirm('Soko One', 'submitted');
    await putFirm('Soko Two', 'submitted');
    const answer = await bulk(token, { ...claim, expected: 1 });
    expect(answer.status).toBe(409);
    expect(bodyOf<{ detail: string }>(answer).detail).toBe(
      'The list has changed: 2 match now, and you saw 1. Nothing was done.',
    );
    expect((await desk(token)).states).toEqual([{ state: 'submitted', count: 2 }]);
  });

  test('needs a note where the event needs one', async () => {
    const { token } = await joinAsTeam(server());
    await putFirm('Soko One', 'under_review');
    const body = { view: 'to_decide', event: 'application.rejected', expected: 1 };
    expect((await bulk(token, body)).status).toBe(400);
  });
});

describe('an approval', () => {
  const noteOf = async () => {
    const [entry] = await server()
      .app.db.select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'application.approved'));
    return entry?.note;
  };

  async function approve(more: object) {
    const { token } = await joinAsTeam(server());
    const { user_id } = await joinAsBusiness(server(), 'tujenge');
    await putListing(server(), user_id);
    const answers = fullAnswers({ DI5: 'convicted', DI3: 'none_unchecked' });
    const id = await putApplication(server(), user_id, 'under_review', answers);
    const answer = await vettingCalls(server, token).send(id, 'application.approved', more);
    expect(answer.status).toBe(200);
  }

  test('records how many flagged answers were not opened', async () => {
    await approve({ note: 'Well done.', read_question_ids: [idOf('DI5')] });
    expect(await noteOf()).toBe('Well done. 1 flagged answer unread.');
  });

  test('records nothing more when all were opened', async () => {
    await approve({ read_question_ids: [idOf('DI5'), idOf('DI3')] });
    expect(await noteOf()).toBe('');
  });

  test('from a list, where no answer can be opened, counts none as read', async () => {
    await approve({});
    expect(await noteOf()).toBe('2 flagged answers unread.');
  });
});
