import type { MemberZone } from '../../../domain/contract/memberZone';
import { slugOf } from '../../../domain/slug';
import { putEvent } from '../../test/moderation';
import { join } from '../../test/posts';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsBusiness, putListing } from '../../test/vetting';

const server = serverForTests();

const KISUMU = '042';
const SIAYA = '041';
const MOMBASA = '001';

const inDays = (days: number) => new Date(server().app.now().getTime() + days * 86_400_000);

const put = async (ownerId: number, name: string, change: object = {}) =>
  putEvent(server(), ownerId, {
    name,
    slug: slugOf(name),
    status: 'published',
    county: KISUMU,
    themes: ['community action'],
    start_date: inDays(3),
    end_date: inDays(4),
    ...change,
  });

const namesFor = async (token: string) => {
  const zone = bodyOf<MemberZone>(await server().get('mainapp/member-zone/', token));
  return zone.near_events.map(({ name }) => name);
};

async function businessIn(county: string) {
  const business = await joinAsBusiness(server(), 'tujenge');
  await putListing(server(), business.user_id, { county, themes: ['community action'] });
  return business;
}

test('lists coming events of chosen themes in the own county, then in those near by', async () => {
  const { token } = await businessIn(KISUMU);
  const { user_id } = await join(server(), 'achieng');
  await put(user_id, 'In Siaya', { county: SIAYA, start_date: inDays(1) });
  await put(user_id, 'Later in Kisumu', { start_date: inDays(5), end_date: inDays(6) });
  await put(user_id, 'In Kisumu');
  await put(user_id, 'Far away', { county: MOMBASA });
  await put(user_id, 'Online', { county: null });
  await put(user_id, 'Another theme', { themes: ['energy transition'] });
  await put(user_id, 'Over', { start_date: inDays(-2), end_date: inDays(-1) });
  await put(user_id, 'Cancelled', { status: 'cancelled' });
  await put(user_id, 'Draft', { status: 'draft' });
  expect(await namesFor(token)).toEqual(['In Kisumu', 'Later in Kisumu', 'In Siaya']);
});

test('leaves out the own events and those that the member attends', async () => {
  const business = await businessIn(KISUMU);
  const { user_id } = await join(server(), 'achieng');
  await put(business.user_id, 'Own');
  const attended = await put(user_id, 'Attended');
  const { token } = business;
  await server().post(`mainapp/events/${attended}/attendance/`, {}, { token });
  expect(await namesFor(token)).toEqual([]);
});

test('lists none to a member who named no county', async () => {
  const { token } = await join(server(), 'achieng');
  const other = await join(server(), 'baraka');
  await put(other.user_id, 'In Kisumu');
  expect(await namesFor(token)).toEqual([]);
});
