import { applicationEvents, applications } from '../../db/schema/vetting';
import {
  applicationIn,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  listingOf,
  putApplication,
  putListing,
  vettingCalls,
} from '../../test/vetting';
import { serverForTests } from '../../test/testApp';
import { note, ownerAndAdmin, refusal } from '../../test/ownerAndAdmin';

const server = serverForTests();
const { db, people, rowOf } = ownerAndAdmin(server);

describe('a decided application', () => {
  test('keeps its answers when it is resumed after a rejection', async () => {
    const { owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'rejected');
    const resumed = applicationIn(await owner.send(id, 'application.resumed'));
    expect(resumed).toMatchObject({ id, state: 'in_progress' });
    expect(await owner.responses()).toHaveLength(88);
  });

  test('is renewed once after its expiry, without answers that must be given again', async () => {
    const { owner, ownerId } = await people();
    const id = await putApplication(server(), ownerId, 'expired');
    const renewed = applicationIn(await owner.send(id, 'application.renewed'));
    expect(renewed).toMatchObject({
      state: 'in_progress',
      submitted_at: null,
      total: null,
      history: [{ event: 'application.renewed', from: 'expired', to: 'in_progress' }],
    });
    expect(renewed.id).not.toBe(id);
    const copied = (await owner.responses()).map(({ question }) => question);
    expect(copied).toHaveLength(84);
    for (const code of ['AF1', 'SJ8', 'SO1', 'SO2']) expect(copied).not.toContain(idOf(code));
    expect(refusal(await owner.send(id, 'application.renewed'))).toEqual([
      409,
      'It was renewed already.',
    ]);
    expect(await owner.applications()).toMatchObject([
      { id: renewed.id, possible: ['application.submitted'] },
      { id, state: 'expired', possible: [] },
    ]);
  });

  const VERIFIED = {
    status: 'published',
    level: 'Sapling',
    badges: ['women_led'],
    verified_at: new Date('2026-02-01T00:00:00Z'),
  } as const;
  const listedBusiness = async () => {
    const owner = await joinAsBusiness(server(), 'tujenge');
    const change = { ...VERIFIED, badges: [...VERIFIED.badges] };
    await putListing(server(), owner.user_id, change);
    const id = await putApplication(server(), owner.user_id, 'listed');
    return { id, ownerId: owner.user_id, owner: vettingCalls(server, owner.token) };
  };
  const WITHDRAWN = { status: 'published', level: null, badges: [], verified_at: null };

  test('removes level and badges from the listing when it is reopened', async () => {
    const { id, ownerId } = await listedBusiness();
    const admin = vettingCalls(server, (await joinAsTeam(server())).token);
    await admin.send(id, 'application.reopened', { note });
    expect(await listingOf(server(), ownerId)).toMatchObject(WITHDRAWN);
  });

  test('expires after twelve months when it is next read', async () => {
    const { owner, ownerId } = await listedBusiness();
    const expires_at = new Date(server().app.now().getTime() + 60_000);
    await db().update(applications).set({ expires_at });
    server().advance(59);
    await server().app.sweep();
    expect((await owner.applications())[0]?.state).toBe('listed');
    server().advance(1);
    const [seen] = await owner.applications();
    expect(seen).toMatchObject({
      state: 'expired',
      possible: ['application.renewed'],
      history: [{ event: 'application.expired', by: 'system', actor_name: null }],
    });
    expect(seen?.note).toContain('The level, the badges and the date of verification');
    expect(await listingOf(server(), ownerId)).toMatchObject(WITHDRAWN);
  });

  test('expires once when two sweeps run at the same moment', async () => {
    const { id, ownerId } = await listedBusiness();
    await db().update(applications).set({ expires_at: server().app.now() });
    await Promise.all([server().app.sweep(), server().app.sweep()]);
    expect((await rowOf(id)).state).toBe('expired');
    expect(await listingOf(server(), ownerId)).toMatchObject(WITHDRAWN);
    expect(await db().$count(applicationEvents)).toBe(1);
  });
});
