import { act, screen, waitFor } from '@testing-library/react';
import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
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

test('loads the recording service after Accept and not before', async () => {
  const { user } = await open('');
  expect(thirdParty()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(thirdParty()).toHaveLength(1));
});

test('loads the recording service at the start when consent is stored', async () => {
  await open('true');
  await waitFor(() => expect(thirdParty()).toHaveLength(1));
  expect(screen.getByText(/loads this page anew/)).toBeVisible();
});

test('loads nothing after Decline', async () => {
  const { user } = await open('');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.getByText('Your visits are not recorded.')).toBeVisible();
  expect(thirdParty()).toHaveLength(0);
});

test('keeps Accept and loads nothing without a configured site', async () => {
  const { user } = await open('', null);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('You accepted session recording.')).toBeVisible();
  expect(screen.getByText(/no recording service at present/)).toBeVisible();
  expect(thirdParty()).toHaveLength(0);
});

describe('a choice in another tab', () => {
  /** What a tab hears when another one has written to local storage. */
  const chooseElsewhere = (accepted: boolean) =>
    act(() => {
      localStorage.setItem('cookiesAccepted', String(accepted));
      window.dispatchEvent(new StorageEvent('storage', { key: 'cookiesAccepted' }));
    });
  const banner = () => screen.queryByRole('region', { name: 'Cookies' });

  test.each([true, false])('closes the banner in this tab too (accepted: %s)', async (accepted) => {
    await open('');
    expect(banner()).toBeVisible();
    chooseElsewhere(accepted);
    await waitFor(() => expect(banner()).not.toBeInTheDocument(), {
      timeout: COOKIE_BANNER_SLIDE * 10,
    });
    expect(localStorage.getItem('cookiesAccepted')).toBe(String(accepted));
    await waitFor(() => expect(thirdParty()).toHaveLength(accepted ? 1 : 0));
  });

  test('ends the recording in this tab when it withdraws consent', async () => {
    // jsdom cannot load a page anew, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await open('true');
    await waitFor(() => expect(thirdParty()).toHaveLength(1));
    chooseElsewhere(false);
    await waitFor(() => expect(thirdParty()).toHaveLength(0));
    expect(screen.getByText('Your visits are not recorded.')).toBeVisible();
    jest.restoreAllMocks();
  });

  test('keeps the banner when it is about the colour mode', async () => {
    await open('');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode' }));
    });
    expect(banner()).toBeVisible();
  });
});
