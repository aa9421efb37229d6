import type { ResponseConflict, VettingData } from '../../../domain/contract/vetting';
import { ANSWER_MESSAGES } from '../../../domain/vetting/answers';
import { inDisplayOrder } from '../../../domain/vetting/order';
import { statesWhere } from '../../../domain/vetting/applicationStates';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import type { Answers } from '../../../domain/vetting/types';
import { askedQuestions } from '../../../domain/vetting/visibility';
import { applications, vettingResponses } from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import { individual, signUp } from '../../test/people';
import {
  asked,
  fullAnswers,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  optionsOf,
  putApplication,
  vettingCalls,
} from '../../test/vetting';
import { bodyOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const db = () => server().app.db;

const WORDS = { text: 'We mend what others throw away.' };
const kenya = () => ({ selected_options: optionsOf('BD2', 'kenya') });
const refusal = ({ status, body }: Answer) => [status, body['detail']];

async function firm(name = 'tujenge') {
  const { token, user_id } = await joinAsBusiness(server(), name);
  return { user_id, ...vettingCalls(server, token) };
}

describe('the first answer', () => {
  test('creates the application and is stored', async () => {
    const { answer, responses, applications: list, user_id } = await firm();
    const first = await answer('SJ8', WORDS);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(Number) as number,
      user: user_id,
      question: idOf('SJ8'),
      ...WORDS,
      selected_options: [],
      evidence_url: '',
      revision: 1,
      updated_at: server().app.now().toISOString(),
    });
    expect(await responses()).toEqual([first.body]);
    expect(await list()).toMatchObject([
      {
        user: user_id,
        state: 'in_progress',
        questionnaire_version: QUESTIONNAIRE.version,
        total: null,
        history: [{ event: 'answer.given', from: 'draft', to: 'in_progress', by: 'owner' }],
      },
    ]);
  });

  test('moves a draft to in_progress', async () => {
    const { answer, user_id } = await firm();
    const id = await putApplication(server(), user_id, 'draft', {});
    await answer('SJ8', WORDS);
    expect(await db().select().from(applications)).toMatchObject([{ id, state: 'in_progress' }]);
  });

  test('creates one application when two are sent at the same moment', async () => {
    const { answer } = await firm();
    const both = await Promise.all([answer('SJ8', WORDS), answer('BD2', kenya())]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await db().$count(applications)).toBe(1);
    expect(await db().$count(vettingResponses)).toBe(2);
  });
});

describe('POST /vet/response/', () => {
  test('returns 200 with a higher revision when the answer changes', async () => {
    const { answer } = await firm();
    await answer('SJ8', WORDS);
    const second = await answer('SJ8', { text: 'We mend.', based_on: 1 });
    expect([second.status, second.body['revision']]).toEqual([200, 2]);
  });

  test('returns the same revision when the answer is the same, whatever based_on says', async () => {
    const { answer } = await firm();
    const chosen = optionsOf('SJ2', 'values', 'cost');
    await answer('SJ2', { selected_options: chosen });
    const again = await answer('SJ2', { selected_options: chosen.reverse(), based_on: 0 });
    expect([again.status, again.body['revision']]).toEqual([200, 1]);
  });

  test('returns 409 with the stored answer when based_on is stale', async () => {
    const { answer, responses } = await firm();
    const first = await answer('SJ8', WORDS);
    const late = await answer('SJ8', { text: 'From the other tab.', based_on: 0 });
    expect(late.status).toBe(409);
    const conflict = bodyOf<ResponseConflict>(late);
    expect(conflict.current).toEqual(first.body);
    expect(conflict.detail).toMatch(/changed on another device/);
    const gone = await answer('BD2', { ...kenya(), based_on: 3 });
    expect([gone.status, gone.body['current']]).toEqual([409, null]);
    expect(await responses()).toEqual([first.body]);
  });

  test('replaces the stored answer without based_on', async () => {
    const { answer } = await firm();
    await answer('SJ8', WORDS);
    expect((await answer('SJ8', { text: 'Newest.' })).body['revision']).toBe(2);
  });

  test('clears an answer, which is then not counted and keeps its revision', async () => {
    const { answer, responses, read } = await firm();
    await answer('SJ8', WORDS);
    expect((await answer('SJ8', { based_on: 1 })).body).toMatchObject({ text: '', revision: 2 });
    expect(await responses()).toMatchObject([{ text: '', revision: 2 }]);
    const [data] = bodyOf<VettingData[]>(await read('vetting-data/'));
    expect(data?.data.every((entry) => entry.questions_answered === 0)).toBe(true);
    expect((await answer('SJ8', { ...WORDS, based_on: 1 })).status).toBe(409);
  });

  test.each([
    ['BD2', { selected_options: [1] }, ANSWER_MESSAGES.foreignOption],
    ['BD2', { text: 'Kenya' }, ANSWER_MESSAGES.chooseOne],
    ['BD6', { text: '101' }, ANSWER_MESSAGES.percentage],
    ['BD6', { text: '59,5' }, ANSWER_MESSAGES.percentage],
    ['SJ8', { ...WORDS, evidence_url: 'javascript:alert(1)' }, ANSWER_MESSAGES.evidence],
    [
      'WN1',
      { selected_options: optionsOf('WN1', 'energy', 'nature', 'community', 'workers') },
      'Choose up to 3.',
    ],
    [
      'BD3',
      { selected_options: optionsOf('BD3', 'not_applicable'), text: 'no' },
      ANSWER_MESSAGES.reason,
    ],
  ])('returns 400 for the answer to %s of %j', async (code, given, message) => {
    const { answer } = await firm();
    const refused = await answer(code, given);
    expect([refused.status, refused.body]).toEqual([400, { non_field_errors: [message] }]);
    expect(await db().$count(applications)).toBe(0);
  });

  test.each([
    [{ question: 9999 }, 'question', 'There is no such question.'],
    [{ question: 'BD2' }, 'question', 'A valid integer is required.'],
    [{ text: 'x'.repeat(2001) }, 'text', 'Write up to 2000 characters.'],
    [{ selected_options: [1, 1] }, 'selected_options', 'The same item is listed twice.'],
    [{ based_on: -1 }, 'based_on', 'Enter 0 or more.'],
    [{ users: 7 }, 'users', 'Unknown field.'],
  ])('returns 400 for %j', async (fault, field, message) => {
    const { answer } = await firm();
    const refused = await answer('SJ8', { ...WORDS, ...fault });
    expect([refused.status, refused.body]).toEqual([400, { [field]: [message] }]);
  });
});

describe('an answer with an Idempotency-Key', () => {
  const more = { headers: { 'idempotency-key': 'k1' } };

  test('returns the first answer when it is repeated, and keeps a newer one', async () => {
    const { answer, responses } = await firm();
    const first = await answer('SJ8', { ...WORDS, based_on: 0 }, more);
    await answer('SJ8', { text: 'Newer.', based_on: 1 });
    const repeat = await answer('SJ8', { ...WORDS, based_on: 0 }, more);
    expect([repeat.status, repeat.body]).toEqual([201, first.body]);
    expect(await responses()).toMatchObject([{ text: 'Newer.', revision: 2 }]);
  });

  test('returns 422 for another answer, but leaves the key unused after a conflict', async () => {
    const { answer } = await firm();
    expect((await answer('SJ8', { ...WORDS, based_on: 4 }, more)).status).toBe(409);
    expect((await answer('SJ8', WORDS, more)).status).toBe(201);
    expect((await answer('SJ8', { text: 'Other.' }, more)).status).toBe(422);
  });
});

describe('an answer to the Advanced part', () => {
  const ONE = { selected_options: optionsOf('SC1', 'no_staff') };

  test('returns 403 until the Basic part is cleared', async () => {
    const { answer, read, user_id } = await firm();
    expect(refusal(await answer('SC1', ONE))).toEqual([
      403,
      expect.stringContaining('The Advanced part opens once the Basic part is cleared.'),
    ]);
    expect(await db().$count(applications)).toBe(0);
    await putApplication(server(), user_id, 'in_progress');
    const [data] = bodyOf<VettingData[]>(await read('vetting-data/'));
    expect(data?.cleared_for_advanced_vetting).toBe(true);
    expect((await answer('SC1', ONE)).status).toBe(200);
  });

  test.each([true, false])('is decided by an admin before the rule: %p', async (cleared) => {
    const { answer, user_id } = await firm();
    const answers = cleared ? {} : fullAnswers();
    await putApplication(server(), user_id, 'in_progress', answers);
    const clearance_override = { cleared, reason: 'Visited.', by: 1 };
    await db().update(applications).set({ clearance_override });
    expect((await answer('SC1', ONE)).status).toBe(cleared ? 201 : 403);
  });
});

describe('an answer after the submission', () => {
  test.each(statesWhere(({ locked }) => locked !== null))(
    'returns 409 in the state %s and changes nothing',
    async (state) => {
      const { answer, user_id, responses } = await firm();
      await putApplication(server(), user_id, state);
      const before = await responses();
      const refused = await answer('SJ8', WORDS);
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({ detail: expect.any(String) as string });
      expect(await responses()).toEqual(before);
    },
  );

  test('is stored for named questions only, and returns 409 for others', async () => {
    const { answer, user_id } = await firm();
    await putApplication(server(), user_id, 'changes_requested');
    await db()
      .update(applications)
      .set({ question_ids: [idOf('SJ8')] });
    expect((await answer('SJ8', WORDS)).status).toBe(200);
    expect(refusal(await answer('BD2', kenya()))).toEqual([
      409,
      'Only the questions that our team named can be changed now.',
    ]);
  });
});

describe('a response with a user', () => {
  const send = (token: string, body: object, query = '') =>
    server().post(`vet/response/${query}`, { question: idOf('SJ8'), ...WORDS, ...body }, { token });

  test('is stored when it names the caller', async () => {
    const { token, user_id } = await joinAsBusiness(server(), 'tujenge');
    const answer = await send(token, { user: user_id, selected_options: [] });
    expect([answer.status, answer.body['user']]).toEqual([201, user_id]);
  });

  test('is stored without text or without options', async () => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    expect((await send(token, {})).body).toMatchObject({ ...WORDS, selected_options: [] });
    const chosen = { question: idOf('BD2'), ...kenya() };
    const answer = await server().post('vet/response/', chosen, { token });
    expect(answer.body).toMatchObject({ text: '', ...kenya() });
  });

  test('returns 403 when it names another business', async () => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    const other = await joinAsBusiness(server(), 'other');
    const answer = await send(token, { user: other.user_id });
    expect(refusal(answer)).toEqual([403, 'You do not have permission to perform this action.']);
    const asOther = await send(token, { user: other.user_id }, `?as_user=${other.user_id}`);
    expect(asOther.status).toBe(403);
    expect(await db().$count(vettingResponses)).toBe(0);
  });

  test('is stored for the business of as_user, and returns 403 for any other', async () => {
    const { token } = await joinAsTeam(server());
    const { user_id } = await joinAsBusiness(server(), 'tujenge');
    const query = `?as_user=${user_id}`;
    expect((await send(token, { user: user_id }, query)).status).toBe(201);
    expect((await send(token, { user: user_id + 1 }, query)).status).toBe(403);
    expect((await send(token, { user: user_id })).status).toBe(403);
  });
});

describe('as_user', () => {
  test('lets an admin answer for a business, and audits hashes only', async () => {
    const business = await firm();
    const { token, user_id: adminId } = await joinAsTeam(server());
    const admin = vettingCalls(server, token);
    const query = `?as_user=${business.user_id}`;
    await business.answer('SJ8', WORDS);
    const answer = await admin.answer('SJ8', { text: 'As told by phone.' }, { query });
    expect(answer.body).toMatchObject({ user: business.user_id, revision: 2 });
    await admin.answer('SJ8', { text: 'As told by phone.' }, { query });
    const entries = await db().select().from(auditEntries);
    expect(entries).toEqual([
      expect.objectContaining({
        actor_id: adminId,
        as_user_id: business.user_id,
        action: 'vetting.response',
        subject: `question ${idOf('SJ8')}`,
        before_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
        after_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
      }),
    ]);
    expect(entries[0]?.before_hash).not.toBe(entries[0]?.after_hash);
    expect(JSON.stringify(entries) + server().logs.join('')).not.toMatch(/phone|throw away/);
    expect(await business.responses()).toMatchObject([{ text: 'As told by phone.' }]);
  });

  test('is ignored for members who are not admins', async () => {
    const business = await firm();
    const other = await firm('other');
    const query = `?as_user=${business.user_id}`;
    expect((await other.answer('SJ8', WORDS, { query })).body['user']).toBe(other.user_id);
    expect(await business.responses()).toEqual([]);
    expect(await other.responses(query)).toHaveLength(1);
    expect(await db().$count(auditEntries)).toBe(0);
  });

  test('returns 404 for somebody who is no business, and is ignored when it is no number', async () => {
    const { token, user_id } = await joinAsTeam(server());
    const person = await signUp(server(), individual);
    const admin = vettingCalls(server, token);
    for (const id of [person.user_id, 999_999]) {
      const query = `?as_user=${id}`;
      expect((await admin.answer('SJ8', WORDS, { query })).status).toBe(404);
      for (const path of ['responses/', 'vetting-data/', 'applications/', 'report/']) {
        expect((await admin.read(`${path}?user_id=${id}`)).status).toBe(404);
      }
    }
    const own = await admin.answer('SJ8', WORDS, { query: '?as_user=1e3' });
    expect(own.body['user']).toBe(user_id);
    expect(await admin.responses('?user_id=x')).toMatchObject([{ user: user_id }]);
  });
});

test('GET /vet/vetting-data/ returns the right progress after each answer', async () => {
  const { answer, read } = await firm();
  const wanted = fullAnswers();
  const given: Record<number, Answers[number]> = {};
  const basic = QUESTIONNAIRE.questions.filter(({ category }) => category <= 5);
  for (const { id, code } of QUESTIONNAIRE.questions) {
    if (!askedQuestions(QUESTIONNAIRE, given).some((question) => question.id === id)) continue;
    const reply = await answer(code, wanted[id] ?? {});
    expect({ code, status: reply.status }).toEqual({ code, status: 201 });
    given[id] = wanted[id] ?? { text: '', selected_options: [], evidence_url: '' };
    const asked = askedQuestions(QUESTIONNAIRE, given);
    const expected = inDisplayOrder(QUESTIONNAIRE.categories).map((category) => {
      const own = asked.filter((question) => question.category === category.id);
      const answered = own.filter((question) => question.id in given);
      return {
        vetting_category: category.id,
        vetting_name: category.category_name,
        category_question_count: own.length,
        questions_answered: answered.length,
        questions_unanswered: own.length - answered.length,
      };
    });
    const [data] = bodyOf<VettingData[]>(await read('vetting-data/'));
    expect(data).toEqual({
      cleared_for_advanced_vetting: basic.every((question) => question.id in given),
      data: expected,
    });
  }
  expect(Object.keys(given)).toHaveLength(88);
}, 60_000);

test('the questionnaire is returned to businesses and admins only', async () => {
  const { token } = await joinAsBusiness(server(), 'tujenge');
  const { read } = vettingCalls(server, token);
  const questions = await read('questions/');
  expect(questions.body).toHaveLength(88);
  const categories = bodyOf<
    {
      category_name: string;
      category_question_count: number;
      category_questions: { id: number; category: number }[];
    }[]
  >(await read('categories/'));
  expect(categories).toHaveLength(14);
  expect(categories[0]).toMatchObject({
    category_name: 'Business Details',
    category_question_count: 8,
    category_questions: expect.arrayContaining([{ id: idOf('BD1'), category: 1 }]) as unknown,
  });
  const options = await read(`options/?question=${idOf('BD2')}`);
  expect(options.body).toEqual(asked('BD2').options);
  expect((await read('options/?question=9999')).status).toBe(404);
  expect((await read('options/?question=BD2')).status).toBe(404);
  expect((await read('options/')).status).toBe(400);
  const person = await signUp(server(), individual);
  for (const path of ['categories/', 'questions/', `options/?question=${idOf('BD2')}`]) {
    expect((await server().get(`vet/${path}`, person.token)).status).toBe(403);
    expect((await server().get(`vet/${path}`)).status).toBe(401);
  }
});
