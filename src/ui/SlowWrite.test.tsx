import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SLOW_REQUEST_NOTICE } from '../../domain/limits';
import { createRunningRequests } from '../api/runningRequests';
import { renderThemed } from '../testing/renderThemed';
import { BusyButton } from './BusyButton';
import { WritesContext } from './writes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LEFT = { error: 'left' };
const slowness = () => screen.queryByText(/^This is taking longer than usual/);

/** An attempt that never has an answer. */
const hanging = () =>
  jest.fn(
    (signal: AbortSignal) =>
      new Promise<{ error: unknown }>((resolve) => {
        signal.addEventListener('abort', () => resolve({ error: 'aborted' }));
      }),
  );

/** A busy button while something is sent that never has an answer. */
function send(isSending = true) {
  const writes = createRunningRequests();
  const attempt = hanging();
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

it('is shown after ten seconds, sends again on Retry and is shown again', async () => {
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

it('gives up the request on Stop waiting', async () => {
  const { attempt, answer, user } = send();
  await wait(SLOW_REQUEST_NOTICE);
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await expect(answer).resolves.toBe(LEFT);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(slowness()).not.toBeInTheDocument();
});

it('is not shown for a button that is busy without a request', async () => {
  send(false);
  await wait(SLOW_REQUEST_NOTICE * 2);
  expect(slowness()).not.toBeInTheDocument();
});

/** Two forms, the second of which is sent while the first still waits. */
async function sendTwo() {
  const writes = createRunningRequests();
  const attempts = { Save: hanging(), Subscribe: hanging() };
  function Form({ name }: { name: keyof typeof attempts }) {
    const [isBusy, setIsBusy] = useState(false);
    const submit = async () => {
      setIsBusy(true);
      await writes.run(attempts[name], new AbortController().signal, LEFT);
      setIsBusy(false);
    };
    return (
      <section aria-label={name}>
        <BusyButton busy={isBusy} onClick={() => void submit()}>
          {name}
        </BusyButton>
      </section>
    );
  }
  renderThemed(
    <WritesContext value={writes}>
      <Form name="Save" />
      <Form name="Subscribe" />
    </WritesContext>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await wait(2000);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await wait(SLOW_REQUEST_NOTICE);
  const beside = (name: keyof typeof attempts) => within(screen.getByRole('region', { name }));
  return { attempts, user, beside };
}

it.each([
  ['Save', 'Subscribe'],
  ['Subscribe', 'Save'],
] as const)('retries and gives up the request of %s, not of %s', async (own, other) => {
  const { attempts, user, beside } = await sendTwo();
  await user.click(beside(own).getByRole('button', { name: 'Retry' }));
  expect(attempts[own]).toHaveBeenCalledTimes(2);
  expect(attempts[other]).toHaveBeenCalledTimes(1);
  await wait(SLOW_REQUEST_NOTICE);
  await user.click(beside(own).getByRole('button', { name: 'Stop waiting' }));
  await wait(0);
  expect(screen.getByRole('button', { name: own })).toBeEnabled();
  expect(screen.getByRole('button', { name: other })).toBeDisabled();
  expect(beside(other).getByRole('button', { name: 'Stop waiting' })).toBeVisible();
});

it('is not shown at a button that loads while another one sends', async () => {
  const writes = createRunningRequests();
  void writes.run(hanging(), new AbortController().signal, LEFT);
  function ShowMore() {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <BusyButton busy={isBusy} onClick={() => setIsBusy(true)}>
        Show more
      </BusyButton>
    );
  }
  renderThemed(
    <WritesContext value={writes}>
      <BusyButton busy>Save</BusyButton>
      <section aria-label="List">
        <ShowMore />
      </section>
    </WritesContext>,
  );
  await wait(2000);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await wait(SLOW_REQUEST_NOTICE);
  expect(screen.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'List' }));
  expect(list.queryByText(/^This is taking longer/)).not.toBeInTheDocument();
});
