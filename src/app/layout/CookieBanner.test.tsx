import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

serveInMemory();

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const renderUnasked = () => renderApp({ at: '/nowhere', stored: { cookiesAccepted: '' } });

afterEach(() => jest.useRealTimers());

it.each([
  ['Accept', 'true'],
  ['Decline', 'false'],
])('stores the answer %s and slides away', async (name, stored) => {
  renderUnasked();
  const buttons = within(await screen.findByRole('region', { name: 'Cookies' }));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(buttons.getByRole('button', { name }));
  expect(localStorage.getItem('cookiesAccepted')).toBe(stored);
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => jest.advanceTimersByTime(COOKIE_BANNER_SLIDE));
  expect(banner()).not.toBeInTheDocument();
});

it('links the privacy policy', async () => {
  renderUnasked();
  expect(await screen.findByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

it('is not shown to a visitor who answered before', async () => {
  renderApp({ at: '/nowhere', stored: { cookiesAccepted: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  expect(banner()).not.toBeInTheDocument();
});

it('can be answered anew on the privacy page', async () => {
  const { user } = renderApp({ at: '/privacy-policy', stored: { cookiesAccepted: 'true' } });
  await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
  expect(localStorage.getItem('cookiesAccepted')).toBe('false');
  expect(screen.getByText('Your visits are not recorded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept recording' }));
  expect(localStorage.getItem('cookiesAccepted')).toBe('true');
});
