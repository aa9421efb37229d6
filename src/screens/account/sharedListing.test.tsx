import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anOwnListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './SharedListingFormPage';
import '../directory/SharedListingPage';

const { state, server } = serveInMemory();
const path = `${HOST}/mainapp/my-listings/1/`;
const at = '/my-business/1/edit';

const listing = anOwnListing({
  name: 'Lake Soaps',
  description:
    'We press moringa seed bought from farmers around Ahero and make soap in small lots for shops.',
  street_address: 'Spine Road',
});
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent.length = 0;
  state.shared = [{ listing, role: 'editor' }];
  server.use(
    http.put(path, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(state.shared[0]);
    }),
  );
});

test('an editor changes what the directory shows, and is not asked for private answers', async () => {
  const { user, address } = renderApp({ at, user: aUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Lake Soaps' })).toBeVisible();
  expect(screen.queryByText('Private facts')).not.toBeInTheDocument();
  const street = screen.getByLabelText('Street or building');
  expect(street).toHaveValue('Spine Road');
  await user.clear(street);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/my-business/1'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    name: 'Lake Soaps',
    street_address: '',
    modified_at: listing.modified_at,
  });
  expect(sent[0]).not.toHaveProperty('kra_pin');
  expect(sent[0]).not.toHaveProperty('consent_listing');
});

test('a version that somebody else changed is replaced only when it is saved again', async () => {
  const later = '2026-07-01T09:00:00.000Z';
  const detail = 'Somebody else changed this listing while you were editing.';
  server.use(
    http.put(
      path,
      () => {
        state.shared = [{ listing: { ...listing, modified_at: later }, role: 'editor' }];
        return HttpResponse.json({ detail }, { status: 409 });
      },
      { once: true },
    ),
  );
  const { user, address } = renderApp({ at, user: aUser() });
  await user.type(await screen.findByLabelText('Street or building'), ' 7');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText('Street or building')).toHaveValue('Spine Road 7');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/my-business/1'));
  expect(sent).toMatchObject([{ street_address: 'Spine Road 7', modified_at: later }]);
});

test('says to somebody without a part what to do', async () => {
  state.shared = [];
  renderApp({ at, user: aUser() });
  expect(
    await screen.findByRole('heading', { name: 'You do not look after this listing' }),
  ).toBeVisible();
});
