import { applicationEvents, applications } from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import { ownerAndAdmin, refusal } from '../../test/ownerAndAdmin';
import { serverForTests } from '../../test/testApp';
import { applicationIn, fullAnswers, optionsOf, putApplication } from '../../test/vetting';

const server = serverForTests();
const { db, people: ownerAndTeam } = ownerAndAdmin(server);
const reason = 'We visited the workshop and saw the books.';

async function people() {
  const { adminToken, ...known } = await ownerAndTeam();
  const decide = (id: number | string, cleared: boolean | null, more: object = {}) =>
    server().post(
      `vet/applications/${id}/clearance/`,
      { cleared, reason, ...more },
      { token: adminToken },
    );
  return { ...known, adminToken, decide };
}

/** Answers to the Basic part that need a reviewer. */
const doubtful = () =>
  Object.fromEntries(
    Object.entries(fullAnswers({ DI3: 'none_unchecked' })).filter(([id]) => Number(id) < 600),
  );

const mails = async () => {
  await server().app.laterDone();
  return server().mails.splice(0);
};

test('opens and closes the Advanced part and restores the rule, each with email and audit entry', async () => {
  const { owner, ownerId, adminId, decide } = await people();
  const id = await putApplication(server(), ownerId, 'in_progress', doubtful());
  const one = { selected_options: optionsOf('SC1', 'no_staff') };
  expect((await owner.answer('SC1', one)).status).toBe(403);

  const opened = applicationIn(await decide(id, true, { reason: `  ${reason} ` }));
  expect(opened.history).toMatchObject([
    {
      event: 'clearance.overridden',
      from: 'in_progress',
      to: 'in_progress',
      by: 'admin',
      actor_name: 'amina',
      note: reason,
    },
  ]);
  expect((await owner.answer('SC1', one)).status).toBe(201);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to: 'tujenge@firm.example',
    subject: 'The Advanced part is open: Kijani',
  });
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain('/vetting\n');

  expect((await decide(id, false)).status).toBe(200);
  expect((await owner.answer('SC1', { ...one, text: 'x' })).status).toBe(403);
  expect((await mails())[0]?.subject).toBe('The Advanced part is closed: Kijani');

  expect((await decide(id, null)).status).toBe(200);
  expect((await db().select().from(applications))[0]).toMatchObject({ clearance_override: null });
  expect((await mails())[0]?.subject).toContain('the rule applies again');
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  const subject = `application ${id}`;
  expect(entries).toMatchObject([
    { action: 'clearance.overridden', subject, note: reason, actor_id: adminId },
    { action: 'clearance.overridden', subject, as_user_id: null },
    { action: 'clearance.restored', subject },
  ]);
  const [seen] = await owner.applications();
  expect(seen?.history.map(({ actor_name, note }) => [actor_name, note])).toEqual([
    [null, reason],
    [null, reason],
    [null, reason],
  ]);
});

test('changes neither the time of the state nor who caused it', async () => {
  const { owner, ownerId, decide } = await people();
  const id = await putApplication(server(), ownerId, 'in_progress');
  await owner.send(id, 'application.submitted');
  const [before] = await db().select().from(applications);
  server().advance(60);
  await decide(id, false);
  const [after] = await db().select().from(applications);
  expect(after?.state_since).toEqual(before?.state_since);
  expect(refusal(await owner.send(id, 'application.submitted'))).toEqual([
    409,
    'This is not possible now: the application is submitted, by the business.',
  ]);
});

test('opens questions of the Advanced part while changes are requested', async () => {
  const { owner, ownerId, decide } = await people();
  const id = await putApplication(server(), ownerId, 'changes_requested', doubtful());
  const one = { selected_options: optionsOf('SC1', 'no_staff') };
  expect((await owner.answer('SC1', one)).status).toBe(409);
  await decide(id, true);
  expect((await owner.answer('SC1', one)).status).toBe(201);
});

test.each(['draft', 'approved', 'rejected', 'listed', 'expired'] as const)(
  'returns 409 in the state %s and sends no email',
  async (state) => {
    const { ownerId, decide } = await people();
    const id = await putApplication(server(), ownerId, state);
    expect(refusal(await decide(id, true))).toEqual([
      409,
      'The Advanced part is opened or closed before an application is decided.',
    ]);
    expect(await db().$count(applicationEvents)).toBe(0);
    expect(await mails()).toEqual([]);
  },
);

test('requires a reason and a change: 400 without a reason, 409 for the same decision', async () => {
  const { ownerId, decide } = await people();
  const id = await putApplication(server(), ownerId, 'submitted');
  const bare = await decide(id, true, { reason: ' ' });
  expect([bare.status, bare.body]).toEqual([400, { reason: ['This is required.'] }]);
  expect(refusal(await decide(id, null))).toEqual([
    409,
    'Nobody has decided on the Advanced part.',
  ]);
  const answers = await Promise.all([decide(id, true), decide(id, true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body['detail']).toBe(
    'The Advanced part is open already, by the word of our team.',
  );
  expect(await mails()).toHaveLength(1);
});

test('returns 403 to an admin for a business of their own', async () => {
  const { adminId, decide } = await people();
  const own = await putApplication(server(), adminId, 'submitted');
  expect(refusal(await decide(own, true))).toEqual([403, 'Only our team decides this.']);
});

test('decides and emails once when it is repeated under its key', async () => {
  const { adminToken, ownerId } = await people();
  const id = await putApplication(server(), ownerId, 'submitted');
  const headers = { 'idempotency-key': 'k1' };
  const send = () =>
    server().post(
      `vet/applications/${id}/clearance/`,
      { cleared: true, reason },
      { token: adminToken, headers },
    );
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await db().$count(applicationEvents)).toBe(1);
  expect(await mails()).toHaveLength(1);
});
