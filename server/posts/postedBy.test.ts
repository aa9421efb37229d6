import { eq } from 'drizzle-orm';
import type { EventPostedBy } from '../../domain/contract/event';
import type { ResourcePostedBy } from '../../domain/contract/resource';
import { events, resources } from '../db/schema/posts';
import { individualProfiles } from '../db/schema/profiles';
import { users } from '../db/schema/accounts';
import { DEMO_PASSWORD } from '../seed/isDemo';
import { writeDemo } from '../test/demo';
import { bodyOf, serverForTests, sessionOf } from '../test/testApp';

const server = serverForTests();
const db = () => server().app.db;
const PHOTO = '/uploads/face/me.webp';

let user_id: number;
let token: string;
let eventAt: string;
let resourceAt: string;

beforeEach(async () => {
  await writeDemo(server());
  const login = { username: 'wanjiku', password: DEMO_PASSWORD };
  ({ user_id, token } = sessionOf(await server().post('accounts/login/', login)));
  await db().update(users).set({ profile_picture: PHOTO }).where(eq(users.id, user_id));
  await db()
    .update(individualProfiles)
    .set({ display_name: 'Shiku of Limuru' })
    .where(eq(individualProfiles.user_id, user_id));
  await db().update(events).set({ user_id, members_only: false });
  await db().update(resources).set({ user_id });
  const [event] = await db().select().from(events).where(eq(events.status, 'published')).limit(1);
  const [resource] = await db()
    .select()
    .from(resources)
    .where(eq(resources.status, 'published'))
    .limit(1);
  eventAt = `mainapp/events/${event?.slug}/`;
  resourceAt = `mainapp/resources/${resource?.id}/`;
});

async function postedByAt(path: string, as?: string) {
  const answer = await server().get(path, as);
  expect(answer.status).toBe(200);
  return bodyOf<EventPostedBy | ResourcePostedBy>(answer).posted_by;
}

test('shows who posted an event and a resource as their public card does', async () => {
  for (const path of [eventAt, resourceAt]) {
    expect(await postedByAt(path)).toEqual({
      display_name: 'Shiku of Limuru',
      profile_picture: PHOTO,
    });
  }
});

test.each([
  ['whose account is suspended', { active: false }],
  ['who is a business now', { user_type: 'business' as const }],
])('shows nothing of a member %s', async (_who, change) => {
  await db().update(users).set(change).where(eq(users.id, user_id));
  for (const path of [eventAt, resourceAt]) expect(await postedByAt(path)).toBeUndefined();
});

test('shows nothing of a member without a public card', async () => {
  await db().delete(individualProfiles).where(eq(individualProfiles.user_id, user_id));
  for (const path of [eventAt, resourceAt]) expect(await postedByAt(path)).toBeUndefined();
});

test('shows a visitor not who posted an event that only members may read', async () => {
  await db().update(events).set({ members_only: true });
  expect(await postedByAt(eventAt)).toBeUndefined();
  expect(await postedByAt(eventAt, token)).toMatchObject({ profile_picture: PHOTO });
});

test('shows no photo once the member has removed it', async () => {
  await db().update(users).set({ profile_picture: null }).where(eq(users.id, user_id));
  expect(await postedByAt(eventAt)).toEqual({
    display_name: 'Shiku of Limuru',
    profile_picture: null,
  });
});
