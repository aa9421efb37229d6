import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aResource } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
import { press, type } from './testing/formActions';
import { box, DRAFT, open } from './testing/resourcePage';

const { state, server } = serveInMemory();

test('keeps the values offline and repeats with the same Idempotency-Key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${HOST}/mainapp/resources/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  await open();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  const alert = await screen.findByText(/^Not saved\./);
  expect(alert).toHaveTextContent('Please check your internet connection');
  expect(box(/Headline/)).toHaveValue('Read the meter');
  press('Save draft');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.localStorage.getItem(DRAFT)).toContain('Read the meter');
});

test('restores what a closed tab held, and can discard it', async () => {
  const { user } = await open('', { [DRAFT]: JSON.stringify({ headline: 'From yesterday' }) });
  expect(box(/Headline/)).toHaveValue('From yesterday');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(box(/Headline/)).toHaveValue(''));
  expect(window.localStorage.getItem(DRAFT)).toBeNull();
});

test('keeps what is typed under the login popup when the session expires', async () => {
  server.use(
    http.post(`${HOST}/mainapp/resources/`, () =>
      HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }),
    ),
  );
  await open();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Read the meter')).toBeInTheDocument();
});

test('shows both versions after a conflict and can take the other', async () => {
  const opened = aResource({ resource_id: 9, user_id: 7, headline: 'Read the meter' });
  const theirs = {
    ...opened,
    headline: 'Read it monthly',
    modified_at: '2026-11-20T08:00:00.000Z',
  };
  state.resources = [opened];
  server.use(
    http.put(`${HOST}/mainapp/resources/:id/`, async ({ request }) =>
      HttpResponse.json(
        { detail: 'It was changed.', current: theirs, sent: await request.json() },
        { status: 409 },
      ),
    ),
  );
  await open('?id=9');
  type(/Headline/, 'Read the meter daily');
  press('Send for review');
  const versions = within(
    await screen.findByRole('group', { name: 'Two versions of this resource' }),
  );
  expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Headline: Read the meter daily',
    'Headline: Read it monthly',
  ]);
  fireEvent.click(versions.getByRole('button', { name: 'Take the other' }));
  await waitFor(() => expect(box(/Headline/)).toHaveValue('Read it monthly'));
});
