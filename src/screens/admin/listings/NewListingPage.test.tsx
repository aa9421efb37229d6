import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './ListingReviewPage';
import './NewListingPage';
import { emptyListing, type NewListingValues } from './listingForm';
import { admin, aReview, createListingServer } from './testing/listingServer';

const { server } = serveInMemory();
const ABOUT =
  'Bread from an oven that the sun heats, with flour of millet farmers who live near the lake.';

/** The page with a draft that was typed before. */
async function openDraft() {
  const draft: NewListingValues = {
    ...emptyListing(),
    name: 'Jua Bakery',
    category: 'Food & drinks',
    county: '032',
    address_locality: 'Naivasha',
    founding_year: '2018',
    themes: ['community action'],
    description: ABOUT,
  };
  const { user, address } = renderApp({
    at: '/vetting/admin/listings/new',
    user: admin,
    stored: { [`draftOf:${admin.user_id}:newListing`]: JSON.stringify(draft) },
  });
  await screen.findByText('What you typed before and did not save has been restored.');
  return { user, address };
}

test('keeps from an account what another of the team typed on this device', async () => {
  renderApp({
    at: '/vetting/admin/listings/new',
    user: { ...admin, user_id: 77 },
    stored: {
      [`draftOf:${admin.user_id}:newListing`]: JSON.stringify({ ...emptyListing(), name: 'Jua' }),
    },
  });
  expect(await screen.findByRole('textbox', { name: /^Business name/ })).toHaveValue('');
});

test('adds a business that is public at once, and opens its listing', async () => {
  const sent: unknown[] = [];
  server.use(
    ...createListingServer().handlers,
    http.post(`${HOST}/mainapp/admin/listings/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aReview(), { status: 201 });
    }),
  );
  const { user, address } = await openDraft();
  await user.click(screen.getByRole('button', { name: 'Add the listing' }));
  await screen.findByRole('heading', { level: 1, name: 'Review: Lake Basin Soaps' });
  expect(address()).toBe('/vetting/admin/listings/1');
  expect(sent).toMatchObject([
    {
      name: 'Jua Bakery',
      category: 'Food & drinks',
      county: '032',
      founding_year: 2018,
      themes: ['community action'],
      status: 'published',
    },
  ]);
});

test('says what is missing, and sends nothing', async () => {
  const { user } = renderApp({ at: '/vetting/admin/listings/new', user: admin });
  await user.click(await screen.findByRole('button', { name: 'Add the listing' }));
  expect(await screen.findAllByText(/Please enter the name of your business/)).not.toHaveLength(0);
});

test('keeps what was typed when the server refuses it', async () => {
  const detail = 'You do not have permission to perform this action.';
  server.use(
    http.post(`${HOST}/mainapp/admin/listings/`, () =>
      HttpResponse.json({ detail }, { status: 403 }),
    ),
  );
  const { user } = await openDraft();
  await user.click(screen.getByRole('button', { name: 'Add the listing' }));
  expect(await screen.findByText(/Not saved. You do not have permission/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Business name/)).toHaveValue('Jua Bakery');
});
