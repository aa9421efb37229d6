import { screen, within } from '@testing-library/react';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import type { AnswerState, Vetting } from '../../actors/vetting';
import { renderThemed } from '../../testing/renderThemed';
import { anApplication } from '../../testing/vettingReport';
import { ask, basicAnswers, idle, KeepingAnswers } from './testing/aVetting';
import { VettingFormPageView } from './VettingFormPageView';

const BUSINESS_DETAILS = '1';
const answers = (given: Parameters<typeof answersBy>[1]) => answersBy(QUESTIONNAIRE, given);
const categoryOf = (code: string) => String(ask(code).category);

function show(categoryId: string, start: Partial<Vetting> = {}) {
  const onAnswer = jest.fn();
  const shown = renderThemed(
    <KeepingAnswers start={start} onAnswer={onAnswer}>
      <VettingFormPageView categoryId={categoryId} />
    </KeepingAnswers>,
  );
  return { onAnswer, ...shown };
}

/** The list item of one question. */
function card(code: string) {
  const item = screen.getByRole('heading', { level: 2, name: ask(code).text }).closest('li');
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
  expect(screen.getByText('1 of 8 answered')).toBeVisible();
  await user.click(card('BD2').getByRole('button', { name: 'Clear answer' }));
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).not.toBeChecked();
  expect(screen.getByText('0 of 8 answered')).toBeVisible();
});

it('lets "neither" stand alone among checkboxes', async () => {
  const { user } = show(BUSINESS_DETAILS, { answers: answers({ BD8: ['untreated'] }) });
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

it('takes evidence for what was done in the themes', () => {
  show(categoryOf('SJ3'));
  expect(card('SJ3').getByRole('textbox', { name: 'Link to evidence (optional)' })).toBeVisible();
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

it('shows only what is unanswered, and keeps it there while it is being answered', async () => {
  const { user } = show(BUSINESS_DETAILS, { answers: answers({ BD1: 'sole_trader' }) });
  await user.click(screen.getByRole('switch', { name: 'Show only unanswered questions' }));
  expect(screen.queryByRole('heading', { name: ask('BD1').text })).not.toBeInTheDocument();
  await user.click(card('BD2').getByRole('radio', { name: 'In Kenya' }));
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).toBeChecked();
});

it('lists questions that are not asked at the end, with the reason', () => {
  show(categoryOf('T2'), { answers: answers({ BD1: 'sole_trader' }), isCleared: true });
  const left = within(screen.getByRole('region', { name: 'Questions that do not concern you' }));
  expect(left.getByText(`T2 · ${ask('T2').text}`)).toBeVisible();
  expect(left.getByText(/sole trader/i)).toBeVisible();
  expect(screen.getByText('Question 1 of 7 · T1')).toBeVisible();
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

it('links to the parts before and after, and from the last to the completion', () => {
  show(categoryOf('DI1'));
  const ways = within(screen.getByRole('navigation', { name: 'Parts of the assessment' }));
  expect(ways.getByRole('link', { name: 'Previous: Sustainability Journey' })).toBeVisible();
  expect(ways.getByRole('link', { name: 'Next: About to finish' })).toBeVisible();
});

it('links from the last open part to the completion', () => {
  show(categoryOf('SO1'), { asUser: 12 });
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
