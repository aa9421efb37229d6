import { screen, within } from '@testing-library/react';
import { aRecommendation, aVettingReport, middlingAnswers } from '../../testing/vettingReport';
import { openFold, part, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { open } = serveReports();

test('opens with three steps, their effort and what they add in plain words', async () => {
  const recommendations = [
    aRecommendation(),
    aRecommendation({
      question: 804,
      gain: 1,
      title: 'Open a safe way to complain',
      effort: 'hours',
    }),
    aRecommendation({ question: 9999, title: 'Plant native trees', effort: 'months' }),
    aRecommendation({ question: 805, title: 'A fourth' }),
  ];
  const { user } = await open(aVettingReport({ recommendations }));
  const steps = part('Your next steps').getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/against briberyA few days · adds about 2 of 100 points$/),
    'Open a safe way to complainA few hours · adds less than 1 of 100 points',
    'Plant native treesA few months',
  ]);
  const [first] = part('Your next steps').getAllByRole('link');
  expect(first).toHaveAttribute('href', '/report#step-803');
  expect(document.querySelector('#step-803')).toBeNull();
  await user.click(screen.getByRole('link', { name: /against bribery$/ }));
  expect(document.querySelector('#step-803')).toHaveTextContent('Bribery Act 2016, section 9');
  expect(document.querySelector('#step-803')).toHaveFocus();
});

test('says what to do where there is no next step', async () => {
  const { unmount } = await open(
    aVettingReport(
      { recommendations: [] },
      { answers: middlingAnswers({ R5: 'none', DI4: 'none' }) },
    ),
  );
  expect(part('Your next steps').getByText(/^No scored answer is low/)).toBeInTheDocument();
  unmount();
  const some = Object.fromEntries(Object.entries(middlingAnswers()).slice(0, 50));
  await open(aVettingReport({ recommendations: [] }, { answers: some }));
  expect(part('Your next steps').getByText(/^Answer more questions/)).toBeInTheDocument();
});

test('shows law, helper, effort and gain of five steps, and all steps by theme', async () => {
  const unsafe = aRecommendation({ question: 801, title: 'Another', helper_url: 'javascript:x' });
  const others = [802, 804, 805, 806].map((question) => aRecommendation({ question }));
  const recommendations = [aRecommendation(), unsafe, ...others];
  const { user } = await open(aVettingReport({ recommendations }));
  const steps = await openFold(user, 'What to do next');
  const [first, second] = steps.getAllByRole('article').map((step) => within(step));
  expect(first?.getByText('Bribery Act 2016, section 9')).toBeInTheDocument();
  expect(first?.getByRole('link', { name: 'EACC' })).toHaveAttribute('href', 'https://eacc.go.ke');
  expect(first?.getByText('A few days')).toBeInTheDocument();
  expect(first?.getByText(/^Up to 6 weighted points, 1\.\d of the total/)).toBeInTheDocument();
  expect(second?.queryByRole('link', { name: 'EACC' })).not.toBeInTheDocument();
  expect(steps.getAllByRole('article')).toHaveLength(5);
  await user.click(steps.getByText('Transparent & accountable governance: 6 steps'));
  expect(steps.getAllByRole('article')).toHaveLength(6);
  expect(steps.getByText('Another: see number 2 above.')).toBeInTheDocument();
});

test('shows what is missing for a listing', async () => {
  const { user } = await open(
    aVettingReport({ missing_for_listing: ['Answer 3 more questions.'] }),
  );
  expect(part('What is missing for a listing').getByText('1 thing')).toBeInTheDocument();
  const missing = await openFold(user, 'What is missing for a listing');
  expect(missing.getByText('Answer 3 more questions.')).toBeInTheDocument();
});
