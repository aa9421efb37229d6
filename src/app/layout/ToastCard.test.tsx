import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/renderThemed';
import type { Toast } from '../../ui/toasts';
import { ToastCard } from './ToastCard';

const WIDTH = 400;

const renderToast = (change: Partial<Toast> = {}) => {
  const onClose = jest.fn();
  const toast: Toast = { area: 'app', variant: 'success', message: 'Saved', ...change };
  renderThemed(<ToastCard toast={toast} duration={3000} onClose={onClose} />);
  return { onClose, message: screen.getByText(toast.message) };
};

const pointing = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const drag = (element: HTMLElement, by: number) =>
  pointing().pointer([
    { keys: '[MouseLeft>]', target: element, coords: { clientX: 10 } },
    { target: element, coords: { clientX: 10 + by } },
    { keys: '[/MouseLeft]', target: element, coords: { clientX: 10 + by } },
  ]);

beforeEach(() => {
  jest.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = () => {};
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('closes after its duration', () => {
  const { onClose } = renderToast();
  act(() => jest.advanceTimersByTime(2999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open while the pointer or focus is on it', async () => {
  const user = pointing();
  const { onClose, message } = renderToast();
  await user.hover(message);
  act(() => jest.advanceTimersByTime(10_000));
  await user.unhover(message);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(10_000));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([1, -1])(
  'closes when dragged past 80 percent of its width (direction %d)',
  async (direction) => {
    const { onClose, message } = renderToast();
    await drag(message, direction * WIDTH * 0.8);
    expect(onClose).not.toHaveBeenCalled();
    await drag(message, direction * (WIDTH * 0.8 + 1));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

it('offers its action and closes after it', async () => {
  const onAct = jest.fn();
  const { onClose } = renderToast({ action: { label: 'Undo', onAct } });
  await pointing().click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is an alert for an error and a status otherwise', () => {
  renderToast({ variant: 'error', message: 'Failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  renderToast();
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
