import { render, screen } from '@testing-library/react';
import { useReader } from './useReader';

const { DateTimeFormat } = Intl;

function moveTo(timeZone: string) {
  const make = (locale?: string, options?: Intl.DateTimeFormatOptions) =>
    new DateTimeFormat(locale, { timeZone, ...options });
  return jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(make as typeof DateTimeFormat);
}

const Zone = () => <p>{useReader().zone}</p>;

const Zones = () => (
  <>
    <Zone />
    <Zone />
    <Zone />
  </>
);

afterEach(() => {
  jest.restoreAllMocks();
});

test('asks the browser once for all that show something at the same time', () => {
  const made = moveTo('America/New_York');
  render(<Zones />);
  expect(screen.getAllByText('America/New_York')).toHaveLength(3);
  expect(made.mock.calls.filter(({ length }) => length === 0)).toHaveLength(1);
});

test('follows a reader who travels', async () => {
  moveTo('America/New_York');
  const { rerender } = render(<Zones />);
  await Promise.resolve();
  moveTo('Asia/Tokyo');
  rerender(<Zones />);
  expect(screen.getAllByText('Asia/Tokyo')).toHaveLength(3);
});

test('is not held back by a clock that stands still', async () => {
  moveTo('America/New_York');
  jest.useFakeTimers();
  const { rerender } = render(<Zones />);
  jest.useRealTimers();
  await Promise.resolve();
  moveTo('Asia/Tokyo');
  rerender(<Zones />);
  expect(screen.getAllByText('Asia/Tokyo')).toHaveLength(3);
});
