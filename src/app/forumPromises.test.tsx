import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { serveInMemory } from '../testing/server';
// Compiled before the first test, which would else wait for it.
import './wiring/startAuthModal';

serveInMemory();

const PROMISE = /discussion|forum/i;
const forumUrl = 'https://forum.example';

const opened = async (at: string, last: string, config: { forumUrl?: string }) => {
  const { user } = renderApp({ at, config });
  const main = await screen.findByRole('main');
  await within(main).findByRole('heading', { name: last });
  return { user, main };
};

describe.each([
  ['/', 'Member perks'],
  ['/community', 'Community guidelines'],
  ['/about/mission', 'Mission'],
  ['/terms-conditions', 'The agreement'],
])('the page %s without a forum', (at, last) => {
  it('mentions no discussions', async () => {
    const { main } = await opened(at, last, {});
    expect(main).not.toHaveTextContent(PROMISE);
  });
});

it.each(['/', '/community'])('mentions discussions at %s when there is a forum', async (at) => {
  const { main } = await opened(at, at === '/' ? 'Member perks' : 'Community guidelines', {
    forumUrl,
  });
  expect(main).toHaveTextContent('Join community discussions and start your own.');
});

describe.each([
  ['without a forum', {}, 0],
  ['with a forum', { forumUrl }, 1],
])('%s', (_title, config, promises) => {
  it('mentions discussions in the drawer only with a forum', async () => {
    const { user } = renderApp({ at: '/nowhere', config });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await screen.findByText(/attend events and share what they know\./);
    expect(screen.queryAllByText(/join discussions/)).toHaveLength(promises);
  });

  it.each(['Individual', 'Business'])(
    'mentions discussions at the choice of %s only with a forum',
    async (kind) => {
      const { user } = renderApp({ at: '/global-auth', config });
      await user.click(await screen.findByRole('button', { name: 'Create an account' }));
      await user.click(await screen.findByRole('radio', { name: kind }));
      await screen.findByText('Attend member-only events');
      expect(screen.queryAllByText('Join and start community discussions')).toHaveLength(promises);
    },
  );
});
