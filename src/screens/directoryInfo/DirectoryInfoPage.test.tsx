import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

const open = async () => {
  const rendered = renderApp({ at: '/kijani-directory/info' });
  await screen.findByRole('heading', { level: 1, name: 'About Business Directory' });
  return rendered;
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['Managers who are women', 'above 50%'],
  ['Founder', 'a woman, alone or with others'],
  ['Country of foundation', 'Kenya'],
  ['Employees who are Kenyan', 'above 59%'],
  ['Revenue earned in Kenya', 'above 50%'],
  ['Employees with different abilities', 'above 30%'],
  ['Materials', 'untreated'],
  ['Production or manufacturing', 'no chemicals used'],
])('shows the criterion “%s” as “%s”', async (measure, rule) => {
  await open();
  expect(screen.getByRole('row', { name: `${measure} ${rule}` })).toBeInTheDocument();
});

test('says that 2 of 3 criteria are needed and that 59% is not enough', async () => {
  await open();
  expect(screen.getByRole('table', { name: '2 of 3 must apply' })).toBeInTheDocument();
  expect(screen.getByText(/with 59% Kenyan employees that test is missed/)).toBeInTheDocument();
});

test('says that a badge is no certificate, how long it is valid, and names the levels', async () => {
  await open();
  expect(screen.getByText(/It is not a certificate/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Valid for 12 months' })).toBeInTheDocument();
  const levels = region('The four levels').getAllByRole('term');
  expect(levels.map((level) => level.textContent)).toEqual(['Seed', 'Sprout', 'Sapling', 'Tree']);
});

test('links to the directory, the sign-in and the contact page', async () => {
  const { user } = await open();
  const listed = region('How to be listed');
  expect(listed.getByRole('link', { name: 'Browse the directory' })).toHaveAttribute(
    'href',
    '/kijani-directory',
  );
  expect(listed.getByRole('link', { name: 'Log in or create an account' })).toHaveAttribute(
    'href',
    '/global-auth',
  );
  await user.click(
    region('Report a listing, or appeal').getByRole('link', { name: 'contact page' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toHaveFocus();
});
