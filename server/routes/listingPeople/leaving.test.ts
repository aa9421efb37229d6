import { eq } from 'drizzle-orm';
import type { UserData } from '../../../domain/contract/session';
import { listingInvitations, listingPeople } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/accounts';
import { addPerson, detach, joinConfirmed, joinWithListing } from '../../test/listingPeople';
import { PASSWORD } from '../../test/people';
import { upload } from '../../test/posts';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();
const db = () => server().app.db;

let account: UserData;
let amina: UserData;
let id: number;
beforeEach(async () => {
  ({ account, id } = await joinWithListing(server()));
  amina = await joinConfirmed(server(), 'amina');
});

const deleteAccount = ({ user_id, token }: UserData) =>
  server().post(`mainapp/profile/${user_id}/delete/`, { current_password: PASSWORD }, { token });

async function row() {
  const [found] = await db().select().from(listings).where(eq(listings.id, id));
  return found;
}

describe('deleting the account of', () => {
  test('the last owner deletes the listing, whoever edits it', async () => {
    await addPerson(server(), id, amina, 'editor');
    expect((await deleteAccount(account)).status).toBe(204);
    expect(await row()).toBeUndefined();
    expect(await db().$count(listingPeople)).toBe(0);
  });

  test('the last owner without a business account deletes the listing', async () => {
    await detach(server(), id);
    expect((await deleteAccount(account)).status).toBe(204);
    expect(await row()).toBeUndefined();
  });

  test('one of two owners leaves the listing, without what came from the assessment', async () => {
    await addPerson(server(), id, amina, 'owner');
    const src = await upload(server(), account.user_id, 'logo');
    const spare = await upload(server(), account.user_id, 'logo');
    await db()
      .update(listings)
      .set({ level: 'Sprout', badges: ['women_led'], verified_at: new Date(), logo: src })
      .where(eq(listings.id, id));
    expect((await deleteAccount(account)).status).toBe(204);
    expect(await row()).toMatchObject({
      owner_id: null,
      status: 'published',
      level: null,
      badges: [],
      logo: src,
    });
    const kept = await db().select({ id: uploads.id, user_id: uploads.user_id }).from(uploads);
    expect(kept.map(({ user_id }) => user_id)).toEqual([amina.user_id]);
    expect(src).toContain(kept[0]?.id);
    expect(spare).not.toContain(kept[0]?.id);
  });

  test('an owner beside a suspended one deletes the listing', async () => {
    await addPerson(server(), id, amina, 'owner');
    await db().update(users).set({ active: false }).where(eq(users.id, amina.user_id));
    await deleteAccount(account);
    expect(await row()).toBeUndefined();
  });

  test('an editor hands the photos that the listing shows to an owner', async () => {
    await addPerson(server(), id, amina, 'editor');
    const src = await upload(server(), amina.user_id, 'image');
    const picture = { src, widths: [900], width: 900, height: 600, color: null, alt: '' };
    await db()
      .update(listings)
      .set({ pictures: [picture] })
      .where(eq(listings.id, id));
    expect((await deleteAccount(amina)).status).toBe(204);
    expect(await row()).toMatchObject({ pictures: [{ src }] });
    const [kept] = await db().select({ user_id: uploads.user_id }).from(uploads);
    expect(kept?.user_id).toBe(account.user_id);
  });

  test('a member withdraws the invitations by and to the member', async () => {
    await addPerson(server(), id, amina, 'owner');
    const invite = (email: string, { token }: UserData) =>
      server().post(`mainapp/my-listings/${id}/invitations/`, { email, role: 'editor' }, { token });
    const baraka = await joinConfirmed(server(), 'baraka');
    await invite('late@b.example', amina);
    await invite('Baraka@Example.com', account);
    expect(await db().$count(listingInvitations)).toBe(2);
    await deleteAccount(amina);
    await deleteAccount(baraka);
    expect(await db().$count(listingInvitations)).toBe(0);
  });
});

test('the export names the listings of a member, and the invitations by and to the member', async () => {
  await addPerson(server(), id, amina, 'owner');
  await server().post(
    `mainapp/my-listings/${id}/invitations/`,
    { email: 'late@b.example', role: 'editor' },
    { token: amina.token },
  );
  const { body } = await server().get(`mainapp/profile/${amina.user_id}/export/`, amina.token);
  expect(body).toMatchObject({
    listing: null,
    listing_people: [{ listing_id: id, name: 'Tujenge Bricks', role: 'owner' }],
    listing_invitations: [{ listing_id: id, email: 'late@b.example', role: 'editor' }],
  });
  expect(JSON.stringify(body)).not.toContain('token_hash');
});
