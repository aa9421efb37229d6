import { act, screen } from '@testing-library/react';
import { SESSION_TOAST_DURATION } from '../../../domain/limits';
import { renderThemed } from '../../testing/renderThemed';
import { createToasts, ToastsContext } from '../../ui/toasts';
import { PlainToast } from './PlainToast';

afterEach(() => jest.useRealTimers());

it('shows messages raised before and after it is rendered, until their time is over', () => {
  jest.useFakeTimers();
  const toasts = createToasts();
  toasts.raise({ area: 'app', variant: 'error', message: 'No connection' });
  renderThemed(
    <ToastsContext value={toasts}>
      <PlainToast />
    </ToastsContext>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  act(() => toasts.raise({ area: 'app', variant: 'error', message: 'Still none' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Still none');
  act(() => jest.advanceTimersByTime(SESSION_TOAST_DURATION));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
