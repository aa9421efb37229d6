import { act, screen } from '@testing-library/react';
import { renderThemed } from '../../testing/renderThemed';
import { Countdown, durationText } from './Countdown';
import { FormAlert } from './FormAlert';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

it('counts down each second and is announced only at the end', () => {
  renderThemed(<Countdown seconds={7} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveAttribute('aria-live', 'off');
  expect(timer).toHaveTextContent('You can try again in 7 s.');
  pass(2);
  expect(timer).toHaveTextContent('You can try again in 5 s.');
  pass(5);
  expect(screen.getByText('You can try again now.')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('continues when the date of the device jumps', () => {
  renderThemed(<Countdown seconds={60} />);
  jest.setSystemTime(Date.now() + 86_400_000);
  pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 59 s.');
});

it.each([
  [1, '1 s'],
  [60, '1 min 0 s'],
  [299, '4 min 59 s'],
  [3600, '1 h'],
  [86_340, '23 h 59 min'],
])('writes %i seconds as %s', (seconds, said) => {
  expect(durationText(seconds)).toBe(said);
});

it.each([undefined, null, 0])('is not shown in an alert whose wait is %j', (wait) => {
  renderThemed(<FormAlert {...(wait !== undefined && { wait })}>Not saved.</FormAlert>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved\.$/);
});
