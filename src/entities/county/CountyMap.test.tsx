import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { COUNTIES } from '../../../domain/counties';
import { COUNTY_MAP } from '../../content/countyShapes';
import { renderThemed } from '../../testing/renderThemed';
import { CountyMap } from './CountyMap';

const COUNTS: Record<string, number> = { '042': 3, '047': 12, '023': 1 };

const REGIONS = COUNTIES.map(({ code, name }) => ({
  code,
  name,
  path: COUNTY_MAP.paths[code],
  count: COUNTS[code] ?? 0,
}));

function Map({ first = null }: { first?: string | null }) {
  const [selected, setSelected] = useState<string | null>(first);
  return (
    <CountyMap
      label="County, on the map"
      regions={REGIONS}
      width={COUNTY_MAP.width}
      height={COUNTY_MAP.height}
      selected={selected}
      onSelect={setSelected}
      countText={(count) => (count === 1 ? '1 business' : `${count} businesses`)}
    />
  );
}

const setUp = (first: string | null = null) => renderThemed(<Map first={first} />).user;

const county = (name: string) => screen.getByRole('button', { name });

test('offers all 47 counties, each with its number where it has any', () => {
  setUp();
  const map = screen.getByRole('group', { name: 'County, on the map' });
  expect(within(map).getAllByRole('button')).toHaveLength(47);
  const numbers = [...map.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(numbers.sort()).toEqual(['1', '12', '3']);
});

test('selects the county that is pressed, and none when it is pressed again', async () => {
  const user = setUp();
  await user.click(county('Kisumu: 3 businesses'));
  expect(county('Kisumu: 3 businesses')).toHaveAttribute('aria-pressed', 'true');
  await user.click(county('Turkana: 1 business'));
  expect(county('Turkana: 1 business')).toHaveAttribute('aria-pressed', 'true');
  expect(county('Kisumu: 3 businesses')).toHaveAttribute('aria-pressed', 'false');
  await user.click(county('Turkana: 1 business'));
  expect(county('Turkana: 1 business')).toHaveAttribute('aria-pressed', 'false');
});

test('has one tab stop, with arrow keys from county to county', async () => {
  const user = setUp('047');
  await user.tab();
  expect(county('Nairobi City: 12 businesses')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(county('Kiambu: 0 businesses')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(county('Kiambu: 0 businesses')).toHaveAttribute('aria-pressed', 'true');
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
  expect(screen.getByText('Mombasa: 0 businesses')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Mombasa: 0 businesses')).not.toBeInTheDocument();
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
