import { screen, within } from '@testing-library/react';
import type { PlannedStep, ReportPlan } from '../../../../domain/contract/assessment';
import { aVettingReport, middlingAnswers } from '../../../testing/vettingReport';
// Compiled before the first test, which would else wait for it.
import '../ReportPage';
import { admin, part, serveReports } from '../testing/serveReports';

const { open } = serveReports();

const aStep = (change: Partial<PlannedStep> = {}): PlannedStep => ({
  question: 803,
  now: 'We plan to write a rule',
  needed: 'We have said that bribes are forbidden',
  needs_proof: false,
  title: 'Write a one-page rule against bribery',
  first_step: 'Write down what nobody may give or take.',
  law: 'Bribery Act 2016, section 9',
  effort: 'days',
  ...change,
});

const aPlan = (change: Partial<ReportPlan> = {}): ReportPlan => ({
  goal: 'Sapling',
  outcome: 'planned',
  needs_check: false,
  is_exact: true,
  at_least: 1,
  steps: [aStep()],
  lasting: [],
  ...change,
});

const show = async (...plans: ReportPlan[]) => {
  const app = await open(aVettingReport({ plans }));
  return { ...app, plan: part('The smallest plan') };
};

test('names the number of answers and says what to answer, effort and law', async () => {
  const proof = {
    question: 804,
    now: 'Yes',
    needed: 'Yes',
    needs_proof: true,
    title: 'Add proof',
  };
  const open = {
    question: 805,
    now: '',
    needed: 'Yes, both',
    law: '',
    title: 'Start with eTIMS',
  };
  const { plan, user } = await show(aPlan({ steps: [aStep(), aStep(proof), aStep(open)] }));
  expect(plan.getByText('These 3 answers would make you Sapling.')).toBeInTheDocument();
  const [first, second, third] = plan.getAllByRole('article').map((step) => within(step));
  expect(
    first?.getByRole('heading', { name: 'Write a one-page rule against bribery' }),
  ).toBeInTheDocument();
  expect(
    first?.getByText(
      'A few days. Answer “We have said that bribes are forbidden”, instead of “We plan to write a rule”.',
    ),
  ).toBeInTheDocument();
  expect(plan.queryByText('Bribery Act 2016, section 9')).not.toBeInTheDocument();
  for (const fold of plan.getAllByText('How to get there')) await user.click(fold);
  expect(first?.getByRole('link')).toHaveAttribute('href', '/vetting/form/8#q803');
  expect(first?.getByText('Bribery Act 2016, section 9')).toBeInTheDocument();
  expect(first?.getByText('Write down what nobody may give or take.')).toBeInTheDocument();
  expect(second?.getByText(/Answer “Yes” as now, with a link to proof\.$/)).toBeInTheDocument();
  expect(third?.getByText(/Answer “Yes, both” \(not answered yet\)\.$/)).toBeInTheDocument();
});

test('folds what goes beyond six answers and says how certain it is', async () => {
  const steps = [801, 802, 803, 804, 805, 806, 807, 808].map((question) => aStep({ question }));
  const { plan, user } = await show(
    aPlan({ goal: 'Tree', needs_check: true, is_exact: false, at_least: 7, steps }),
  );
  expect(plan.getByText('It takes 8 answers to make you Tree, and a check.')).toBeInTheDocument();
  expect(
    plan.getByText(
      /For Tree, our team also has to check the answers\. A shorter plan may exist, but each one takes at least 7 answers\./,
    ),
  ).toBeInTheDocument();
  expect(plan.getAllByRole('article')).toHaveLength(6);
  await user.click(plan.getByText('2 more answers of this plan'));
  expect(plan.getAllByRole('article')).toHaveLength(8);
});

test('folds the badges', async () => {
  const badge = aPlan({
    goal: 'women_led',
    steps: [aStep({ question: 106, needed: '51% or more' })],
  });
  const barred = aPlan({
    goal: 'toxin_free',
    outcome: 'lasting_answers',
    steps: [],
    lasting: [108],
  });
  const { plan, user } = await show(aPlan(), badge, barred);
  expect(plan.getByText('1 answer would make you Sapling.')).toBeInTheDocument();
  expect(plan.getAllByRole('article')).toHaveLength(1);
  await user.click(plan.getByText('Women-led badge: 1 answer'));
  expect(plan.getByText('1 answer would earn you the Women-led badge.')).toBeInTheDocument();
  expect(
    plan.getByText(/Answer “51% or more”, instead of “We plan to write a rule”\.$/),
  ).toBeInTheDocument();
  await user.click(plan.getByText('Toxin-free badge: not by new answers alone'));
  expect(plan.getByRole('link', { name: /What is true of the materials/ })).toHaveAttribute(
    'href',
    '/vetting/form/1#q108',
  );
});

test.each<[string, Partial<ReportPlan>[], RegExp]>([
  ['the highest level', [], /^Tree is the highest level, and it is reached\./],
  ['too few answers', [{ outcome: 'not_enough_answered', steps: [] }], /^There is no plan yet\./],
  [
    'answers that do not change',
    [{ outcome: 'lasting_answers', steps: [], lasting: [305] }],
    /^New answers alone cannot reach Sapling\. These answers are against it/,
  ],
  [
    'a level out of reach',
    [{ outcome: 'out_of_reach', steps: [] }],
    /^New answers alone cannot reach Sapling\. Too little/,
  ],
  [
    'a missing check alone',
    [{ goal: 'Tree', needs_check: true, steps: [] }],
    /^The answers are enough for Tree\.$/,
  ],
])('has a sentence for %s', async (_case, plans, sentence) => {
  const { plan } = await show(...plans.map(aPlan));
  expect(plan.getByText(sentence)).toBeInTheDocument();
  expect(plan.queryByRole('article')).not.toBeInTheDocument();
});

test('names the business to an admin', async () => {
  await open(aVettingReport({ plans: [aPlan()] }), { user: admin, at: '/report?as_user=7' });
  expect(screen.getByText('1 answer would make Lake Basin Soaps Sapling.')).toBeInTheDocument();
});

test('reads the plan of the rules for answers in the middle', async () => {
  const answers = middlingAnswers({ DI3: 'found_open' });
  await open(aVettingReport({}, { answers }));
  const plan = part('The smallest plan');
  expect(plan.getByText('1 answer would make you Sapling.')).toBeInTheDocument();
  expect(plan.getByText(/Answer “A case was found and put right”/)).toBeInTheDocument();
});
