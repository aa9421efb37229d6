import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

const thirdParty = () => document.querySelectorAll('[src*="hotjar"]');

afterEach(() => {
  for (const element of thirdParty()) element.remove();
});

const open = async (cookiesAccepted: string, analyticsSiteId: number | null = 42) => {
  const rendered = renderApp({
    at: '/privacy-policy',
    stored: { cookiesAccepted },
    config: { analyticsSiteId },
  });
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  return rendered;
};

test('nothing of the service is there before Accept; Accept loads it', async () => {
  const { user } = await open('');
  expect(thirdParty()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(thirdParty()).toHaveLength(1));
});

test('a stored true loads it at the start', async () => {
  await open('true');
  await waitFor(() => expect(thirdParty()).toHaveLength(1));
  expect(screen.getByText(/loads this page anew/)).toBeVisible();
});

test('Decline loads nothing', async () => {
  const { user } = await open('');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByText('Your visits are not recorded.')).toBeVisible();
  expect(thirdParty()).toHaveLength(0);
});

test('without a configured site Accept is kept and loads nothing', async () => {
  const { user } = await open('', null);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('You accepted session recording.')).toBeVisible();
  expect(screen.getByText(/no recording service at present/)).toBeVisible();
  expect(thirdParty()).toHaveLength(0);
});
