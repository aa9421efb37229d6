import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mails';
import { events } from '../../db/schema/posts';
import type { DeskPage } from '../../../domain/contract/admin/desk';
import type { ImportPayload, ImportPreview } from '../../../domain/contract/admin/imports';
import { importBatches } from '../../db/schema/imports';
import { listings } from '../../db/schema/listings';
import { synonymGroups } from '../../db/schema/search';
import { applications } from '../../db/schema/vetting';
import { suppressionsRepository } from '../../routes/newsletter/suppressionsRepository';
import { ACTORS, RESULT_CODE, type Case, type Row, type World } from '../permissionCases';
import { becomeDemo, becomeNewcomer, said, signInLocally } from '../google';
import { confirmEmail, individual, PASSWORD, signUp } from '../people';
import { forum, SIGN_ON_ENV } from '../signOn';
import { bodyOf, type TestApp } from '../testApp';
import { codeOf, setUpTwoStep, switchOnTwoStep } from '../twoStep';
import { joinAsBusiness, putApplication } from '../vetting';
import type { FuzzRequest } from './requests';

/** What a server needs for every route to have a success. */
export const FUZZ_ENV = {
  ...SIGN_ON_ENV,
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_REPORT_SECRET: 'reports-of-the-mail-provider-0123',
  /** Nobody listens there: what is to be sent stays in the queue. */
  SMS_URL: 'http://kijani:key@127.0.0.1:9/',
};

const PHONE = '0712 345 678';

/** `body`: the one of the permission tests. */
type Success = (server: TestApp, world: World, body: unknown) => Promise<FuzzRequest> | FuzzRequest;

const signedIn = (token: string) => ({ authorization: `Token ${token}` });

const json = (
  route: string,
  url: string,
  body: object,
  headers: Record<string, string> = {},
): FuzzRequest => ({
  route,
  method: route.split(' ')[0] ?? '',
  url,
  headers: { 'content-type': 'application/json', ...headers },
  payload: JSON.stringify(body),
});

/** The link of the newest email, once the queue has sent it. */
async function mailed(server: TestApp, pattern: RegExp): Promise<string> {
  await server.app.laterDone();
  server.app.deliverSoon();
  await server.app.laterDone();
  const link = server.mails.map(({ text }) => pattern.exec(text)?.[0]).findLast(Boolean);
  if (!link) throw new Error(`no email has a link like ${String(pattern)}`);
  return link;
}

async function verificationLink(server: TestApp, { members }: World): Promise<string> {
  const { token } = members.otherIndividual;
  await server.post('accounts/email/verification/', {}, { token });
  return mailed(server, /\/verify-email\/\S+/);
}

/** The link of a new alert, which waits to be confirmed. */
async function joinAlertLink(server: TestApp): Promise<string> {
  const alert = { email: 'mteja@example.org', q: 'quinoa', county: '' };
  await server.post('mainapp/join-alerts/', alert);
  return mailed(server, /\/join-alerts\/\S+/);
}

const opens = (route: string, url: string): FuzzRequest => ({
  route,
  method: 'GET',
  url,
  headers: {},
});

/** A new group of words that mean the same. */
async function addGroup({ app: { db } }: TestApp) {
  const words = ['quinoa', 'kinwa'];
  const [group] = await db.insert(synonymGroups).values({ words }).returning();
  if (!group) throw new Error('no group was added');
  return group;
}

/** An import that created nothing. */
async function addImport({ app: { db } }: TestApp): Promise<number> {
  const [batch] = await db
    .insert(importBatches)
    .values({ file_name: 'businesses.csv', skipped: 1 })
    .returning();
  if (!batch) throw new Error('no import was added');
  return batch.id;
}

/** Somebody who is in no world yet, for one route alone. */
const newcomer = (server: TestApp, username: string) =>
  signUp(server, { ...individual, username, email: `${username}@example.org` });

/** Somebody new who signs in with a code as well. */
const withTwoStep = async (server: TestApp, username: string) =>
  switchOnTwoStep(server, await newcomer(server, username));

/** Of routes whose permission tests have none. */
const PREPARED: Record<string, Success> = {
  'POST /dj-rest-auth/password/reset/confirm/': async (server) => {
    await server.post('dj-rest-auth/password/reset/', { email: individual.email });
    await server.app.laterDone();
    const link = await mailed(server, /\/password-reset\/confirm\/\S+/);
    const [uid, token] = link.split('/').slice(-2);
    const passwords = { new_password1: 'maembe-na-ndizi', new_password2: 'maembe-na-ndizi' };
    const url = '/dj-rest-auth/password/reset/confirm/';
    return json(`POST ${url}`, url, { uid, token, ...passwords });
  },
  'POST /accounts/login/code/': async (server) => {
    const { secret } = await withTwoStep(server, 'makena');
    const login = { username: 'makena', password: PASSWORD };
    const { body } = await server.post('accounts/login/', login);
    const url = '/accounts/login/code/';
    return json(`POST ${url}`, url, {
      challenge: body['challenge'],
      code: codeOf(server, secret),
    });
  },
  'POST /accounts/two-step/confirm/': async (server) => {
    const { token } = await newcomer(server, 'nafula');
    const code = codeOf(server, await setUpTwoStep(server, token));
    const url = '/accounts/two-step/confirm/';
    return json(`POST ${url}`, url, { code }, signedIn(token));
  },
  'POST /accounts/two-step/codes/': async (server) => {
    const { secret, session } = await withTwoStep(server, 'naliaka');
    const url = '/accounts/two-step/codes/';
    return json(`POST ${url}`, url, { code: codeOf(server, secret) }, signedIn(session.token));
  },
  'POST /accounts/two-step/off/': async (server) => {
    const { secret, session } = await withTwoStep(server, 'nekesa');
    const body = { current_password: PASSWORD, code: codeOf(server, secret) };
    const url = '/accounts/two-step/off/';
    return json(`POST ${url}`, url, body, signedIn(session.token));
  },
  'POST /mainapp/user/update-user-type/': async (server) => {
    const { user_id, token } = await newcomer(server, 'zawadi');
    await becomeNewcomer(server, user_id);
    const url = '/mainapp/user/update-user-type/';
    return json(`POST ${url}`, url, { user_type: 'business', user_id }, signedIn(token));
  },
  'POST /vet/applications/{id}/events/': async (server) => {
    const { user_id, token } = await joinAsBusiness(server, 'mabati');
    const id = await putApplication(server, user_id, 'in_progress');
    const event = { event: 'application.submitted' };
    return json(
      'POST /vet/applications/{id}/events/',
      `/vet/applications/${id}/events/`,
      event,
      signedIn(token),
    );
  },
  'POST /mainapp/admin/desk/bulk/': async (server, { members }) => {
    const { user_id } = await joinAsBusiness(server, 'msumari');
    await putApplication(server, user_id, 'submitted');
    const { token } = members.admin;
    const address = 'mainapp/admin/desk/?view=unassigned';
    const { states } = bodyOf<DeskPage>(await server.get(address, token));
    const event = 'application.claimed';
    const expected = states.find(({ state }) => state === 'submitted')?.count;
    const url = '/mainapp/admin/desk/bulk/';
    return json(`POST ${url}`, url, { view: 'unassigned', event, expected }, signedIn(token));
  },
  'PUT /mainapp/admin/listings/{id}/': async (server, world, edited) => {
    const { listingId, members } = world;
    const [listing] = await server.app.db
      .select({ modified_at: listings.modified_at })
      .from(listings)
      .where(eq(listings.id, listingId));
    const route = 'PUT /mainapp/admin/listings/{id}/';
    const url = `/mainapp/admin/listings/${listingId}/`;
    return json(route, url, { ...(edited as object), ...listing }, signedIn(members.admin.token));
  },
  'GET /mainapp/admin/imports/{id}/': async (server, { members }) => ({
    route: 'GET /mainapp/admin/imports/{id}/',
    method: 'GET',
    url: `/mainapp/admin/imports/${await addImport(server)}/`,
    headers: signedIn(members.admin.token),
  }),
  'POST /mainapp/admin/imports/': async (server, { members }, body) => {
    const { token } = members.admin;
    const { text, columns } = body as ImportPayload;
    const found = await server.post('mainapp/admin/imports/preview/', { text, columns }, { token });
    const { key } = bodyOf<ImportPreview>(found);
    const url = '/mainapp/admin/imports/';
    return json(`POST ${url}`, url, { ...(body as object), key }, signedIn(token));
  },
  'POST /mainapp/admin/imports/{id}/undo/': async (server, { members }) => {
    const route = 'POST /mainapp/admin/imports/{id}/undo/';
    const url = `/mainapp/admin/imports/${await addImport(server)}/undo/`;
    return json(route, url, {}, signedIn(members.admin.token));
  },
  'POST /mainapp/admin/changes/read/': async (server, { publicEventId, members }, read) => {
    const [event] = await server.app.db
      .select({ modified_at: events.modified_at })
      .from(events)
      .where(eq(events.id, publicEventId));
    const url = '/mainapp/admin/changes/read/';
    return json(
      `POST ${url}`,
      url,
      { ...(read as object), ...event },
      signedIn(members.admin.token),
    );
  },
  'POST /mainapp/admin/synonyms/': (_server, { members }) => {
    const url = '/mainapp/admin/synonyms/';
    return json(
      `POST ${url}`,
      url,
      { words: ['amaranth', 'terere'] },
      signedIn(members.admin.token),
    );
  },
  'POST /accounts/sms/': async (server, { members }) => {
    const { user_id, token } = members.individual;
    await confirmEmail(server, user_id);
    return json('POST /accounts/sms/', '/accounts/sms/', { phone: PHONE }, signedIn(token));
  },
  'POST /accounts/sms/confirm/': async (server, { members }) => {
    const { user_id, token } = members.individual;
    await confirmEmail(server, user_id);
    await server.post('accounts/sms/', { phone: PHONE }, { token });
    const [message] = await server.app.db.select().from(mails).where(eq(mails.kind, 'smsCode'));
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    const url = '/accounts/sms/confirm/';
    return json(`POST ${url}`, url, { code }, signedIn(token));
  },
  'DELETE /accounts/sms/': (_server, { members }) => ({
    route: 'DELETE /accounts/sms/',
    method: 'DELETE',
    url: '/accounts/sms/',
    headers: signedIn(members.individual.token),
  }),
  'POST /mainapp/listings/{listing}/claim/confirm/': async (server, { unclaimedSlug, members }) => {
    const { token } = members.individual;
    const claim = `/mainapp/listings/${unclaimedSlug}/claim/`;
    await server.post(`${claim.slice(1)}code/`, { method: 'listed_email' }, { token });
    const code = (await mailed(server, /\n\d{6}\n/)).trim();
    const route = 'POST /mainapp/listings/{listing}/claim/confirm/';
    return json(route, `${claim}confirm/`, { code }, signedIn(token));
  },
  'PUT /mainapp/admin/synonyms/{id}/': async (server, { members }) => {
    const { id, words } = await addGroup(server);
    const body = { words: [...words, 'kinua'], before: words };
    const route = 'PUT /mainapp/admin/synonyms/{id}/';
    return json(route, `/mainapp/admin/synonyms/${id}/`, body, signedIn(members.admin.token));
  },
  'DELETE /mainapp/admin/synonyms/{id}/': async (server, { members }) => ({
    route: 'DELETE /mainapp/admin/synonyms/{id}/',
    method: 'DELETE',
    url: `/mainapp/admin/synonyms/${(await addGroup(server)).id}/`,
    headers: signedIn(members.admin.token),
  }),
  'POST /newsletter/reports': () => {
    const body = { recipient: individual.email, type: 'complaint' };
    const headers = { authorization: `Bearer ${FUZZ_ENV.MAIL_REPORT_SECRET}` };
    return json('POST /newsletter/reports', '/newsletter/reports', body, headers);
  },
  'DELETE /mainapp/admin/newsletter/suppressions/{member}/': async (server, { members }) => {
    await suppressionsRepository(server.app.db).add(individual.email, 'bounce', server.app.now());
    return {
      route: 'DELETE /mainapp/admin/newsletter/suppressions/{member}/',
      method: 'DELETE',
      url: `/mainapp/admin/newsletter/suppressions/${members.individual.user_id}/`,
      headers: signedIn(members.admin.token),
    };
  },
  'GET /v/{code}.jwt': async ({ app: { db } }, { listingId, applicationId }) => {
    await db.update(listings).set({ level: 'Sapling' }).where(eq(listings.id, listingId));
    await db
      .update(applications)
      .set({ state: 'listed' })
      .where(eq(applications.id, applicationId));
    return opens('GET /v/{code}.jwt', `/v/${RESULT_CODE}.jwt`);
  },
  'GET /verify-email/{token}': async (server, world) =>
    opens('GET /verify-email/{token}', await verificationLink(server, world)),
  'POST /verify-email/{token}': async (server, world) =>
    json('POST /verify-email/{token}', await verificationLink(server, world), {}),
  'GET /join-alerts/{token}': async (server) =>
    opens('GET /join-alerts/{token}', await joinAlertLink(server)),
  'POST /join-alerts/{token}': async (server) =>
    json('POST /join-alerts/{token}', await joinAlertLink(server), {}),
  'GET /join-alerts/{token}/end': async (server) =>
    opens('GET /join-alerts/{token}/end', `${await joinAlertLink(server)}/end`),
  'GET /mainapp/discourse/sso/': (_server, { members }) => {
    const query = { ...forum.ask(forum.newNonce()), token: members.individual.token };
    return {
      route: 'GET /mainapp/discourse/sso/',
      method: 'GET',
      url: `/mainapp/discourse/sso/?${new URLSearchParams(query).toString()}`,
      headers: {},
    };
  },
  'POST /accounts/handover/': async (server) => {
    await becomeDemo(server);
    const { browser, back } = await signInLocally(server, 'new');
    const cookie = browser.cookiesFor('/accounts/handover/');
    const url = '/accounts/handover/';
    return json(`POST ${url}`, url, { token: said(back)['token'] }, { cookie });
  },
};

const isAllowed = ({ expect }: Case): boolean => expect.some((status) => status < 400);

function permitted([route, ...cases]: Row, world: World): FuzzRequest {
  const request = cases.find(isAllowed);
  if (!request) throw new Error(`${route} needs a success in ${__filename}`);
  const actor = ACTORS[request.expect.findIndex((status) => status < 400)] ?? 'visitor';
  const { payload, headers } = request.form?.(world) ?? {
    payload: request.body && JSON.stringify(request.body(world)),
    headers: request.body ? { 'content-type': 'application/json' } : {},
  };
  return {
    route,
    method: route.split(' ')[0] ?? '',
    url: `/${request.path(world)}`,
    headers: { ...headers, ...(actor !== 'visitor' && signedIn(world.members[actor].token)) },
    ...(payload !== undefined && { payload }),
  };
}

/** A request of this route that is answered with a success in a world just made. */
export const successOf = (row: Row, server: TestApp, world: World) =>
  PREPARED[row[0]]?.(server, world, row[1]?.body?.(world)) ?? permitted(row, world);
