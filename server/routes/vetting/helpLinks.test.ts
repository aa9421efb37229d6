import type { HelpLink, HelpRequest, NewHelpLink } from '../../../domain/contract/helpLinks';
import type { VettingResponse } from '../../../domain/contract/vetting';
import { HELP_LINK_DAYS, MOST_HELP_LINKS } from '../../../domain/vetting/helpLinks';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { users } from '../../db/schema/accounts';
import { helpLinks } from '../../db/schema/vetting';
import { bodyOf, serverForTests } from '../../test/testApp';
import {
  asked,
  fullAnswers,
  idOf,
  joinAsBusiness,
  optionsOf,
  putApplication,
  putListing,
} from '../../test/vetting';

const server = serverForTests();

const CATEGORY = asked('BD2').category;
const ADVANCED = asked('T1').category;
const KENYA = { question: idOf('BD2'), selected_options: optionsOf('BD2', 'kenya') };
const DAY = 86_400;

async function invite(token: string, category = CATEGORY): Promise<NewHelpLink> {
  const answer = await server().post(
    'vet/help-links/',
    { category, name: ' Our bookkeeper ' },
    { token },
  );
  expect(answer.status).toBe(201);
  return bodyOf<NewHelpLink>(answer);
}

const end = (id: number, token: string) =>
  server().app.inject({
    method: 'DELETE',
    url: `/vet/help-links/${id}/`,
    headers: { authorization: `Token ${token}` },
  });

const linksOf = async (token: string) =>
  bodyOf<HelpLink[]>(await server().get('vet/help-links/', token));

describe('links of a business', () => {
  test('are named, listed without their secret, and ended', async () => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    const link = await invite(token);
    expect(link).toMatchObject({ category: CATEGORY, name: 'Our bookkeeper', answers: 0 });
    const { token: secret, ...listed } = link;
    expect(await linksOf(token)).toEqual([listed]);
    expect(await server().app.db.$count(helpLinks)).toBe(1);
    const [row] = await server().app.db.select().from(helpLinks);
    expect(JSON.stringify(row)).not.toContain(secret);

    const other = await joinAsBusiness(server(), 'jirani');
    expect((await end(link.id, other.token)).statusCode).toBe(404);
    expect((await end(link.id, token)).statusCode).toBe(204);
    expect(await linksOf(token)).toEqual([]);
    expect((await server().get(`vet/help/${secret}/`)).status).toBe(404);
  });

  test.each([
    [{ category: CATEGORY, name: '  ' }, { name: ['Write who gets the link.'] }],
    [{ category: 99, name: 'A' }, { category: ['There is no such part.'] }],
  ])('are refused with the fields %j', async (payload, faults) => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    const answer = await server().post('vet/help-links/', payload, { token });
    expect([answer.status, answer.body]).toEqual([400, faults]);
  });

  test(`are at most ${MOST_HELP_LINKS} at the same time`, async () => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    for (let count = 0; count < MOST_HELP_LINKS; count += 1) await invite(token);
    const payload = { category: CATEGORY, name: 'A' };
    expect((await server().post('vet/help-links/', payload, { token })).status).toBe(409);
    server().advance(HELP_LINK_DAYS * DAY);
    await server().app.sweep();
    expect(await server().app.db.$count(helpLinks)).toBe(0);
  });
});

describe('whoever has the link', () => {
  test('reads and answers one category, and nothing else', async () => {
    const { token, user_id } = await joinAsBusiness(server(), 'tujenge');
    await putListing(server(), user_id, { name: 'Tujenge Blocks' });
    const link = await invite(token);
    const path = `vet/help/${link.token}/`;
    const before = await server().get(path);
    expect(before.headers['cache-control']).toMatch(/no-store|private/);
    const request = bodyOf<HelpRequest>(before);
    expect(request).toMatchObject({ business: 'Tujenge Blocks', locked: null, responses: [] });
    expect(new Set(request.questions.map(({ category }) => category))).toEqual(new Set([CATEGORY]));

    const saved = await server().post(path, { ...KENYA, based_on: 0 });
    expect([saved.status, bodyOf<VettingResponse>(saved).revision]).toEqual([201, 1]);
    const own = bodyOf<VettingResponse[]>(await server().get('vet/responses/', token));
    expect(own).toEqual([expect.objectContaining(KENYA)]);
    expect(bodyOf<HelpRequest>(await server().get(path)).responses).toEqual(own);
    expect((await linksOf(token)).map(({ answers }) => answers)).toEqual([1]);

    const foreign = { question: idOf('SJ8'), text: 'None' };
    expect((await server().post(path, foreign)).status).toBe(403);
    expect((await server().post(path, { ...KENYA, user: user_id })).status).toBe(400);
    expect((await server().get('vet/responses/', link.token)).status).toBe(401);
    expect(bodyOf(await server().get('vet/responses/', token))).toHaveLength(1);
  });

  test('is asked only what is asked of the business', async () => {
    const { token, user_id } = await joinAsBusiness(server(), 'tujenge');
    await putApplication(server(), user_id, 'in_progress', fullAnswers({ BD1: 'sole_trader' }));
    const link = await invite(token, ADVANCED);
    const { questions } = bodyOf<HelpRequest>(await server().get(`vet/help/${link.token}/`));
    const codes = questions.map(({ code }) => code);
    expect(codes).toContain('T1');
    expect(codes).not.toContain('T2');
    expect(codes.length).toBeLessThan(
      QUESTIONNAIRE.questions.filter(({ category }) => category === ADVANCED).length,
    );
  });

  test('gets both versions when the business has answered meanwhile', async () => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    const link = await invite(token);
    await server().post('vet/response/', KENYA, { token });
    const other = { ...KENYA, selected_options: optionsOf('BD2', 'other') };
    const answer = await server().post(`vet/help/${link.token}/`, { ...other, based_on: 0 });
    expect(answer.status).toBe(409);
    expect(answer.body['current']).toMatchObject(KENYA);
  });

  test('can change nothing while the answers are with the team', async () => {
    const { token, user_id } = await joinAsBusiness(server(), 'tujenge');
    await putApplication(server(), user_id, 'submitted', {});
    const link = await invite(token);
    const path = `vet/help/${link.token}/`;
    expect(bodyOf<HelpRequest>(await server().get(path)).locked).toBe(
      'The business has sent its answers, so they cannot be changed now.',
    );
    expect((await server().post(path, KENYA)).status).toBe(409);
  });

  test('waits for a part that is not open yet', async () => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    const link = await invite(token, ADVANCED);
    const path = `vet/help/${link.token}/`;
    expect(bodyOf<HelpRequest>(await server().get(path)).locked).toMatch(/^This part opens once/);
    const payload = { question: idOf('T1'), selected_options: [asked('T1').options[0]?.id] };
    expect((await server().post(path, payload)).status).toBe(403);
  });

  test.each([
    [
      '14 days later',
      () => {
        server().advance(HELP_LINK_DAYS * DAY);
        return Promise.resolve();
      },
    ],
    ['while the account is suspended', () => server().app.db.update(users).set({ active: false })],
  ])('finds no page and stores nothing %s', async (_case, happen) => {
    const { token } = await joinAsBusiness(server(), 'tujenge');
    const path = `vet/help/${(await invite(token)).token}/`;
    await happen();
    const shown = await server().get(path);
    expect([shown.status, shown.body['detail']]).toEqual([
      404,
      'This link no longer works: the business ended it, or it is older than 14 days. Ask for a new one.',
    ]);
    expect((await server().post(path, KENYA)).status).toBe(404);
  });
});
