import { onFirstInput } from './firstInput';

const shown = (persisted: boolean) => new PageTransitionEvent('pageshow', { persisted });

test.each([
  ['moves the pointer', new Event('pointermove')],
  ['presses', new Event('pointerdown')],
  ['presses a key', new Event('keydown')],
  ['goes back', new PopStateEvent('popstate')],
  ['changes the storage in another tab', new StorageEvent('storage')],
  ['comes back to a kept page', shown(true)],
])('calls once when somebody %s', (_what, event) => {
  const begin = jest.fn();
  onFirstInput(window, begin);
  window.dispatchEvent(event);
  window.dispatchEvent(new Event('keydown'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('does not call when the page is shown for the first time', () => {
  const begin = jest.fn();
  onFirstInput(window, begin);
  window.dispatchEvent(shown(false));
  expect(begin).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
});
