import { screen } from '@testing-library/react';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { serveInMemory } from '../../testing/server';

/** The chunks that cannot be fetched; the name is what lets a mock see it. */
const mockMissing = new Set<string>();
function mockChunk(name: string): unknown {
  if (mockMissing.has(name)) throw new Error(`Loading chunk ${name} failed.`);
  return jest.requireActual(`./${name}`);
}
jest.mock('./AvatarCard', () => mockChunk('AvatarCard'));
jest.mock('./SwitchDialog', () => mockChunk('SwitchDialog'));
jest.mock('./MobileDrawer', () => mockChunk('MobileDrawer'));
jest.mock('./Footer', () => ({
  __esModule: true,
  default: () => {
    if (mockMissing.has('Footer')) throw new Error('The footer broke.');
    return null;
  },
}));

const { state } = serveInMemory();

const member = aUser({ first_name: 'Wanjikũ', last_name: 'Kamau' });
const card = { name: 'Your account, Wanjikũ Kamau' };

beforeEach(() => {
  mockMissing.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('the page stays and offers a retry when the account card cannot be loaded', async () => {
  mockMissing.add('AvatarCard');
  const { user } = renderApp({ at: '/nowhere', user: member });
  const retry = await screen.findByRole('button', { name: 'Try again to load your account' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Member Zone' })).toBeVisible();
  mockMissing.clear();
  await user.click(retry);
  expect(await screen.findByRole('button', card)).toBeVisible();
});

test('the error fallback offers a retry when the switch dialog cannot be loaded', async () => {
  mockMissing.add('SwitchDialog');
  const offered = aUser({ user_id: 8, first_name: 'Otieno' });
  state.user = offered;
  const { user } = renderApp({ at: `/nowhere?token=${offered.token}`, user: member });
  expect(await screen.findByText('Loading chunk SwitchDialog failed.')).toBeVisible();
  mockMissing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alertdialog', { name: 'Switch account?' })).toBeVisible();
});

test('the page stays and the next press tries again when the drawer cannot be loaded', async () => {
  mockMissing.add('MobileDrawer');
  const { user } = renderApp({ at: '/nowhere' });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(await screen.findByText(/^This part of the page could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  mockMissing.clear();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the error fallback is shown when the footer breaks', async () => {
  mockMissing.add('Footer');
  const { user } = renderApp({ at: '/nowhere' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText('The footer broke.')).toBeVisible();
  mockMissing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
