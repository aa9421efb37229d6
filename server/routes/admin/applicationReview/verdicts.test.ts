import { eq } from 'drizzle-orm';
import { applications } from '../../../db/schema/vetting';
import { serverForTests } from '../../../test/testApp';
import { note, reviewDesk } from '../../../test/reviewDesk';
import { applicationIn, idOf, optionsOf, vettingCalls } from '../../../test/vetting';

const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const { db, setUp, mails } = reviewDesk(server);

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
