import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { questionEntries } from '../../testing/vettingServer';
// Compiled before the first test, which would else wait for it.
import './UnsentAnswers';

const { server } = serveInMemory();
const user = aUser({ user_type: 'business', user_id: 7 });
const [first] = questionEntries;
const item = {
  key: 'k1',
  question: first?.id,
  answer: { text: '', selected_options: [first?.options[0]?.id], evidence_url: '' },
  basedOn: 0,
  place: 0,
  isTried: false,
  state: 'waiting',
  message: null,
  theirs: null,
};
const stored = { 'vettingQueue:7:7:k1': JSON.stringify({ version: 1, item }) };
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('vettingQueue:'));
const notice = () => screen.findByRole('region', { name: 'Unsent answers' });

let isReachable = true;
const asked: string[] = [];
beforeEach(() => {
  isReachable = true;
  asked.length = 0;
  server.use(
    http.post(`${HOST}/vet/response/`, () => {
      asked.push('sent');
      return isReachable ? undefined : HttpResponse.error();
    }),
  );
});

test('sends what an earlier visit left, wherever the member is, without a word', async () => {
  renderApp({ at: '/contact', user, stored });
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(asked).toEqual(['sent']);
  expect(screen.queryByRole('region', { name: 'Unsent answers' })).not.toBeInTheDocument();
});

test('says what waits, and sends it when that is asked for', async () => {
  isReachable = false;
  const app = renderApp({ at: '/contact', user, stored });
  const waiting = await notice();
  expect(waiting).toHaveTextContent('1 answer of your assessment is on this device and not sent');
  expect(within(waiting).getByRole('link', { name: 'assessment' })).toHaveAttribute(
    'href',
    '/vetting',
  );
  isReachable = true;
  await app.user.click(within(waiting).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
  expect(keptKeys()).toEqual([]);
});

test('gives it up after a question', async () => {
  isReachable = false;
  const app = renderApp({ at: '/contact', user, stored });
  await app.user.click(within(await notice()).getByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard 1 answer?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Keep it as it is' }));
  expect(keptKeys()).toHaveLength(1);
  await app.user.click(within(await notice()).getByRole('button', { name: 'Discard' }));
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(screen.queryByRole('region', { name: 'Unsent answers' })).not.toBeInTheDocument();
});

test('is not there for another member', async () => {
  renderApp({ at: '/contact', user: aUser({ user_type: 'business', user_id: 8 }), stored });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(keptKeys()).toHaveLength(1);
  expect(asked).toEqual([]);
});
