import { possibleEvents } from '../../../domain/vetting/applicationLife';
import type { Application } from '../../../domain/contract/vetting';
import { auditLog } from '../../test/moderation';
import { serverForTests, type Answer } from '../../test/testApp';
import {
  applicationIn,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  optionsOf,
  putApplication,
  vettingCalls,
} from '../../test/vetting';

const server = serverForTests();

interface Parameter {
  name: string;
  in: string;
}

/** The writing routes of the OpenAPI document that accept `as_user`. */
async function writesAsUser(): Promise<string[]> {
  const { body } = await server().get('api/docs/json');
  const paths = body['paths'] as Record<string, Record<string, { parameters?: Parameter[] }>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'as_user'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

interface World {
  token: string;
  application: number;
  query: string;
}

/** One write for each of these routes; a new route needs a line here. */
const WRITES: Record<string, { send(world: World): Promise<Answer>; action: string }> = {
  'POST /vet/response/': {
    action: 'vetting.response',
    send: ({ token, query }) => {
      const selected_options = optionsOf('BD2', 'kenya');
      return vettingCalls(server, token).answer('BD2', { selected_options }, { query });
    },
  },
  'POST /vet/applications/{id}/events/': {
    action: 'application.withdrawn',
    send: ({ token, application, query }) =>
      vettingCalls(server, token).send(application, 'application.withdrawn', {}, query),
  },
};

test('WRITES has a case for each route that takes as_user', async () => {
  expect((await writesAsUser()).sort()).toEqual(Object.keys(WRITES).sort());
});

describe.each(Object.entries(WRITES))('%s', (route, { send, action }) => {
  const isAnswer = route.includes('response');

  async function world() {
    const business = await joinAsBusiness(server(), 'tujenge');
    const state = isAnswer ? 'in_progress' : 'submitted';
    const application = await putApplication(server(), business.user_id, state);
    if (isAnswer) {
      const own = vettingCalls(server, business.token);
      await own.answer('BD2', { selected_options: [], text: '' });
    }
    return { business, application, query: `?as_user=${business.user_id}` };
  }

  test('is audited once with admin and business when an admin uses as_user', async () => {
    const { business, application, query } = await world();
    const admin = await joinAsTeam(server());
    const answer = await send({ token: admin.token, application, query });
    expect(answer.status).toBeLessThan(300);
    expect(await auditLog(server())).toEqual([
      {
        actor_id: admin.user_id,
        as_user_id: business.user_id,
        action,
        subject: isAnswer ? `question ${idOf('BD2')}` : `application ${application}`,
        note: '',
      },
    ]);
  });

  test('is not audited when a business sends it, whatever as_user says', async () => {
    const { business, application } = await world();
    const other = await joinAsBusiness(server(), 'other');
    const query = `?as_user=${other.user_id}`;
    const answer = await send({ token: business.token, application, query });
    expect(answer.status).toBeLessThan(300);
    expect(await auditLog(server())).toEqual([]);
  });

  test('changes nothing of a business that another business names in as_user', async () => {
    const { business, application, query } = await world();
    const other = await joinAsBusiness(server(), 'other');
    const own = vettingCalls(server, business.token);
    const read = async () => [await own.responses(), await own.applications()];
    const before = await read();
    await send({ token: other.token, application, query });
    expect(await read()).toEqual(before);
    expect(await auditLog(server())).toEqual([]);
  });
});

test('GET /vet/applications/ offers an admin the events of the business only with as_user', async () => {
  const business = await joinAsBusiness(server(), 'tujenge');
  const admin = await joinAsTeam(server());
  const id = await putApplication(server(), business.user_id, 'submitted');
  const calls = vettingCalls(server, admin.token);
  const owners = possibleEvents('submitted', 'owner');
  const admins = possibleEvents('submitted', 'admin');
  expect(owners).not.toEqual(admins);

  const asUser = `as_user=${business.user_id}`;
  const possibleOf = ({ possible }: Application) => [...possible];
  const listed = async (query: string) => (await calls.applications(query)).map(possibleOf);
  const single = async (query: string) =>
    possibleOf(applicationIn(await calls.read(`applications/${id}/${query}`)));
  expect(await listed(`?${asUser}`)).toEqual([owners]);
  expect(await single(`?${asUser}`)).toEqual(owners);
  expect(await listed(`?user=${business.user_id}`)).toEqual([admins]);
  expect(await single('')).toEqual(admins);
});
