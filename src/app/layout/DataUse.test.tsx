import { act, screen } from '@testing-library/react';
import { renderThemed } from '../../testing/renderThemed';
import { dataUse } from '../wiring/dataUse';
import { costText, sizeText } from './dataCost';
import { DataUse } from './DataUse';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows what was downloaded, as it grows', () => {
  renderThemed(<DataUse />);
  const group = screen.getByRole('group', { name: 'Data used' });
  act(() => dataUse.add(181_200));
  expect(group).toHaveTextContent('182 kB in this visit, 182 kB this month.');
  act(() => dataUse.add(1_218_800));
  expect(group).toHaveTextContent('1.4 MB in this visit, 1.4 MB this month.');
});

test('says what it cost once a price is given, and remembers the price', async () => {
  const { user, unmount } = renderThemed(<DataUse />);
  const price = screen.getByRole('textbox', { name: 'Price of 1 MB in KES' });
  expect(price).toHaveAccessibleDescription(/A bundle of 250 MB for KES 20 is 0.08/);
  await user.type(price, '0.5');
  expect(screen.getByText(/^About KES \d+\.\d\d in this visit/)).toBeVisible();
  unmount();
  renderThemed(<DataUse />);
  expect(screen.getByRole('textbox')).toHaveValue('0.5');
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  ['0.08', 'About KES 0.08 in this visit, KES 0.80 this month.'],
  [' 0,5 ', 'About KES 0.50 in this visit, KES 5.00 this month.'],
  ['', null],
  ['0', null],
  ['-1', null],
  ['cheap', null],
  ['Infinity', null],
])('reckons with the price “%s”', (typed, text) => {
  expect(costText(typed, { visit: 1_000_000, month: 10_000_000 })).toBe(text);
});
