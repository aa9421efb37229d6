import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HistoryEntry } from '../../../../domain/contract/vetting';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { onPhone } from '../../../testing/screenWidth';
import { HOST, serveInMemory } from '../../../testing/server';
import { questionEntries } from '../../../testing/vettingServer';
import { aCard, anEmptyPipeline, NOW, pipelineHandlers } from './testing/pipelineServer';

const { server } = serveInMemory();
const state = anEmptyPipeline();
const solar = aCard({ application: 42, user_id: 108, name: 'Nyanza Solar', state: 'under_review' });
const admin = aUser({ user_id: 1, role: 'admin', user_type: 'business' });

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  event: 'application.submitted',
  from: 'in_progress',
  to: 'submitted',
  at: '2026-11-10T09:00:00.000Z',
  by: 'owner',
  actor_name: 'Achieng Otieno',
  note: null,
  question_ids: [],
  ...change,
});

beforeEach(() => {
  Object.assign(state, anEmptyPipeline(), { cards: [aCard(), solar] });
  server.use(...pipelineHandlers(state));
});
afterEach(() => jest.restoreAllMocks());

const open = (search = '') =>
  renderApp({ at: `/vetting/admin/progress${search}`, user: admin, now: () => NOW });
const details = async () => within(await screen.findByRole('dialog', { name: 'Nyanza Solar' }));

describe('the details of an application', () => {
  test('open from the card at their own address and return the focus when closed', async () => {
    const { user, address } = open('?q=a');
    await user.click(await screen.findByRole('link', { name: 'Nyanza Solar' }));
    expect(address()).toBe('/vetting/admin/progress?q=a&application=42');
    const shown = await details();
    expect(shown.getByText('61.2 of 100')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Report' })).toHaveAttribute(
      'href',
      '/report?as_user=108',
    );
    expect(shown.getByRole('link', { name: 'Answers' })).toHaveAttribute(
      'href',
      '/vetting?as_user=108',
    );
    expect(shown.getByRole('link', { name: 'Listing' })).toHaveAttribute(
      'href',
      '/vetting/admin/listings?q=Nyanza%20Solar',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/vetting/admin/progress?q=a');
    expect(screen.getByRole('link', { name: 'Nyanza Solar' })).toHaveFocus();
  });

  test('show the history: actor, role, states, note and questions', async () => {
    const [question] = questionEntries;
    state.histories.set(42, [
      entry({}),
      entry({
        id: 2,
        event: 'changes.requested',
        from: 'under_review',
        to: 'changes_requested',
        by: 'admin',
        actor_name: 'Njeri Mwangi',
        note: 'Please look again.',
        question_ids: [question?.id ?? 0],
      }),
      entry({ id: 3, event: 'application.submitted', actor_name: 'Njeri Mwangi' }),
    ]);
    open('?application=42');
    const history = within((await details()).getByRole('region', { name: 'History' }));
    const entries = history.getAllByRole('listitem');
    expect(entries[0]).toHaveTextContent(/^Submitted.*by Njeri Mwangi \(the business\)/);
    expect(history.getByText('Under review → Changes wanted')).toBeInTheDocument();
    expect(history.getByText(/by Njeri Mwangi \(our team\)/)).toBeInTheDocument();
    expect(history.getByText('Please look again.')).toBeInTheDocument();
    expect(await history.findByText(question?.text ?? '-')).toBeInTheDocument();
    expect(history.getByText(/by Achieng Otieno \(the business\)/)).toBeInTheDocument();
  });

  test('offer the moves that are possible', async () => {
    const { user } = open('?application=42');
    const shown = await details();
    const group = within(shown.getByRole('group', { name: 'What you can do' }));
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Return to the queue',
      'Ask for changes',
      'Approve',
      'Do not accept',
    ]);
    await user.click(group.getByRole('button', { name: 'Return to the queue' }));
    await waitFor(() =>
      expect(state.sent).toEqual([{ to: '42', body: { event: 'application.returned' } }]),
    );
    expect(await shown.findByRole('button', { name: 'Claim' })).toBeInTheDocument();
  });

  test('require a reason to open the Advanced part, and keep it when refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    state.histories.set(42, [
      entry({
        id: 9,
        event: 'clearance.overridden',
        by: 'admin',
        actor_name: 'Njeri Mwangi',
        note: 'Seen on site.',
        from: 'under_review',
        to: 'under_review',
      }),
    ]);
    server.use(
      http.post(
        `${HOST}/vet/applications/:id/clearance/`,
        () => HttpResponse.json({ detail: 'It is open already.' }, { status: 409 }),
        { once: true },
      ),
    );
    const { user } = open('?application=42');
    const part = within((await details()).getByRole('region', { name: 'Advanced part' }));
    expect(part.getByText(/by Njeri Mwangi \(our team\): “Seen on site.”/)).toBeInTheDocument();
    await user.click(part.getByText('Open or close the Advanced part'));
    const save = await part.findByRole('button', { name: /Save the decision/ });
    await user.selectOptions(part.getByRole('combobox'), 'Open it');
    await user.click(save);
    expect(await part.findByText('This is required.')).toBeInTheDocument();
    await user.type(part.getByRole('textbox', { name: /Reason/ }), 'We visited.');
    await user.click(save);
    expect(await part.findByText(/It is open already/)).toBeInTheDocument();
    expect(part.getByRole('textbox', { name: /Reason/ })).toHaveValue('We visited.');
    await user.click(save);
    await waitFor(() =>
      expect(state.sent).toEqual([
        { to: 'clearance 42', body: { cleared: true, reason: 'We visited.' } },
      ]),
    );
  });

  test('load on a retry after a failure', async () => {
    server.use(
      http.get(
        `${HOST}/vet/applications/42/`,
        () => HttpResponse.json({ detail: 'no' }, { status: 403 }),
        { once: true },
      ),
    );
    const { user } = open('?application=42');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await (await details()).findByRole('region', { name: 'History' })).toBeInTheDocument();
  });
});

describe('a decision on several applications', () => {
  test('sends one note for all that take it, and keeps the refused selected', async () => {
    const busy = aCard({
      application: 43,
      user_id: 109,
      name: 'Busy Bakers',
      state: 'under_review',
    });
    state.cards = [aCard(), solar, busy];
    const { user } = open();
    for (const name of ['Lake Basin Soaps', 'Nyanza Solar', 'Busy Bakers'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }));
    expect(bar.getByText('3 applications selected')).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: /Ask for changes/ })).not.toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Do not accept (2)' }));
    const popup = within(await screen.findByRole('dialog'));
    expect(popup.getByText(/not possible for: Lake Basin Soaps/)).toBeInTheDocument();
    await user.type(popup.getByRole('textbox', { name: /Note/ }), 'No reply.');
    state.cards = state.cards.map((card) =>
      card.application === 43 ? { ...card, state: 'approved' } : card,
    );
    await user.click(popup.getByRole('button', { name: 'Do not accept' }));
    expect(await popup.findByText('Not accepted: Nyanza Solar.')).toBeInTheDocument();
    expect(popup.getByRole('listitem')).toHaveTextContent('Busy Bakers: Njeri Mwangi was quicker');
    expect(state.sent).toEqual([
      {
        to: 'bulk',
        body: { applications: [42, 43], event: 'application.rejected', note: 'No reply.' },
      },
    ]);
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bar.getByText('2 applications selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Nyanza Solar' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Busy Bakers' })).toBeChecked();
    await user.click(bar.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
  });
});

describe('the figures', () => {
  test('load on request, each plot with its table', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Show figures'));
    const reached = within(
      await screen.findByRole('figure', { name: 'How many applications reached a state' }),
    );
    expect(reached.getByRole('row', { name: 'Submitted 40' })).toBeInTheDocument();
    const stays = within(screen.getByRole('figure', { name: /How many days they stayed/ }));
    expect(stays.getByRole('row', { name: 'Submitted 2.5 1 6.3 38' })).toBeInTheDocument();
    expect(stays.getByRole('row', { name: 'Expired – – – 0' })).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  onPhone();

  test('shows one column at a time, chosen by state', async () => {
    const { user, address } = open();
    expect(await screen.findByRole('link', { name: 'Lake Basin Soaps' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Nyanza Solar' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'Under review (1)');
    expect(await screen.findByRole('link', { name: 'Nyanza Solar' })).toBeInTheDocument();
    expect(address()).toBe('/vetting/admin/progress?state=under_review');
  });
});
