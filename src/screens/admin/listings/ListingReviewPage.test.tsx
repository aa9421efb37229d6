import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../testing/renderApp';
import { serveInMemory } from '../../../testing/server';
import { admin, aListingRow, aReview, createListingServer } from './testing/listingServer';

const { server } = serveInMemory();
const base = '/vetting/admin/listings';

async function open(review = aReview(), at = `${base}/1`) {
  const { api, handlers } = createListingServer();
  api.review = review;
  api.rows = [aListingRow(), aListingRow({ listing_id: 2, name: 'Mkoko Honey' })];
  server.use(...handlers);
  const app = renderApp({ at, user: admin });
  await screen.findByRole('heading', { level: 1 });
  return { api, ...app };
}
const press = (name: string) => screen.findByRole('button', { name });
const note = () => screen.findByRole('textbox', { name: /Note to the owner/ });
const withStatus = (status: 'published' | 'draft' | 'rejected', change = {}) =>
  aReview({ listing: { ...aReview().listing, status, ...change } });
const seen = { status: 'pending', modified_at: aReview().listing.modified_at };

test('shows the listing, its changes, flags, duplicates and the link to the pipeline', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Review: Lake Basin Soaps' }),
  ).toBeInTheDocument();
  const preview = within(screen.getByRole('region', { name: 'As the public sees it' }));
  expect(preview.getByText(/We press moringa seed/)).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: 'Phone number +254700000100 +254700000101' }),
  ).toBeInTheDocument();
  const glance = within(screen.getByRole('navigation', { name: 'At a glance' }));
  expect(glance.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '1 change',
    '1 open flag',
    '1 suspected duplicate',
    'Decision',
  ]);
  expect(screen.getByText('Nobody answers the phone.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lake Basin Soap' })).toHaveAttribute(
    'href',
    `${base}/8`,
  );
  expect(
    screen.getByText(/: same phone number, very similar name in the same county/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open its card in the pipeline' })).toHaveAttribute(
    'href',
    '/vetting/admin/progress?application=41',
  );
});

test('moves the focus to the part that a link of the summary names', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: '1 open flag' }));
  expect(document.activeElement).toHaveTextContent(/^Flags from visitors/);
  await user.click(screen.getByRole('link', { name: 'Decision' }));
  expect(screen.getByRole('complementary', { name: 'Decision' })).toHaveFocus();
});

test('publishes and links to the next listing in the queue', async () => {
  const { api, user } = await open();
  api.onWrite = () => {
    api.rows = [aListingRow({ listing_id: 2, name: 'Mkoko Honey' })];
  };
  await user.click(await press('Publish'));
  expect(await screen.findByText(/^It is public now\. The owner gets an email\./)).toBeVisible();
  expect(api.sent).toEqual([
    {
      call: 'POST reviews/',
      body: { subject: 'listing', subject_id: 1, decision: 'published', note: '', seen },
    },
  ]);
  expect(
    await screen.findByRole('link', { name: 'Next in the queue: Mkoko Honey' }),
  ).toHaveAttribute('href', `${base}/2?attention=queue`);
});

test('asks for changes only with a note, which a stock sentence can fill', async () => {
  const { api, user } = await open();
  await user.click(await press('Ask for changes'));
  expect(await screen.findByText('This is required.')).toBeInTheDocument();
  expect(api.sent).toEqual([]);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Stock sentences' }),
    'Nobody answered at this phone number. Please check it.',
  );
  await user.click(await press('Ask for changes'));
  expect(await screen.findByText(/^Changes were requested\./)).toBeVisible();
  expect(api.sent[0]?.body).toMatchObject({
    decision: 'changes_requested',
    note: 'Nobody answered at this phone number. Please check it.',
  });
});

test('keeps the note and shows the new state when another admin decided first', async () => {
  const { api, user } = await open();
  api.refusal = 'Meanwhile somebody else decided or changed it: it is rejected now.';
  api.onWrite = () => {
    api.review = withStatus('rejected');
  };
  await user.type(await note(), 'A photo, please.');
  await user.click(await press('Ask for changes'));
  expect(
    await screen.findByText(/it is rejected now\. What you wrote is still here/),
  ).toBeVisible();
  expect(await note()).toHaveValue('A photo, please.');
  expect(await screen.findByText('Not accepted')).toBeInTheDocument();
});

test('unpublishes a public listing with a note, and publishes it again on Undo', async () => {
  const { api, user } = await open(withStatus('published'));
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await user.type(await note(), 'It closed.');
  await user.click(await press('Unpublish and reject'));
  await user.click(await press('Undo'));
  await waitFor(() => expect(api.sent).toHaveLength(2));
  expect(api.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ decision: 'rejected', note: 'It closed.' }),
    { subject: 'listing', subject_id: 1, decision: 'published', note: '' },
  ]);
});

test('features a public listing, and stops featuring it on Undo', async () => {
  const { api, user } = await open(withStatus('published'));
  await user.click(await press('Feature'));
  await user.click(await press('Undo'));
  await waitFor(() =>
    expect(api.sent).toEqual([
      { call: 'POST admin/listings/1/featured/', body: { featured: true } },
      { call: 'POST admin/listings/1/featured/', body: { featured: false } },
    ]),
  );
});

test('offers no decision on a draft', async () => {
  await open(withStatus('draft'));
  expect(await screen.findByText(/Its owner has not agreed to be listed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Feature' })).not.toBeInTheDocument();
});

test('closes a flag with a note', async () => {
  const { api, user } = await open();
  await user.click(await press('Close this flag: wrong contact details'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'The owner changed the number.');
  await user.click(dialog.getByRole('button', { name: 'Close as acted on' }));
  await waitFor(() =>
    expect(api.sent).toEqual([
      {
        call: 'POST admin/abuse-reports/5/close/',
        body: { outcome: 'acted', note: 'The owner changed the number.' },
      },
    ]),
  );
});

describe('an edit on behalf of the owner', () => {
  async function rename(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(await press('Edit on the owner’s behalf'));
    const field = await screen.findByRole('textbox', { name: /Business name/ });
    await user.clear(field);
    await user.paste('Ziwa Soaps');
    return field;
  }

  test('sends the changed fields with the version that was edited', async () => {
    const { api, user } = await open();
    await rename(user);
    await user.click(await press('Save on their behalf'));
    expect(await screen.findByText(/^Saved\. The owner gets an email/)).toBeInTheDocument();
    expect(api.sent[0]).toMatchObject({
      call: 'PUT admin/listings/1/',
      body: { name: 'Ziwa Soaps', county: '042', modified_at: seen.modified_at },
    });
    expect(await screen.findByRole('region', { name: 'As the public sees it' })).toBeVisible();
  });

  test('keeps what was typed and takes the owner’s other changes after a conflict', async () => {
    const { api, user } = await open();
    const name = await rename(user);
    api.refusal = 'The listing was changed while you were editing.';
    api.onWrite = () => {
      const listing = { ...aReview().listing, opening_hours: 'Daily', modified_at: 'later' };
      api.review = aReview({ listing });
    };
    await user.click(await press('Save on their behalf'));
    expect(await screen.findByText(/The listing was changed while you were editing/)).toBeVisible();
    expect(name).toHaveValue('Ziwa Soaps');
    expect(
      await screen.findByRole('row', { name: 'Opening hours Nothing Daily' }),
    ).toBeInTheDocument();
    await user.click(await press('Accept these and keep what I typed'));
    await user.click(await press('Save on their behalf'));
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent[1]?.body).toMatchObject({
      name: 'Ziwa Soaps',
      opening_hours: 'Daily',
      modified_at: 'later',
    });
  });
});

test.each(['77', 'x'])('says that listing %s does not exist', async (id) => {
  await open(aReview(), `${base}/${id}`);
  expect(await screen.findByText(/^There is no such listing\./)).toBeInTheDocument();
});

test('marks the changes of a public listing as read', async () => {
  const published = withStatus('published');
  const { api, user } = await open(published);
  api.onWrite = () => {
    api.review = { ...published, changes: [] };
  };
  await user.click(await press('Mark as read: Lake Basin Soaps'));
  expect(await screen.findByText(/^Nothing public has changed since/)).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^Since the last approval/);
  const { modified_at } = published.listing;
  expect(api.sent).toEqual([
    {
      call: 'POST admin/changes/read/',
      body: { subject: 'listing', subject_id: 1, modified_at },
    },
  ]);
});
