import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOW_REQUEST_NOTICE } from '../../domain/limits';
import { renderThemed } from '../testing/renderThemed';
import { SlowNotice } from './SlowNotice';
import { ReadsContext } from './writes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const retry = () => screen.queryByRole('button', { name: 'Retry' });

it('is shown after ten seconds, and again ten seconds after a retry', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onRetry = jest.fn();
  const retryHungReads = jest.fn();
  renderThemed(
    <ReadsContext value={retryHungReads}>
      <SlowNotice onRetry={onRetry} />
    </ReadsContext>,
  );
  wait(SLOW_REQUEST_NOTICE - 1);
  expect(retry()).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(retryHungReads.mock.calls).toEqual([[SLOW_REQUEST_NOTICE]]);
  expect(retry()).not.toBeInTheDocument();
  wait(SLOW_REQUEST_NOTICE);
  expect(retry()).toBeVisible();
});
