import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { COUNTY_MAP } from '../../content/countyShapes';
import { renderThemed } from '../../testing/renderThemed';
import { CountyChooser } from './CountyChooser';

const COUNTS = { '042': 3, '047': 12, '023': 1 };

function Chooser({ first = null }: { first?: string | null }) {
  const [selected, setSelected] = useState<string | null>(first);
  return (
    <CountyChooser map={COUNTY_MAP} counts={COUNTS} selected={selected} onSelect={setSelected} />
  );
}

const setUp = (first: string | null = null) => renderThemed(<Chooser first={first} />).user;

const county = (name: string) => screen.getByRole('button', { name });
const list = () => screen.getByRole('combobox', { name: 'County' });

test('offers all 47 counties on the map and in the list', () => {
  setUp();
  const map = screen.getByRole('group', { name: 'County, on the map' });
  expect(within(map).getAllByRole('button')).toHaveLength(47);
  expect(within(list()).getAllByRole('option')).toHaveLength(48);
});

test('selects on the map what is chosen in the list, and the other way round', async () => {
  const user = setUp();
  await user.click(county('Kisumu: 3 businesses'));
  expect(list()).toHaveDisplayValue('Kisumu (3 businesses)');
  await user.selectOptions(list(), 'Turkana (1 business)');
  expect(county('Turkana: 1 business')).toHaveAttribute('aria-pressed', 'true');
  expect(county('Kisumu: 3 businesses')).toHaveAttribute('aria-pressed', 'false');
});

test('selects all counties when a county is chosen again', async () => {
  const user = setUp('042');
  await user.click(county('Kisumu: 3 businesses'));
  expect(list()).toHaveDisplayValue('All counties');
});

test('has one tab stop on the map, with arrow keys from county to county', async () => {
  const user = setUp('047');
  await user.tab();
  expect(list()).toHaveFocus();
  await user.tab();
  expect(county('Nairobi City: 12 businesses')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(county('Kiambu: 0 businesses')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(list()).toHaveDisplayValue('Kiambu (0 businesses)');
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('shows the name of a hovered or focused county until Escape', async () => {
  const user = setUp();
  await user.hover(county('Kisumu: 3 businesses'));
  expect(screen.getByText('Kisumu: 3 businesses')).toBeVisible();
  await user.unhover(county('Kisumu: 3 businesses'));
  expect(screen.queryByText('Kisumu: 3 businesses')).not.toBeInTheDocument();
  await user.tab();
  await user.tab();
  expect(screen.getByText('Baringo: 0 businesses')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Baringo: 0 businesses')).not.toBeInTheDocument();
});

test('explains the shades in the legend', () => {
  setUp();
  const legend = screen.getByRole('list', { name: 'Shades of the map' });
  const lines = within(legend)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(lines).toEqual([
    '0 businesses',
    '1 business',
    '2 to 3 businesses',
    '4 to 6 businesses',
    '7 to 12 businesses',
  ]);
});
