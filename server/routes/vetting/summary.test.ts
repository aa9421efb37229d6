import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { possibleEvents } from '../../../domain/vetting/applicationLife';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { anyAnswer } from '../../../domain/vetting/testing/samples';
import { applicationEvents, applications } from '../../db/schema/vetting';
import { serverForTests } from '../../test/testApp';
import {
  fullAnswers,
  idOf,
  joinAsBusiness,
  joinAsTeam,
  putApplication,
  putListing,
  vettingCalls,
} from '../../test/vetting';
import { vettingRepository } from './repository';
import { assessmentOf, readAssessmentInput } from './assessmentInput';
import { summaryColumns } from './summary';

const server = serverForTests();
const db = () => server().app.db;

const form = {
  name: 'Tujenge Bricks',
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

async function actors() {
  const owner = await joinAsBusiness(server(), 'tujenge');
  const admin = await joinAsTeam(server());
  const second = await joinAsTeam(server(), 'baraka');
  await putListing(server(), owner.user_id);
  return {
    ownerId: owner.user_id,
    owner: vettingCalls(server, owner.token),
    admins: [admin, second].map(({ token }) => vettingCalls(server, token)),
    clear: (id: number, cleared: boolean | null) =>
      server().post(
        `vet/applications/${id}/clearance/`,
        { cleared, reason: 'Visited.' },
        { token: admin.token },
      ),
    describe: (category: string) =>
      server().post('mainapp/businesses/', { ...form, category }, { token: owner.token }),
  };
}
type Actors = Awaited<ReturnType<typeof actors>>;

const currentApplication = async (ownerId: number) => {
  const [row] = await vettingRepository(db()).ofBusiness(ownerId);
  if (!row) throw new Error('no application');
  return row;
};

/** The expected columns, from the history and the answers only. */
async function expected(id: number, ownerId: number) {
  const row = await vettingRepository(db()).byId(id);
  const moves = await db()
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(asc(applicationEvents.id));
  let reviewer: number | null = null;
  let since = row?.created_at;
  for (const { event, actor_id, to_state, from_state, created_at } of moves) {
    if (from_state === to_state) continue;
    since = created_at;
    if (['application.claimed', 'application.reopened'].includes(event)) reviewer = actor_id;
    if (['submitted', 'in_progress'].includes(to_state)) reviewer = null;
  }
  const input = await readAssessmentInput(db(), ownerId, row);
  return { ...summaryColumns(assessmentOf(input)), state_since: since, reviewer_id: reviewer };
}

async function expectColumnsToMatch(ownerId: number) {
  const rows = await vettingRepository(db()).ofBusiness(ownerId);
  expect(rows.map(({ is_current }) => is_current)).toEqual(rows.map((_row, index) => index === 0));
  const [newest] = rows;
  if (newest) expect(newest).toMatchObject(await expected(newest.id, ownerId));
}

type Step =
  | { kind: 'event'; pick: number; admin: number }
  | { kind: 'answer'; code: string; given: object }
  | { kind: 'clearance'; cleared: boolean | null }
  | { kind: 'category'; category: string }
  | { kind: 'year' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('event'), pick: fc.nat(20), admin: fc.nat(1) }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...QUESTIONNAIRE.questions.filter(({ code }) => /^(BD|DI|SJ|W|E)\d/.test(code)))
      .chain((question) =>
        anyAnswer(question).map((given) => ({
          kind: 'answer' as const,
          code: question.code,
          given,
        })),
      ),
  },
  fc.record({ kind: fc.constant('clearance'), cleared: fc.constantFrom(true, false, null) }),
  fc.record({
    kind: fc.constant('category'),
    category: fc.constantFrom('Home', 'Waste', 'Energy'),
  }),
  fc.constant({ kind: 'year' }),
);

async function runStep(step: Step, { ownerId, owner, admins, clear, describe }: Actors) {
  const { id, state } = await currentApplication(ownerId);
  if (step.kind === 'answer') await owner.answer(step.code, step.given);
  if (step.kind === 'clearance') await clear(id, step.cleared);
  if (step.kind === 'category') await describe(step.category);
  if (step.kind === 'year') await db().update(applications).set({ expires_at: server().app.now() });
  if (step.kind !== 'event') return;
  const events = (['owner', 'admin'] as const).flatMap((by) =>
    possibleEvents(state, by).map((event) => ({ by, event })),
  );
  const move = events[step.pick % events.length];
  if (!move) return;
  const sender = move.by === 'owner' ? owner : admins[step.admin];
  const note = 'Please show the licence.';
  await sender?.send(id, move.event, { note, question_ids: [idOf('BD6'), idOf('DI3')] });
}

test('the columns equal what follows from answers and history after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 16 }), async (steps) => {
      await server().reset();
      const people = await actors();
      await putApplication(server(), people.ownerId, 'in_progress');
      await people.describe('Waste');
      for (const step of steps) {
        server().advance(60);
        await runStep(step, people);
        await server().app.sweep();
        await expectColumnsToMatch(people.ownerId);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('the columns include the first answer', async () => {
  const { owner, ownerId } = await actors();
  await owner.answer('DI1', { selected_options: [] });
  await expectColumnsToMatch(ownerId);
  await owner.answer('SJ8', { text: 'Mending.' });
  await expectColumnsToMatch(ownerId);
  expect((await currentApplication(ownerId)).completion).toBeGreaterThan(0);
});

test('a renewed application is current, and the old one keeps its columns', async () => {
  const { owner, ownerId } = await actors();
  const id = await putApplication(server(), ownerId, 'expired');
  const before = await vettingRepository(db()).byId(id);
  server().advance(60);
  await owner.send(id, 'application.renewed');
  expect(await vettingRepository(db()).byId(id)).toEqual({ ...before, is_current: false });
  await expectColumnsToMatch(ownerId);
  expect(await db().$count(applications, eq(applications.is_current, true))).toBe(1);
});

test('the columns count flags by their colour', async () => {
  const { ownerId } = await actors();
  const answers = fullAnswers({ DI2: ['weapons', 'tobacco'], DI3: 'none_unchecked' });
  await putApplication(server(), ownerId, 'in_progress', answers);
  expect(await currentApplication(ownerId)).toMatchObject({
    red_flags: 2,
    amber_flags: 1,
    clearance: 'not_yet',
    completion: 100,
  });
});

test('an open Advanced question stays locked while other questions are changed', async () => {
  const { owner, admins, ownerId } = await actors();
  const left = idOf('W1');
  const answers = Object.entries(fullAnswers()).filter(([id]) => Number(id) !== left);
  const id = await putApplication(server(), ownerId, 'under_review', Object.fromEntries(answers));
  const note = 'How many managers?';
  await admins[0]?.send(id, 'changes.requested', { note, question_ids: [idOf('BD6')] });
  expect((await owner.answer('BD6', { text: '51' })).status).toBe(200);
  expect((await currentApplication(ownerId)).question_ids).toEqual([idOf('BD6')]);
  expect((await owner.answer('W1', { text: '100' })).status).toBe(409);
  expect((await owner.send(id, 'application.submitted')).status).toBe(200);
});

test('a change that opens the Advanced part unlocks its questions', async () => {
  const { owner, admins, ownerId } = await actors();
  const basic = Object.entries(fullAnswers({ DI3: 'none_unchecked' })).filter(
    ([id]) => Number(id) < 600,
  );
  const id = await putApplication(server(), ownerId, 'under_review', Object.fromEntries(basic));
  const note = 'Please check ages.';
  await admins[0]?.send(id, 'changes.requested', { note, question_ids: [idOf('DI3')] });
  expect((await currentApplication(ownerId)).question_ids).toEqual([idOf('DI3')]);
  const checked = fullAnswers()[idOf('DI3')] ?? {};
  expect((await owner.answer('DI3', checked)).status).toBe(200);
  const open = (await currentApplication(ownerId)).question_ids;
  expect(open).toEqual(expect.arrayContaining([idOf('DI3'), idOf('LG1'), idOf('W1')]));
  expect(open).not.toContain(idOf('BD2'));
  for (const { id: question, code } of QUESTIONNAIRE.questions) {
    const given = fullAnswers()[question] ?? {};
    if (question >= 600) expect((await owner.answer(code, given)).status).toBe(201);
  }
  expect((await owner.send(id, 'application.submitted')).status).toBe(200);
});
