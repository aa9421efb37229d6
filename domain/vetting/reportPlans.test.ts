import type { Assessment, ReportPlan } from '../contract/assessment';
import { EFFORTS } from '../vocabulary';
import { PLAN_TEXTS } from './advice/planTexts';
import { QUESTIONNAIRE } from './questionnaire';
import { reportPlans } from './reportPlans';
import { assess } from './score';
import { byCode } from './testing/byCode';
import { answersBy, answersWorth, final, inProgress } from './testing/samples';
import type { Answers, Circumstances } from './types';

const { questions } = QUESTIONNAIRE;
type Given = Parameters<typeof answersBy>[1];
const link = { evidence_url: 'https://example.co.ke/proof' };
const worth = (points: number, given: Given = {}, more = {}): Answers => ({
  ...answersWorth(questions, points, more),
  ...answersBy(QUESTIONNAIRE, { SC1: '20_to_49', SC5: 'yes', BD1: 'private_company', ...given }),
});
const plansOf = (answers: Answers, when: Circumstances = final, more: Partial<Assessment> = {}) =>
  reportPlans(QUESTIONNAIRE, answers, when, {
    ...assess(QUESTIONNAIRE, answers, when),
    ...more,
  });
const levelPlan = (...given: Parameters<typeof plansOf>): ReportPlan | undefined =>
  plansOf(...given).find(({ goal }) => /^[A-Z]/.test(goal));

test('says what is answered, what is needed and what to do', () => {
  const plan = levelPlan(worth(3, { R5: 'still_used' }));
  expect(plan).toMatchObject({ goal: 'Sapling', outcome: 'planned', is_exact: true, at_least: 1 });
  expect(plan?.steps).toEqual([
    {
      question: byCode('R5').id,
      now: 'Yes, we still use them',
      needed: 'We are using up the last and have ordered others',
      needs_proof: false,
      title: expect.stringMatching(/\w/) as string,
      first_step: expect.stringMatching(/\w/) as string,
      law: expect.stringMatching(/ban/) as string,
      effort: expect.stringMatching(/\w/) as string,
    },
  ]);
});

test('asks for figures as people say them, and orders the steps by effort', () => {
  const low: Given = { E1: 'nothing', E2: '0', E3: 'nothing', E4: 'none', E5: 'none' };
  const plan = levelPlan(worth(4, { ...low, E6: 'nothing', E7: 'open_fire' }));
  const efforts = plan?.steps.map(({ effort }) => EFFORTS.indexOf(effort));
  expect(efforts).toEqual(efforts?.toSorted((one, other) => one - other));
  expect(plan?.steps.find(({ question }) => question === byCode('E2').id)?.needed).toMatch(
    /^\d+% or more$/,
  );
});

test('plans Tree as if our team had checked the answers, and says so', () => {
  const answers = {
    ...worth(4, {}, link),
    ...answersWorth(
      questions.filter(({ code }) => /^[TRW]/.test(code)),
      4,
    ),
  };
  const plan = levelPlan(answers);
  expect(plan).toMatchObject({ goal: 'Tree', outcome: 'planned', needs_check: true });
  expect(plan?.steps.length).toBeGreaterThan(0);
  for (const { title, now, needed, needs_proof } of plan?.steps ?? []) {
    expect({ title, needs_proof, needed }).toEqual({
      title: 'Add proof',
      needs_proof: true,
      needed: now,
    });
  }
  expect(levelPlan(worth(4, {}, link))).toMatchObject({
    goal: 'Tree',
    needs_check: true,
    steps: [],
  });
});

test('says that new answers are checked even where those before them were', () => {
  const checked = { ...final, isChecked: true };
  const plan = levelPlan(worth(3, {}, link), checked);
  expect(plan).toMatchObject({ goal: 'Tree', outcome: 'planned', needs_check: true });
  expect(plan?.steps.length).toBeGreaterThan(0);
  expect(levelPlan(worth(4, {}, link), checked, { level: 'Sapling' })).toMatchObject({
    goal: 'Tree',
    needs_check: false,
    steps: [],
  });
});

test('has no plan for a level once the highest is reached', () => {
  expect(levelPlan(worth(4, {}, link), { ...final, isChecked: true })).toBeUndefined();
});

test('waits until something is answered in every theme', () => {
  const started = answersBy(QUESTIONNAIRE, { T1: 'verified', T3: 'verified' });
  expect(levelPlan(started, inProgress)).toMatchObject({
    outcome: 'not_enough_answered',
    steps: [],
  });
  expect(levelPlan({ ...started }, final)).toMatchObject({ goal: 'Sprout', outcome: 'planned' });
  expect(levelPlan(answersBy(QUESTIONNAIRE, { BD2: 'kenya' }), inProgress)).toMatchObject({
    goal: 'Sprout',
    outcome: 'not_enough_answered',
  });
});

test('names the answers that do not change', () => {
  expect(levelPlan(worth(3, { DI5: 'convicted' }))).toMatchObject({
    outcome: 'lasting_answers',
    lasting: [byCode('DI5').id],
    steps: [],
  });
});

test('has nothing to ask where a score that was kept is lower than the one of today', () => {
  expect(levelPlan(worth(3), final, { level: 'Sprout' })).toMatchObject({
    goal: 'Sapling',
    outcome: 'planned',
    steps: [],
  });
});

test('gives a plan for each badge that is not met, and for no other', () => {
  const given = { BD2: 'kenya', BD3: '80', BD5: 'mixed', BD6: '40', BD7: '0', BD8: ['neither'] };
  const badges = plansOf(worth(3, given)).filter(({ goal }) => goal !== 'Tree');
  expect(badges.map(({ goal, steps }) => [goal, steps.map(({ needed }) => needed)])).toEqual([
    ['women_led', ['51% or more']],
    ['ability_inclusion', ['31% or more']],
    ['toxin_free', ['Our materials are untreated; No chemicals in production or manufacturing']],
  ]);
});

test('has a text for each question outside the themes that a plan may ask to change', () => {
  const red = questions.filter(({ options }) => options.some(({ flag }) => flag === 'red'));
  const codes = red
    .map(({ code }) => code)
    .filter((code) => /^(DI|SO)/.test(code) && code !== 'DI5');
  expect(Object.keys(PLAN_TEXTS)).toEqual(expect.arrayContaining(codes));
  for (const [code, { title, first_step }] of Object.entries(PLAN_TEXTS)) {
    expect(byCode(code).code).toBe(code);
    expect(title).toMatch(/^[A-Z]/);
    expect(first_step).toMatch(/\.$/);
  }
});
