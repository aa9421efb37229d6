import { eq } from 'drizzle-orm';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import type { SavedListing } from '../../../domain/contract/savedListing';
import type { UserData } from '../../../domain/contract/session';
import { putEvent, takeMails } from '../../test/moderation';
import { join } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { putListing } from '../../test/vetting';

const server = serverForTests();
const url = 'mainapp/saved-listings/';
const HOUR = 3_600;
const DAY = 24 * HOUR;

let member: UserData;
let owner: UserData;
let id: number;
beforeEach(async () => {
  member = await join(server(), 'member');
  owner = await join(server(), 'owner');
  const shown = { status: 'published', slug: 'soaps', name: 'Lake Soaps' } as const;
  id = await putListing(server(), owner.user_id, shown);
  await change({ modified_at: server().app.now() });
  await takeMails(server());
});

const change = (set: Partial<typeof listings.$inferInsert>) =>
  server().app.db.update(listings).set(set).where(eq(listings.id, id));
const save = (follows: boolean, listing = id) =>
  server().post(`${url}${listing}/`, { follows }, { token: member.token, method: 'PUT' });
const list = async () => bodyOf<SavedListing[]>(await server().get(url, member.token));
const unsave = () => server().post(`${url}${id}/`, {}, { token: member.token, method: 'DELETE' });
/** Changes the listing now, and looks for followers when its owner has stopped. */
async function changeAndTell() {
  await change({ modified_at: server().app.now() });
  server().advance(HOUR + 1);
  await server().app.tellFollowers();
  return takeMails(server());
}
const invite = (name: string) =>
  putEvent(server(), owner.user_id, {
    name,
    slug: name.toLowerCase(),
    status: 'published',
    published_at: server().app.now(),
    start_date: new Date(server().app.now().getTime() + 20 * 86_400_000),
    end_date: new Date(server().app.now().getTime() + 21 * 86_400_000),
  });

test('saves a published listing once, follows it, and forgets it', async () => {
  expect((await save(false)).body).toEqual([
    expect.objectContaining({ listing_id: id, slug: 'soaps', name: 'Lake Soaps', follows: false }),
  ]);
  await save(true);
  await save(true);
  expect(await list()).toMatchObject([{ follows: true }]);
  expect((await unsave()).status).toBe(204);
  expect((await unsave()).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('knows no listing that is not public, also one that was saved before', async () => {
  expect((await save(false, 9_999)).status).toBe(404);
  await save(true);
  await change({ status: 'pending' });
  expect(await list()).toEqual([]);
  expect((await save(true)).status).toBe(404);
  expect(await changeAndTell()).toEqual([]);
});

test('writes once about a change, when the owner has stopped, and again about the next', async () => {
  await save(true);
  server().advance(1);
  await change({ modified_at: server().app.now() });
  server().advance(HOUR / 2);
  await server().app.tellFollowers();
  expect(await takeMails(server())).toEqual([]);
  server().advance(HOUR);
  await Promise.all([server().app.tellFollowers(), server().app.tellFollowers()]);
  const [mail, ...others] = await takeMails(server());
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: member.user_email, subject: 'News of Lake Soaps' });
  expect(mail?.text).toContain('/kijani-directory/soaps');
  await server().app.tellFollowers();
  expect(await takeMails(server())).toEqual([]);
  server().advance(2 * DAY);
  expect(await changeAndTell()).toHaveLength(1);
});

test('writes about a coming event of the owner, and at most once a day about everything', async () => {
  await save(true);
  server().advance(1);
  await invite('Openday');
  await server().app.tellFollowers();
  const [mail] = await takeMails(server());
  expect(mail?.text).toContain('Lake Soaps invites to “Openday”');
  expect(mail?.text).toContain('/events/openday');
  server().advance(HOUR);
  await invite('Market');
  await server().app.tellFollowers();
  expect(await takeMails(server())).toEqual([]);
  server().advance(DAY);
  await server().app.tellFollowers();
  expect((await takeMails(server()))[0]?.text).toContain('Market');
});

test.each([
  ['who saved it alone', async () => expect((await save(false)).status).toBe(200)],
  [
    'who follows it no more',
    async () => {
      await save(true);
      await save(false);
    },
  ],
  [
    'who is suspended',
    async () => {
      await save(true);
      await server()
        .app.db.update(users)
        .set({ active: false })
        .where(eq(users.id, member.user_id));
    },
  ],
])('does not write to a member %s', async (_who, act) => {
  await act();
  server().advance(1);
  expect(await changeAndTell()).toEqual([]);
});

test('does not write about what was there before it was followed', async () => {
  await invite('Openday');
  server().advance(HOUR + 1);
  await save(true);
  await server().app.tellFollowers();
  expect(await takeMails(server())).toEqual([]);
});
