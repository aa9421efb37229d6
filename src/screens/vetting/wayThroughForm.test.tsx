import { screen, within } from '@testing-library/react';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import type { KnownFacts } from '../../../domain/vetting/knownFacts';
import type { AnswerState, Vetting } from '../../actors/vetting';
import { questionAnchor } from '../../paths';
import { renderThemed } from '../../testing/renderThemed';
import { askedQuestions } from '../../../domain/vetting/visibility';
import { anApplication } from '../../testing/vettingReport';
import { ask, basicAnswers, idle, KeepingAnswers } from './testing/aVetting';
import { KnownFactsContext } from './knownFacts';
import { VettingFormPageView } from './VettingFormPageView';

beforeEach(() => localStorage.clear());

const BUSINESS_DETAILS = '1';
const answers = (given: Parameters<typeof answersBy>[1]) => answersBy(QUESTIONNAIRE, given);
const categoryOf = (code: string) => String(ask(code).category);

function show(
  categoryId: string,
  start: Partial<Vetting> = {},
  place = '',
  facts: KnownFacts | null = null,
) {
  const onAnswer = jest.fn();
  const shown = renderThemed(
    <KeepingAnswers start={start} onAnswer={onAnswer}>
      <KnownFactsContext value={facts}>
        <VettingFormPageView categoryId={categoryId} />
      </KnownFactsContext>
    </KeepingAnswers>,
    `/vetting/form/${categoryId}${place}`,
  );
  return { onAnswer, ...shown };
}

/** Shows the section of one question. */
const showQuestion = (
  code: string,
  start: Partial<Vetting> = {},
  facts: KnownFacts | null = null,
) => show(categoryOf(code), start, `#${questionAnchor(ask(code).id)}`, facts);

const CHECK = '?section=check';
const next = () => screen.getByRole('link', { name: /^Next:/ });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

/** The list item of one question. */
function card(code: string) {
  const item = screen.getByRole('heading', { level: 3, name: ask(code).text }).closest('li');
  if (!item) throw new Error(`${code} is not shown`);
  return within(item);
}

const stateOf = (code: string, state: Partial<AnswerState>) => ({
  answerState: (id: number) => (id === ask(code).id ? { ...idle, ...state } : idle),
});

it('keeps one choice of several at once, and clears it again', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  await user.click(card('BD2').getByRole('radio', { name: 'In Kenya' }));
  const given = answers({ BD2: 'kenya' })[ask('BD2').id];
  expect(onAnswer).toHaveBeenLastCalledWith(ask('BD2').id, given);
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).toBeChecked();
  expect(screen.getByText('1 of 31')).toBeVisible();
  await user.click(card('BD2').getByRole('button', { name: 'Clear answer' }));
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).not.toBeChecked();
  expect(screen.getByText('0 of 31')).toBeVisible();
});

it('lets "neither" stand alone among checkboxes', async () => {
  const { user } = showQuestion('BD8', { answers: answers({ BD8: ['untreated'] }) });
  await user.click(card('BD8').getByRole('checkbox', { name: 'Neither of these' }));
  expect(
    card('BD8').getByRole('checkbox', { name: 'Our materials are untreated' }),
  ).not.toBeChecked();
});

it('takes up to three themes where no more may be chosen, or none of them', async () => {
  const { user } = show(categoryOf('WN1'), { isCleared: true });
  const box = (name: string) => card('WN1').getByRole('checkbox', { name });
  for (const name of ['Community action', 'Energy transition', 'Nature regeneration']) {
    await user.click(box(name));
  }
  expect(box("Workers' wellbeing")).toBeDisabled();
  expect(box('Energy transition')).toBeEnabled();
  await user.click(box('Not decided yet'));
  expect(box("Workers' wellbeing")).toBeEnabled();
});

it('says that more than three were chosen before, and takes fewer', async () => {
  const four = ['governance', 'workers', 'community', 'energy'];
  const given = answers({ WN1: four });
  const { user, onAnswer } = show(categoryOf('WN1'), { answers: given, isCleared: true });
  expect(card('WN1').getByRole('alert')).toHaveTextContent('Choose up to 3.');
  await user.click(card('WN1').getByRole('checkbox', { name: 'Energy transition' }));
  expect(card('WN1').queryByRole('alert')).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it('takes evidence for what was done in the themes, once it is wanted', async () => {
  const { user } = showQuestion('SJ3');
  expect(card('SJ3').queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(card('SJ3').getByRole('button', { name: '+ Add proof' }));
  expect(card('SJ3').getByRole('textbox', { name: 'Link to evidence (optional)' })).toHaveFocus();
});

it('shows evidence that was linked before', () => {
  const linked = answers({
    SJ3: { selected_options: [20301], evidence_url: 'https://a.example/' },
  });
  showQuestion('SJ3', { answers: linked });
  expect(card('SJ3').getByRole('textbox', { name: /Link to evidence/ })).toHaveValue(
    'https://a.example/',
  );
});

it.each([
  ['BD2', 'Help and why'],
  ['BD3', 'Why we ask'],
])('explains why %s is asked when that is wanted', async (code, summary) => {
  const { user } = showQuestion(code);
  expect(card(code).getByText(ask(code).why)).not.toBeVisible();
  await user.click(card(code).getByText(summary));
  expect(card(code).getByText(ask(code).why)).toBeVisible();
});

it('saves a percentage as a canonical decimal and rejects other texts', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  const field = card('BD3').getByRole('textbox', { name: ask('BD3').text });
  await user.type(field, '59,5');
  expect(onAnswer).toHaveBeenLastCalledWith(ask('BD3').id, answers({ BD3: '59.5' })[ask('BD3').id]);
  expect(field).toHaveValue('59,5');
  await user.clear(field);
  await user.type(field, 'half');
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Enter a percentage from 0 to 100/);
  expect(card('BD3').getByText('Not saved yet')).toBeVisible();
});

it('asks why a question is not applicable before saving', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  await user.click(card('BD3').getByRole('checkbox', { name: /no staff/ }));
  expect(onAnswer).not.toHaveBeenCalled();
  expect(card('BD3').queryByRole('textbox', { name: ask('BD3').text })).not.toBeInTheDocument();
  await user.type(card('BD3').getByRole('textbox', { name: /Why/ }), 'I work alone');
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('BD3').id,
    expect.objectContaining({ text: 'I work alone' }),
  );
  expect(card('BD3').getByRole('textbox', { name: /Why/ })).toHaveValue('I work alone');
});

it('saves a link to evidence with the answer', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  await user.click(card('BD1').getByRole('button', { name: '+ Add proof' }));
  const link = card('BD1').getByRole('textbox', { name: 'Link to evidence (optional)' });
  await user.type(link, 'brs.example/c.pdf');
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('BD1').id,
    expect.objectContaining({ evidence_url: 'https://brs.example/c.pdf' }),
  );
  expect(link).toHaveAccessibleDescription(/Certificate of registration/);
});

it.each([
  ['saving', {}, 'Saving…'],
  ['saved', { savedAt: new Date(2026, 10, 21, 14, 2) }, /^Saved .*02/],
  ['queued', {}, /^Waiting for connection/],
  ['failed', { message: 'Our servers are busy.' }, 'Not saved: Our servers are busy.'],
] as const)('says that an answer is %s', (status, more, text) => {
  show(BUSINESS_DETAILS, stateOf('BD2', { status, ...more }));
  expect(card('BD2').getByRole('status')).toHaveTextContent(text);
});

it('sends a failed answer again when asked', async () => {
  const retryAnswer = jest.fn();
  const { user } = show(BUSINESS_DETAILS, { ...stateOf('BD2', { status: 'failed' }), retryAnswer });
  await user.click(card('BD2').getByRole('button', { name: 'Retry' }));
  expect(retryAnswer).toHaveBeenCalledWith(ask('BD2').id);
});

it('discards a refused answer when asked', async () => {
  const discardAnswer = jest.fn();
  const { user } = show(BUSINESS_DETAILS, {
    ...stateOf('BD2', { status: 'failed' }),
    discardAnswer,
  });
  await user.click(card('BD2').getByRole('button', { name: 'Discard change' }));
  expect(discardAnswer).toHaveBeenCalledWith(ask('BD2').id);
});

it('shows both versions of a conflict with a button for each', async () => {
  const [, other] = ask('BD2').options;
  const theirs = {
    id: 3,
    user: 7,
    question: ask('BD2').id,
    text: '',
    selected_options: other ? [other.id] : [],
    evidence_url: '',
    revision: 4,
    updated_at: '2026-11-21T09:00:00.000Z',
  };
  const keepMine = jest.fn();
  const takeTheirs = jest.fn();
  const { user } = show(BUSINESS_DETAILS, {
    ...stateOf('BD2', { status: 'conflict', theirs }),
    answers: answers({ BD2: 'kenya' }),
    keepMine,
    takeTheirs,
  });
  const versions = within(card('BD2').getByRole('group', { name: 'Two versions of this answer' }));
  expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In Kenya',
    'In another country',
  ]);
  await user.click(versions.getByRole('button', { name: 'Keep mine' }));
  await user.click(versions.getByRole('button', { name: 'Take the other' }));
  expect(keepMine).toHaveBeenCalledWith(ask('BD2').id);
  expect(takeTheirs).toHaveBeenCalledWith(ask('BD2').id);
});

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

it('keeps what cannot be saved while other questions are looked at, and says so', async () => {
  const { user } = show(BUSINESS_DETAILS, { answers: answers({ BD1: 'sole_trader' }) });
  const field = () => card('BD3').getByRole('textbox', { name: ask('BD3').text });
  const bar = within(screen.getByRole('region', { name: 'Progress' }));
  expect(bar.getByText('Saved')).toBeVisible();
  await user.type(field(), 'half');
  expect(bar.getByText('Not saved yet')).toBeVisible();
  await user.click(next());
  await user.click(next());
  expect(screen.getByText('What you typed is not saved yet.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: `Answer: ${ask('BD3').text}` }));
  expect(field()).toHaveValue('half');
  await user.clear(field());
  await user.type(field(), '50');
  expect(bar.getByText('Saved')).toBeVisible();
});

it.each([
  ['Saving…', { pending: 1 }],
  ['Waiting for connection', { pending: 1, isOnline: false }],
  ['Waiting for connection', { pending: 1, isWaiting: true }],
  ['Not saved', { pending: 1, blocked: [ask('BD2').id] }],
])('says above the questions: %s', (text, change) => {
  show(BUSINESS_DETAILS, { answers: answers({ BD2: 'kenya' }), ...change });
  const bar = within(screen.getByRole('region', { name: 'Progress' }));
  expect(bar.getByText('Part 1 of 2')).toBeVisible();
  expect(bar.getByText('Business')).toBeVisible();
  expect(bar.getByText('1 of 31')).toBeVisible();
  expect(bar.getByText(text)).toBeVisible();
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

it('says that answers wait for a connection', () => {
  show(BUSINESS_DETAILS, { isOnline: false, pending: 2 });
  expect(screen.getByText(/2 answers kept on this device/)).toBeVisible();
});

it('does not say that answers are kept when the storage is full', () => {
  const answerState = () => ({ ...idle, status: 'queued' as const });
  show(BUSINESS_DETAILS, { isOnline: false, pending: 2, isKept: false, answerState });
  expect(screen.queryByText(/kept on this device/i)).not.toBeInTheDocument();
  expect(screen.getByText(/2 answers not sent yet\. This device cannot store them/)).toBeVisible();
  expect(screen.getAllByText(/This device cannot store it: stay on this page/)[0]).toBeVisible();
});

it('says that there is no such part of the assessment', () => {
  show('99');
  expect(screen.getByRole('heading', { name: 'The assessment has no such part' })).toBeVisible();
});

const FACTS: KnownFacts = {
  staff: '10-19',
  founders: [],
  registrationNumber: 'PVT-ABC1234',
  place: '',
  email: '',
};
const ALONE: KnownFacts = { ...FACTS, staff: '0' };

it('proposes what the profile says, which counts once it is taken', async () => {
  const { user, onAnswer } = showQuestion('SC1', { isCleared: true }, FACTS);
  expect(card('SC1').getByText(/^From your profile: 10-19 staff\./)).toBeVisible();
  expect(card('SC1').getByRole('radio', { name: '10 to 19' })).not.toBeChecked();
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(card('SC1').getByRole('button', { name: 'Use “10 to 19”' }));
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('SC1').id,
    answers({ SC1: '10_to_19' })[ask('SC1').id],
  );
  expect(card('SC1').getByRole('radio', { name: '10 to 19' })).toBeChecked();
  expect(card('SC1').getByText(/Change it if it is wrong\.$/)).toBeVisible();
  await user.click(card('SC1').getByRole('radio', { name: '1 to 9' }));
  expect(card('SC1').getByText(/This answer says something else\.$/)).toBeVisible();
});

it('keeps the proof when a proposal is taken', async () => {
  const linked = answers({ BD1: { evidence_url: 'https://a.example/b' } });
  const { user, onAnswer } = showQuestion('BD1', { answers: linked }, FACTS);
  await user.click(card('BD1').getByRole('button', { name: 'Use “Private limited company”' }));
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('BD1').id,
    expect.objectContaining({ evidence_url: 'https://a.example/b' }),
  );
});

it('proposes the answer to a question that was asked before in other words', async () => {
  const { user, onAnswer } = showQuestion('T8', {
    answers: answers({ BD6: '66.7' }),
    isCleared: true,
  });
  await user.click(card('T8').getByRole('button', { name: 'Use “66.7%”' }));
  expect(onAnswer).toHaveBeenLastCalledWith(ask('T8').id, answers({ T8: '66.7' })[ask('T8').id]);
  expect(card('T8').getByRole('textbox')).toHaveValue('66.7');
});

it('proposes nothing where nothing can be changed', () => {
  const change = { isCleared: true, isReadOnly: true, answers: basicAnswers };
  showQuestion('SC1', { ...change, application: anApplication({ state: 'under_review' }) }, FACTS);
  expect(card('SC1').queryByText(/From your profile/)).not.toBeInTheDocument();
});

it('offers a small business first what does not concern it, with the reason', async () => {
  const { user, onAnswer } = showQuestion('DI7', {}, ALONE);
  const [first] = card('DI7').getAllByRole('radio');
  if (!first) throw new Error('no choice');
  expect(first).toHaveAccessibleName('Does not apply: we make no green claims');
  await user.click(first);
  expect(card('DI7').getByRole('textbox', { name: /Why/ })).toHaveValue('We make no green claims.');
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('DI7').id,
    expect.objectContaining({ text: 'We make no green claims.' }),
  );
});

it('asks every other business last, and for its own reason', async () => {
  const { user } = showQuestion('DI7', {}, FACTS);
  const last = card('DI7').getAllByRole('radio').at(-1);
  if (!last) throw new Error('no choice');
  expect(last).toHaveAccessibleName('Does not apply: we make no green claims');
  await user.click(last);
  expect(card('DI7').getByRole('textbox', { name: /Why/ })).toHaveValue('');
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
