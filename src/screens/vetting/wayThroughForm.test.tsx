import { screen, within } from '@testing-library/react';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { askedQuestions } from '../../../domain/vetting/visibility';
import { questionAnchor } from '../../paths';
import { anApplication } from '../../testing/vettingReport';
import { ask, basicAnswers } from './testing/aVetting';
import {
  answers,
  BUSINESS_DETAILS,
  card,
  categoryOf,
  next,
  show,
  showQuestion,
} from './testing/showForm';

beforeEach(() => localStorage.clear());

const CHECK = '?section=check';
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

it('shows a section at a time, then the answers to check, then the next category', async () => {
  const { user } = show(BUSINESS_DETAILS);
  const shown = (...codes: string[]) =>
    expect(headings()).toEqual(codes.map((code) => ask(code).text));
  shown('BD1', 'BD2', 'BD3', 'BD4');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 of 2');
  await user.click(next());
  shown('BD5', 'BD6', 'BD7', 'BD8');
  expect(screen.getByRole('heading', { level: 2, name: /People and materials/ })).toHaveFocus();
  await user.click(next());
  expect(screen.getByRole('heading', { level: 2, name: 'Check your answers' })).toHaveFocus();
  expect(next()).toHaveAttribute('href', '/vetting/form/2?section=1');
  expect(next()).toHaveTextContent('Next: Sustainability Journey');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  shown('BD5', 'BD6', 'BD7', 'BD8');
});

it('opens the section of the question that a link names, and moves the focus there', () => {
  showQuestion('BD6');
  expect(screen.getByRole('heading', { name: ask('BD6').text })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: ask('BD1').text })).not.toBeInTheDocument();
});

it('shows one question at a time where that is wanted, and keeps to it on this device', async () => {
  const { user, unmount } = show(BUSINESS_DETAILS);
  const single = () => screen.getByRole('switch', { name: 'Show one question at a time' });
  await user.click(single());
  expect(headings()).toEqual([ask('BD1').text]);
  await user.click(screen.getByRole('link', { name: 'Next question' }));
  expect(screen.getByRole('heading', { name: ask('BD2').text })).toHaveFocus();
  unmount();
  const { user: later } = show(BUSINESS_DETAILS);
  expect(headings()).toEqual([ask('BD1').text]);
  await later.click(single());
  expect(headings()).toHaveLength(4);
});

it('leads to the next question without an answer, here or further on', async () => {
  const { user } = show(BUSINESS_DETAILS, { answers: answers({ BD1: 'sole_trader' }) });
  const go = () => user.click(screen.getByRole('link', { name: 'Next unanswered question' }));
  await go();
  expect(screen.getByRole('heading', { name: ask('BD2').text })).toHaveFocus();
  await user.click(card('BD2').getByRole('radio', { name: 'In Kenya' }));
  await go();
  expect(screen.getByRole('heading', { name: ask('BD3').text })).toHaveFocus();
});

it('offers no unanswered question where there is none', () => {
  show(BUSINESS_DETAILS, { answers: basicAnswers });
  expect(screen.queryByRole('link', { name: /unanswered/ })).not.toBeInTheDocument();
});

it('lists all answers of a category to be checked, each with its proof and a way back', () => {
  const given = {
    ...answers({ BD2: 'kenya', BD3: '72.5', BD8: ['untreated', 'no_chemicals'] }),
    ...answers({ BD1: { selected_options: [10101], evidence_url: 'https://a.example/b.pdf' } }),
  };
  show(BUSINESS_DETAILS, { answers: given }, CHECK);
  const row = (code: string) => {
    const item = screen.getByText(ask(code).text).closest('li');
    if (!item) throw new Error(`${code} is not listed`);
    return within(item);
  };
  expect(screen.getByText('4 questions have no answer yet.')).toBeVisible();
  expect(row('BD1').getByText('Proof: https://a.example/b.pdf')).toBeVisible();
  expect(row('BD3').getByText('72.5%')).toBeVisible();
  expect(row('BD8').getByText(/^Our materials are untreated; No chemicals/)).toBeVisible();
  expect(row('BD5').getByText('No answer yet')).toBeVisible();
  const change = row('BD2').getByRole('link', { name: `Change: ${ask('BD2').text}` });
  expect(change).toHaveAttribute('href', `/vetting/form/1#${questionAnchor(ask('BD2').id)}`);
  expect(row('BD5').getByRole('link', { name: `Answer: ${ask('BD5').text}` })).toBeVisible();
});

it('says on the check what the answers come to so far', () => {
  show(BUSINESS_DETAILS, { answers: answers({ BD2: 'kenya', BD3: '72' }) }, CHECK);
  expect(screen.getByText(/So far you meet the badge “Locally anchored”\.$/)).toBeVisible();
});

it('counts the other part by itself, without what is not asked', () => {
  const given = { ...basicAnswers, ...answers({ SC1: 'no_staff' }) };
  show(categoryOf('T1'), { answers: given, isCleared: true });
  const bar = within(screen.getByRole('region', { name: 'Progress' }));
  expect(bar.getByText('Part 2 of 2')).toBeVisible();
  expect(bar.getByText('Governance')).toBeVisible();
  const asked = askedQuestions(QUESTIONNAIRE, given).length - 31;
  expect(bar.getByText(`1 of ${asked}`)).toBeVisible();
});

it('says how many questions are not asked, and why when that is wanted', async () => {
  const given = answers({ BD1: 'sole_trader' });
  const { user } = show(categoryOf('T2'), { answers: given, isCleared: true });
  expect(screen.getByText(/sole trader/i)).not.toBeVisible();
  await user.click(screen.getByText('1 question does not concern you'));
  expect(screen.getByText(/sole trader/i)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Show one question at a time' }));
  expect(screen.getByText('Question 1 of 7 · T1')).toBeVisible();
});

it('lists questions that are not asked after the answers, with the reason', () => {
  show(categoryOf('T2'), { answers: answers({ BD1: 'sole_trader' }), isCleared: true }, CHECK);
  const left = within(screen.getByRole('region', { name: 'Questions that do not concern you' }));
  expect(left.getByText(`T2 · ${ask('T2').text}`)).toBeVisible();
  expect(left.getByText(/sole trader/i)).toBeVisible();
});

it('leads from a link to a question that is not asked to the reason', () => {
  showQuestion('W1', { answers: answers({ SC1: 'no_staff' }), isCleared: true });
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  expect(screen.getByText(`W1 · ${ask('W1').text}`)).toHaveFocus();
});

it('says which answer leaves other questions out, and that they are asked again', async () => {
  const { user } = show(categoryOf('SC1'), { isCleared: true });
  await user.click(card('SC1').getByRole('radio', { name: 'Nobody' }));
  const note = screen.getByText(/^7 questions are left out now\./);
  expect(note).toHaveTextContent('You said that the business employs nobody.');
  await user.click(card('SC1').getByRole('radio', { name: '50 or more' }));
  expect(note).not.toBeInTheDocument();
});

it('says that questions concern the business after all', async () => {
  const given = answers({ SC1: 'no_staff' });
  const { user } = show(categoryOf('SC1'), { isCleared: true, answers: given });
  await user.click(card('SC1').getByRole('radio', { name: '50 or more' }));
  expect(screen.getByText('7 questions concern you after all.')).toBeVisible();
});

it('locks the Advanced part and says what opens it', () => {
  show(categoryOf('T1'));
  expect(screen.getByText(/^The Advanced part opens when/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('opens only the questions that the reviewer names', () => {
  const application = anApplication({
    state: 'changes_requested',
    note: 'Please attach the certificate.',
    question_ids: [ask('BD2').id],
  });
  show(BUSINESS_DETAILS, { answers: basicAnswers, application });
  expect(screen.getByText(/Please attach the certificate\./)).toBeVisible();
  expect(card('BD2').getByText('Open again')).toBeVisible();
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).toBeEnabled();
  expect(card('BD1').getByRole('radio', { name: /Sole trader/ })).toBeDisabled();
});

it('is read-only while it is with the reviewers, and says why', () => {
  show(BUSINESS_DETAILS, {
    answers: basicAnswers,
    application: anApplication({ state: 'under_review' }),
    isReadOnly: true,
  });
  expect(screen.getByText(/^A reviewer is reading your answers/)).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});

it('links back to the check of the category before', () => {
  show(categoryOf('DI1'));
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/vetting/form/2?section=check',
  );
});

it('links from the check of the last open part to the completion', () => {
  show(categoryOf('SO1'), { asUser: 12 }, CHECK);
  expect(screen.getByRole('link', { name: 'Next: Finishing' })).toHaveAttribute(
    'href',
    '/vetting/completion?as_user=12',
  );
});

it('says that there is no such part of the assessment', () => {
  show('99');
  expect(screen.getByRole('heading', { name: 'The assessment has no such part' })).toBeVisible();
});
