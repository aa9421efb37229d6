import { eq } from 'drizzle-orm';
import type { VettingReport } from '../../../domain/contract/assessment';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { assess } from '../../../domain/vetting/score';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { applications } from '../../db/schema/vetting';
import { DEMO_PASSWORD } from '../../seed/isDemo';
import { seedDemo } from '../../seed/seed';
import {
  fullAnswers,
  joinAsBusiness,
  joinAsTeam,
  listingOf,
  putApplication,
  putListing,
  vettingCalls,
} from '../../test/vetting';
import { resultPagesRepository } from '../resultPages/repository';
import { bodyOf, serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();
const db = () => server().app.db;

async function firm() {
  const { token, user_id } = await joinAsBusiness(server(), 'tujenge');
  return { user_id, token, ...vettingCalls(server, token) };
}
const reportOf = async (token: string, query = '') =>
  bodyOf<VettingReport>(await server().get(`vet/report/${query}`, token));

test('GET /vet/report/ returns an empty report before the first answer', async () => {
  const { token, user_id } = await firm();
  expect(await reportOf(token)).toEqual({
    business: { user_id, name: 'tujenge', category: null, listing_slug: null },
    result_code: null,
    application: null,
    assessment: null,
    responses: [],
    recommendations: [],
    plans: [],
    missing_for_listing: [],
    benchmark: null,
    earlier: [],
  });
});

test('GET /vet/report/ returns the score of the present answers before the submission', async () => {
  const { token, user_id } = await firm();
  const answers = fullAnswers();
  await putListing(server(), user_id, { category: 'Waste' });
  await putApplication(server(), user_id, 'in_progress', answers);
  const report = await reportOf(token);
  const circumstances = { category: 'Waste', isFinal: false, isChecked: false } as const;
  expect(report.assessment).toEqual(assess(QUESTIONNAIRE, answers, circumstances));
  expect(report.business).toMatchObject({ category: 'Waste', listing_slug: null });
  expect(report.responses).toHaveLength(88);
  expect(report.missing_for_listing).toEqual([]);
  expect(report.earlier).toEqual([]);
});

test('GET /vet/report/ returns the smallest plan for the next level, then for badges', async () => {
  const { token, user_id } = await firm();
  await putApplication(server(), user_id, 'in_progress', fullAnswers({ R5: 'still_used' }));
  const { plans } = await reportOf(token);
  expect(plans.map(({ goal }) => goal)).toEqual(['Sapling', 'ability_inclusion', 'toxin_free']);
  expect(plans[0]).toEqual({
    goal: 'Sapling',
    outcome: 'planned',
    needs_check: false,
    is_exact: true,
    at_least: 1,
    steps: [
      expect.objectContaining({
        question: 1105,
        now: 'Yes, we still use them',
        needed: 'We are using up the last and have ordered others',
        needs_proof: false,
      }),
    ],
    lasting: [],
  });
});

test('GET /vet/report/ returns the submitted score after the listing has changed', async () => {
  const { token, user_id } = await firm();
  const id = await putApplication(server(), user_id, 'submitted');
  const first = await reportOf(token);
  await putListing(server(), user_id, { category: 'Waste' });
  expect((await reportOf(token)).assessment).toEqual(first.assessment);
  expect(first.earlier).toEqual([
    {
      application: id,
      state: 'submitted',
      submitted_at: server().app.now().toISOString(),
      total: first.assessment?.total,
      level: 'Sapling',
    },
  ]);
});

test('GET /vet/report/ returns the code of the public result page only while it is on', async () => {
  const { token, user_id } = await firm();
  await putListing(server(), user_id);
  await putApplication(server(), user_id, 'listed');
  const { id } = await listingOf(server(), user_id);
  const pages = resultPagesRepository(db());
  const now = server().app.now();
  await pages.switchPage(id, true, now);
  const { result_code } = await reportOf(token);
  expect(result_code).toMatch(/^[2-9a-z]{10}$/);
  await pages.switchPage(id, false, now);
  expect((await reportOf(token)).result_code).toBeNull();
});

test('GET /vet/report/ offers events to an admin with user_id, but none with as_user', async () => {
  const { user_id } = await firm();
  await putApplication(server(), user_id, 'under_review');
  const { token } = await joinAsTeam(server());
  const asAdmin = await reportOf(token, `?user_id=${user_id}`);
  expect(asAdmin.business.user_id).toBe(user_id);
  expect(asAdmin.application?.possible).toContain('application.approved');
  const asOwner = await reportOf(token, `?as_user=${user_id}`);
  expect(asOwner.application?.possible).toEqual([]);
});

describe('the benchmark', () => {
  /** Adds approved businesses of a category with these answers. */
  async function addOthers(
    count: number,
    category: 'Home' | 'Waste' | 'Energy',
    answers = fullAnswers(),
  ) {
    const names = Array.from({ length: count }, (_, index) => `${category}-${index}@x.example`);
    const rows = names.map((name) => ({
      username: name,
      email: name,
      first_name: name,
      last_name: '',
      user_type: 'business' as const,
      age_bracket: '',
      phone_num: '',
    }));
    const added = await db().insert(users).values(rows).returning({ id: users.id });
    for (const { id } of added) {
      await putListing(server(), id, { category });
      await putApplication(server(), id, 'approved', answers);
    }
  }

  test('is of the category with ten businesses, else of all categories', async () => {
    const { token, user_id } = await firm();
    await putListing(server(), user_id, { category: 'Home' });
    await putApplication(server(), user_id, 'in_progress');
    await addOthers(9, 'Home');
    expect((await reportOf(token)).benchmark).toMatchObject({ group: 'All', businesses: null });
    await addOthers(4, 'Waste');
    expect((await reportOf(token)).benchmark).toMatchObject({ group: 'All', businesses: 15 });
    await db()
      .update(applications)
      .set({ state: 'listed', expires_at: new Date('2027-01-01T00:00:00Z') })
      .where(eq(applications.user_id, user_id));
    const [row] = await db().select().from(applications).where(eq(applications.state, 'approved'));
    await db()
      .update(applications)
      .set({ assessment: row?.assessment ?? null })
      .where(eq(applications.user_id, user_id));
    expect((await reportOf(token)).benchmark).toMatchObject({ group: 'Home', businesses: 10 });
  });

  test('counts only approved businesses that agreed', async () => {
    const { token, user_id } = await firm();
    await putApplication(server(), user_id, 'in_progress');
    await addOthers(6, 'Home');
    await addOthers(6, 'Waste', fullAnswers({ SO3: ['listing', 'badges'] }));
    expect((await reportOf(token)).benchmark).toMatchObject({ group: 'All', businesses: null });
    await addOthers(4, 'Energy');
    expect((await reportOf(token)).benchmark).toMatchObject({ group: 'All', businesses: 10 });
  });
});

describe('a listed business that changes its listing', () => {
  const form = {
    name: 'Tujenge Bricks',
    category: 'Home',
    county: '047',
    address_locality: 'Kariobangi',
    founding_year: 2016,
    themes: ['community action'],
    description:
      'We press building blocks from soil and crushed glass, which comes from bars of the estate.',
    telephone: '',
    url: '',
    consent_listing: true,
    newsletter: false,
  };

  async function listed() {
    const { token, user_id, applications: list } = await firm();
    await server().post('mainapp/businesses/', form, { token });
    await db()
      .update(listings)
      .set({ status: 'published', level: 'Sapling', verified_at: server().app.now() });
    await putApplication(server(), user_id, 'listed');
    return { token, user_id, list };
  }

  test('is reviewed again and loses its level after another category', async () => {
    const { token, user_id, list } = await listed();
    await server().post('mainapp/businesses/', { ...form, category: 'Waste' }, { token });
    expect(await list()).toMatchObject([
      {
        state: 'under_review',
        expires_at: null,
        history: [
          {
            event: 'listing.changed',
            by: 'system',
            note: 'The business changed its listing: category.',
          },
        ],
      },
    ]);
    const listing = await listingOf(server(), user_id);
    expect(listing).toMatchObject({ status: 'pending', level: null, verified_at: null });
  });

  test('stays listed after another telephone', async () => {
    const { token, user_id, list } = await listed();
    await server().post('mainapp/businesses/', { ...form, telephone: '0712 345 678' }, { token });
    expect(await list()).toMatchObject([{ state: 'listed', history: [] }]);
    expect(await listingOf(server(), user_id)).toMatchObject({ level: 'Sapling' });
  });
});

test('GET /vet/report/ returns the level and badges of the listing to the demo business', async () => {
  await seedDemo(db(), server().app.now());
  const login = { username: 'hello@mwangaza-soaps.example', password: DEMO_PASSWORD };
  const { token, user_id } = sessionOf(await server().post('accounts/login/', login));
  const report = await reportOf(token);
  const listing = await listingOf(server(), user_id);
  expect(report).toMatchObject({
    business: { name: 'Mwangaza Soaps', listing_slug: 'mwangaza-soaps' },
    application: { state: 'listed', level: listing.level },
    missing_for_listing: [],
  });
  expect(report.assessment?.badges.flatMap(({ badge, is_met }) => (is_met ? badge : []))).toEqual(
    listing.badges,
  );
  expect(report.application?.history).toHaveLength(8);
  expect(report.recommendations.length).toBeGreaterThan(4);
});
