import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { anApplication } from '../../../testing/vettingReport';
import { aCard, anEmptyPipeline, pipelineHandlers } from '../pipeline/testing/pipelineServer';

const { server, state: all } = serveInMemory();
const state = anEmptyPipeline();
const business = aUser({ user_type: 'business' });

beforeEach(() => {
  Object.assign(state, anEmptyPipeline());
  server.use(...pipelineHandlers(state));
});

const open = () => renderApp({ at: '/vetting/admin/progress', user: business });

test('shows a business its own card and history, read-only', async () => {
  state.cards = [aCard({ user_id: 7, state: 'changes_requested', possible: [] })];
  all.vetting.applications = [
    anApplication({
      id: 41,
      state: 'changes_requested',
      note: 'Please look at the permit.',
      history: [
        {
          id: 1,
          event: 'changes.requested',
          from: 'under_review',
          to: 'changes_requested',
          at: '2026-11-18T09:00:00.000Z',
          by: 'admin',
          actor_name: null,
          note: 'Please look at the permit.',
          question_ids: [101, 102],
        },
      ],
    }),
  ];
  open();
  const card = within(
    await screen.findByRole('region', { name: 'Lake Basin Soaps: A reviewer asks for changes' }),
  );
  expect(card.getByText('Changes wanted')).toBeInTheDocument();
  expect(card.getByText('You')).toBeInTheDocument();
  expect(card.getByText(/Our reviewer writes: Please look at the permit/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Go to your assessment' })).toHaveAttribute(
    'href',
    '/vetting',
  );
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByText(/by our team/)).toBeInTheDocument();
  expect(history.getByText('2 questions opened again')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Move|Claim|Approve/ })).not.toBeInTheDocument();
});

test('says “Not started” before the first answer', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'You have not started yet' })).toHaveTextContent(
    'Not started',
  );
});

test('shows the reason of a failure and loads on a retry', async () => {
  server.use(
    http.get(
      `${HOST}/mainapp/admin/pipeline/`,
      () => HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = open();
  expect(await screen.findByText(/could not be loaded. Not now/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('region')).toBeInTheDocument());
});
