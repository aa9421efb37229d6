import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListingSearchPage } from '../../../domain/contract/listing';
import { selectListings } from '../../api/selectListings';
import { aListing } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for them.
import './DirectoryPage';
import './parts/JoinAlertForm';

const { state, server } = serveInMemory();

const answerSearch = (relaxation: ListingSearchPage['relaxation']) =>
  server.use(
    http.get(`${HOST}/mainapp/listings/search/`, () => {
      const found = selectListings(state.listings, {});
      return HttpResponse.json(relaxation ? { ...found, relaxation } : found);
    }),
  );

const answerAlert = (answer: () => Response) => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${HOST}/mainapp/join-alerts/`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
};

const OFFER = { name: 'Tell me when one joins' };
const NEAREST = { county: { nearest: '047', km: 262 } };

async function openForm(at: string) {
  const { user } = renderApp({ at });
  await user.click(await screen.findByRole('button', OFFER));
  return user;
}

beforeEach(() => {
  state.listings = [aListing({ name: 'Mwangaza Soaps' })];
});

test('a search without a business in the county asks for an address and sends the search', async () => {
  answerSearch(NEAREST);
  const sent = answerAlert(() => HttpResponse.json({ detail: 'Sent.' }, { status: 201 }));
  const user = await openForm('/kijani-directory?q=soap&county=042');
  const title = 'Tell me when a business for “soap” joins in Kisumu';
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('Email Address is required.')).toBeVisible();
  await user.type(screen.getByLabelText('Your email address'), ' mteja@example.org');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText(/We have sent an email to mteja@example.org/)).toBeVisible();
  expect(sent).toEqual([{ email: 'mteja@example.org', q: 'soap', county: '042' }]);
});

test('a refusal is shown, and what was typed stays', async () => {
  answerSearch({ category: 'Home' });
  const tooMany = { detail: 'Request was throttled. Expected available in 60 seconds.' };
  answerAlert(() => HttpResponse.json(tooMany, { status: 429 }));
  const user = await openForm('/kijani-directory?q=quinoa');
  await user.type(await screen.findByLabelText('Your email address'), 'mteja@example.org');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText(/You have done this too often/)).toBeVisible();
  expect(screen.getByLabelText('Your email address')).toHaveValue('mteja@example.org');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', OFFER)).toHaveFocus();
});

test.each([
  ['finds what was asked', undefined, '?q=soap'],
  ['corrects a word', { corrected: [{ word: 'saop', shown: 'soap', others: [] }] }, '?q=saop'],
  ['has neither words nor a county', { filters: ['theme' as const] }, '?theme=gender%20equity'],
])('nothing is offered where the search %s', async (_case, relaxation, search) => {
  answerSearch(relaxation);
  renderApp({ at: `/kijani-directory${search}` });
  expect(await screen.findByRole('link', { name: 'Mwangaza Soaps' })).toBeVisible();
  expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument();
});
