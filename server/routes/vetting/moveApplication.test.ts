import { eq } from 'drizzle-orm';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { applicationEvents, applications } from '../../db/schema/vetting';
import { auditEntries } from '../../db/schema/audit';
import { note, ownerAndAdmin } from '../../test/ownerAndAdmin';
import { serverForTests, type Answer } from '../../test/testApp';
import {
  asked,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  vettingCalls,
} from '../../test/vetting';

const server = serverForTests();
const { db, people: ownerAndTeam } = ownerAndAdmin(server);

async function people() {
  const { token } = await joinAsTeam(server(), 'baraka');
  const bulk = (applications: number[], event: string) =>
    server().post('mainapp/admin/pipeline/bulk/', { applications, event, note }, { token });
  return { ...(await ownerAndTeam()), second: vettingCalls(server, token), bulk };
}

/** All that were sent, once no decision can be undone any more. */
const mails = async () => {
  server().advance(15);
  await server().app.deliverMails();
  return server().mails.splice(0);
};
const stateOf = async (id: number) => {
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  return row?.state.replace('_', ' ');
};
const sortedStatuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

describe('the email to the business', () => {
  test.each([
    ['under_review', 'changes.requested', 'Please change some answers', '/vetting'],
    ['under_review', 'application.approved', 'Your application is approved', '/report'],
    ['under_review', 'application.rejected', 'Your application was not accepted', '/report'],
    ['rejected', 'application.reopened', 'We look at your application again', '/report'],
    ['approved', 'listing.published', 'You are in the directory', '/kijani-directory/firm-'],
    ['listed', 'listing.unpublished', 'Your listing is not verified for now', '/report'],
  ] as const)('is sent in %s for %s', async (state, event, subject, path) => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, state);
    const answer = await admin.send(id, event, { note, question_ids: [idOf('BD6'), idOf('BD8')] });
    expect(answer.status).toBe(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'tujenge@firm.example', subject: `${subject}: Kijani` });
    expect(mail?.text).toContain('Dear tujenge,');
    expect(mail?.text).toContain(note);
    expect(mail?.text).toContain(`${server().app.config.publicUrl}${path}`);
    const questions = [asked('BD6').text, asked('BD8').text];
    for (const text of questions) {
      expect(mail?.text.includes(`- ${text}`)).toBe(event === 'changes.requested');
    }
  });

  test('is not sent for claims and returns, moves of the owner and refused moves', async () => {
    const { admin, owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'submitted');
    await admin.send(id, 'application.claimed');
    await admin.send(id, 'application.returned');
    await admin.send(id, 'application.approved');
    await owner.send(id, 'application.withdrawn');
    expect(await mails()).toEqual([]);
  });

  test('is not sent to a suspended account', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'under_review');
    await db().update(users).set({ active: false }).where(eq(users.id, ownerId));
    expect((await admin.send(id, 'application.approved')).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['application.approved', {}],
    ['application.rejected', { note }],
    ['changes.requested', { note, question_ids: [idOf('BD6')] }],
  ] as const)(
    'is not sent for %s that is undone at once, nor for the undo',
    async (event, more) => {
      const { admin, ownerId } = await people();
      const id = await putApplication(server(), ownerId, 'under_review');
      await admin.send(id, event, more);
      await server().app.deliverMails();
      server().advance(10);
      expect((await admin.send(id, 'application.reopened', { note })).status).toBe(200);
      expect(await stateOf(id)).toBe('under review');
      expect(await mails()).toEqual([]);
    },
  );

  test('is not sent for a publication that is undone at once; that of the approval is', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'under_review');
    await admin.send(id, 'application.approved');
    await admin.send(id, 'listing.published');
    server().advance(5);
    expect((await admin.send(id, 'listing.unpublished', { note })).status).toBe(200);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your application is approved: Kijani',
    ]);
  });

  test('is sent for a decision and for its undoing when that comes later', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'under_review');
    await admin.send(id, 'application.approved');
    server().advance(13);
    await server().app.deliverMails();
    await admin.send(id, 'application.reopened', { note });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your application is approved: Kijani',
      'We look at your application again: Kijani',
    ]);
  });

  test('is sent once when the move is repeated under its key', async () => {
    const { ownerId, adminToken: token } = await people();
    const id = await putApplication(server(), ownerId, 'under_review');
    const send = () =>
      server().post(
        `vet/applications/${id}/events/`,
        { event: 'application.approved' },
        { token, headers: { 'idempotency-key': 'k1' } },
      );
    expect(sortedStatuses(await Promise.all([send(), send()]))).toEqual([200, 200]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('taking a publication back', () => {
  const listing = async () => {
    const [row] = await db().select().from(listings);
    return { status: row?.status, level: row?.level, first: row?.published_at };
  };

  test('hides a listing that it made public, which can be published again', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'approved');
    await admin.send(id, 'listing.published');
    expect((await listing()).status).toBe('published');
    await admin.send(id, 'listing.unpublished', { note });
    expect(await listing()).toEqual({ status: 'pending', level: null, first: null });
    expect(await stateOf(id)).toBe('approved');
    await admin.send(id, 'listing.published');
    expect((await listing()).status).toBe('published');
  });

  test('leaves a listing that was public before in the directory, without its level', async () => {
    const { admin, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'approved');
    const earlier = new Date('2026-01-01T08:00:00Z');
    await db().update(listings).set({ status: 'published', published_at: earlier });
    await admin.send(id, 'listing.published');
    await admin.send(id, 'listing.unpublished', { note });
    expect(await listing()).toEqual({ status: 'published', level: null, first: earlier });
  });

  test.each(['draft', 'rejected'] as const)(
    'leaves a listing that is %s by then as it is',
    async (status) => {
      const { admin, ownerId } = await people();
      const id = await putApplication(server(), ownerId, 'approved');
      await admin.send(id, 'listing.published');
      await db().update(listings).set({ status });
      await admin.send(id, 'listing.unpublished', { note });
      expect(await listing()).toEqual({ status, level: null, first: null });
    },
  );

  test('needs a note, and is not for the business', async () => {
    const { admin, owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'listed');
    expect((await admin.send(id, 'listing.unpublished')).status).toBe(400);
    expect((await owner.send(id, 'listing.unpublished', { note })).status).toBe(403);
  });
});

test('the audit log has each move of the team with its reason, and none of the business', async () => {
  const { admin, adminId, owner, ownerId } = await people();
  const id = await putApplication(server(), ownerId, 'submitted');
  await admin.send(id, 'application.claimed');
  await admin.send(id, 'application.rejected', { note });
  await owner.send(id, 'application.resumed');
  await admin.send(id, 'application.submitted', {}, `?as_user=${ownerId}`);
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  const subject = `application ${id}`;
  expect(entries).toMatchObject([
    { actor_id: adminId, as_user_id: null, action: 'application.claimed', subject, note: '' },
    { actor_id: adminId, as_user_id: null, action: 'application.rejected', subject, note },
    { actor_id: adminId, as_user_id: ownerId, action: 'application.submitted', subject, note: '' },
  ]);
  for (const { before_hash, after_hash } of entries) expect(before_hash).not.toBe(after_hash);
});

describe('two moves at the same moment', () => {
  test('give the claim to one admin and 409 to the other', async () => {
    const { admin, adminId, second, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'submitted');
    const answers = await Promise.all([
      admin.send(id, 'application.claimed'),
      second.send(id, 'application.claimed'),
    ]);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['detail']).toBe(
      'This is not possible now: the application is under review, by our team.',
    );
    const [row] = await db().select().from(applications);
    expect(row?.reviewer_id === adminId).toBe(answers[0].status === 200);
    expect(await db().$count(applicationEvents)).toBe(1);
    expect(await db().$count(auditEntries)).toBe(1);
  });

  test('store one decision, return 409 with it to the other admin and send one email', async () => {
    const { admin, second, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'under_review');
    const answers = await Promise.all([
      admin.send(id, 'application.rejected', { note }),
      second.send(id, 'application.approved'),
    ]);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body['detail']).toBe(
      `This is not possible now: the application is ${await stateOf(id)}, by our team.`,
    );
    expect(await mails()).toHaveLength(1);
  });

  test('decide each application once when one admin decides on several', async () => {
    const { admin, bulk, ownerId } = await people();
    const other = await joinAsBusiness(server(), 'other');
    const id = await putApplication(server(), ownerId, 'under_review');
    const free = await putApplication(server(), other.user_id, 'under_review');
    const [single, many] = await Promise.all([
      admin.send(id, 'application.approved'),
      bulk([id, free], 'application.rejected'),
    ]);
    expect(many.status).toBe(200);
    const detail = `This is not possible now: the application is ${await stateOf(id)}, by our team.`;
    if (single.status === 200) {
      expect(many.body).toEqual({ done: [free], refused: [{ application: id, detail }] });
    } else {
      expect([single.status, single.body]).toEqual([409, { detail }]);
      expect(many.body).toEqual({ done: [id, free], refused: [] });
    }
    expect(await db().$count(applicationEvents)).toBe(2);
    expect(await mails()).toHaveLength(2);
  });

  test('either claim or withdraw the application, and return 409 to the other', async () => {
    const { admin, owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'submitted');
    const answers = await Promise.all([
      admin.send(id, 'application.claimed'),
      owner.send(id, 'application.withdrawn'),
    ]);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect([
      'This is not possible now: the application is under review, by our team.',
      'This is not possible now: the application is being answered, by the business.',
    ]).toContain(late?.body['detail']);
  });
});
