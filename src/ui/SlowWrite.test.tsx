import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOW_REQUEST_NOTICE } from '../../domain/limits';
import { createRunningWrites } from '../api/runningWrites';
import { renderThemed } from '../testing/renderThemed';
import { BusyButton } from './BusyButton';
import { WritesContext } from './writes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LEFT = { error: 'left' };
const slowness = () => screen.queryByText(/^This is taking longer than usual/);

/** A busy button while something is sent that never has an answer. */
function send(isSending = true) {
  const writes = createRunningWrites();
  const attempt = jest.fn(
    (signal: AbortSignal) =>
      new Promise<{ error: unknown }>((resolve) => {
        signal.addEventListener('abort', () => resolve({ error: 'aborted' }));
      }),
  );
  const answer = isSending
    ? writes.run(attempt, new AbortController().signal, LEFT)
    : Promise.resolve(null);
  renderThemed(
    <WritesContext value={writes}>
      <BusyButton busy>Save</BusyButton>
    </WritesContext>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { attempt, answer, user };
}

const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

it('says after ten seconds that it takes long, and sends it once more', async () => {
  const { attempt, user } = send();
  await wait(SLOW_REQUEST_NOTICE - 1);
  expect(slowness()).not.toBeInTheDocument();
  await wait(1);
  expect(slowness()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(slowness()).not.toBeInTheDocument();
  await wait(SLOW_REQUEST_NOTICE);
  expect(slowness()).toBeVisible();
});

it('can be left', async () => {
  const { attempt, answer, user } = send();
  await wait(SLOW_REQUEST_NOTICE);
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await expect(answer).resolves.toBe(LEFT);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(slowness()).not.toBeInTheDocument();
});

it('says nothing of a button that is busy with something else', async () => {
  send(false);
  await wait(SLOW_REQUEST_NOTICE * 2);
  expect(slowness()).not.toBeInTheDocument();
});
