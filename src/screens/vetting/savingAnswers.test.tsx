import { screen, within } from '@testing-library/react';
import type { AnswerState } from '../../actors/vetting';
import { ask, idle } from './testing/aVetting';
import { answers, BUSINESS_DETAILS, card, next, show } from './testing/showForm';

const stateOf = (code: string, state: Partial<AnswerState>) => ({
  answerState: (id: number) => (id === ask(code).id ? { ...idle, ...state } : idle),
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
