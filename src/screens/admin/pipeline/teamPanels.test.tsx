import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HistoryEntry } from '../../../../domain/contract/vetting';
import { QUESTIONNAIRE, questionByCode } from '../../../../domain/vetting/questionnaire';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { aCard, anEmptyPipeline, NOW, pipelineHandlers } from './testing/pipelineServer';

const { server } = serveInMemory();
const state = anEmptyPipeline();
const solar = aCard({ application: 42, user_id: 108, name: 'Nyanza Solar', state: 'under_review' });
const admin = aUser({ user_id: 1, role: 'admin', user_type: 'business' });
const flagged = questionByCode(QUESTIONNAIRE, 'DI8');
const questionId = flagged?.id ?? 0;
const at = '2026-11-20T09:00:00.000Z';
const verdict = {
  question: questionId,
  verdict: 'change',
  comment: 'Which permit?',
  author: 'Njeri Mwangi',
  updated_at: at,
  is_outdated: false,
} as const;

beforeEach(() => {
  Object.assign(state, anEmptyPipeline(), { cards: [solar] });
  server.use(...pipelineHandlers(state));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

async function open() {
  const app = renderApp({
    at: '/vetting/admin/progress?application=42',
    user: admin,
    now: () => NOW,
  });
  const details = within(await screen.findByRole('dialog', { name: 'Nyanza Solar' }));
  const region = async (name: string) => within(await details.findByRole('region', { name }));
  return { ...app, details, region };
}

describe('the reviewer of an application', () => {
  test('is chosen from the team and assigned by a button', async () => {
    const { user, region } = await open();
    const panel = await region('Reviewer');
    expect(panel.getByText('Nobody yet')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Assign' })).toBeDisabled();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Assign to' }), 'Njeri Mwangi');
    await user.click(panel.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(state.sent).toEqual([{ to: 'PUT 42/assignee/', body: { user_id: 2 } }]),
    );
  });

  test('cannot become nobody while the review goes on', async () => {
    state.review = { reviewer: { user_id: 2, name: 'Njeri Mwangi' }, can_unassign: false };
    const { region } = await open();
    const panel = await region('Reviewer');
    const options = panel.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual(['Amina Wekesa', 'Njeri Mwangi']);
  });

  test('is not shown for a business of one’s own', async () => {
    state.cards = [aCard({ ...solar, user_id: 1 })];
    const { details } = await open();
    await details.findByRole('region', { name: 'History' });
    expect(details.queryByRole('region', { name: 'Reviewer' })).not.toBeInTheDocument();
    expect(details.queryByRole('region', { name: 'Internal notes' })).not.toBeInTheDocument();
  });
});

describe('internal notes', () => {
  const note = { author: 'Amina Wekesa', created_at: at, edited_at: null };

  test('can be changed and deleted by their author alone', async () => {
    state.review = {
      notes: [
        { ...note, id: 7, text: 'Mine.', is_own: true },
        { ...note, id: 8, text: 'Theirs.', is_own: false },
      ],
    };
    const { user, region } = await open();
    const panel = await region('Internal notes');
    const [mine, theirs] = panel.getAllByRole('listitem');
    if (!mine || !theirs) throw new Error('no notes');
    expect(within(theirs).queryByRole('button')).not.toBeInTheDocument();
    await user.click(within(mine).getByRole('button', { name: 'Edit' }));
    const text = within(mine).getByRole('textbox', { name: 'Note' });
    expect(text).toHaveValue('Mine.');
    await user.clear(text);
    await user.type(text, 'Changed.');
    await user.click(within(mine).getByRole('button', { name: 'Save the note' }));
    await user.click(await within(mine).findByRole('button', { name: 'Delete' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
    await user.click(popup.getByRole('button', { name: 'Delete the note' }));
    await waitFor(() =>
      expect(state.sent).toEqual([
        { to: 'PUT 42/notes/7/', body: { text: 'Changed.' } },
        { to: 'DELETE 42/notes/7/', body: null },
      ]),
    );
  });

  test('keep what was written when it cannot be saved, also when the details are closed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.post(`${HOST}/mainapp/admin/applications/:id/notes/`, () =>
        HttpResponse.json({ detail: 'Too many notes.' }, { status: 409 }),
      ),
    );
    const { user, region } = await open();
    const panel = await region('Internal notes');
    await user.type(panel.getByRole('textbox', { name: 'New note' }), 'Phone them.');
    await user.click(panel.getByRole('button', { name: 'Add the note' }));
    expect(await panel.findByText(/Too many notes\. What you wrote is kept\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Nyanza Solar' }));
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Phone them.');
  });
});

describe('verdicts', () => {
  test('are written beside the answer, with a comment for a change', async () => {
    const { user, region } = await open();
    const panel = await region('Answers and verdicts');
    expect(panel.getByText('No answer needs a change yet.')).toBeInTheDocument();
    await user.click(panel.getByText('Red answers: 1 answer'));
    const group = within(panel.getByRole('group', { name: `Verdict on: ${flagged?.text}` }));
    await user.click(group.getByRole('button', { name: 'Fine' }));
    await user.click(await group.findByRole('button', { name: 'Needs a change' }));
    const comment = group.getByRole('textbox', { name: /What has to change/ });
    await user.click(group.getByRole('button', { name: 'Save the comment' }));
    expect(await group.findByText('This is required.')).toBeInTheDocument();
    await user.type(comment, 'Which permit?');
    await user.click(group.getByRole('button', { name: 'Save the comment' }));
    const to = `PUT 42/verdicts/${questionId}/`;
    await waitFor(() =>
      expect(state.sent).toEqual([
        { to, body: { verdict: 'fine', comment: '', based_on: null } },
        { to, body: { verdict: 'change', comment: 'Which permit?', based_on: null } },
      ]),
    );
  });

  test('fill the request for changes', async () => {
    state.review = { verdicts: [verdict] };
    const { user, details } = await open();
    await details.findByText(/1 answer needs a change/);
    await user.click(details.getByRole('button', { name: 'Ask for changes' }));
    const popup = within(await screen.findByRole('dialog', { name: /^Ask for changes/ }));
    expect(await popup.findByText('1 question picked.')).toBeInTheDocument();
    expect(await popup.findByText('Which permit?')).toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() =>
      expect(state.sent).toEqual([
        {
          to: '42',
          body: {
            event: 'changes.requested',
            note: 'Please change the answers below. Each says what we need.',
            question_ids: [questionId],
            comments: [{ question_id: questionId, comment: 'Which permit?' }],
          },
        },
      ]),
    );
  });

  test('show the earlier comment beside the changed answer', async () => {
    const request: HistoryEntry = {
      id: 3,
      event: 'changes.requested',
      from: 'under_review',
      to: 'changes_requested',
      at,
      by: 'admin',
      actor_name: 'Njeri Mwangi',
      note: 'Please look again.',
      question_ids: [questionId],
      comments: [{ question_id: questionId, comment: 'Which permit?' }],
    };
    state.histories.set(42, [request]);
    const change = { question: questionId, code: 'DI8', text: '', before: 'Yes', after: 'No' };
    const side = {
      application: 42,
      submitted_at: null,
      questionnaire_version: '2026-11',
      total: null,
      basic_percent: null,
      level: null,
      themes: [],
    };
    const earned = { earned_before: null, earned_after: null };
    server.use(
      http.get(`${HOST}/mainapp/admin/reports/42/comparison/`, () =>
        HttpResponse.json({
          name: 'Nyanza Solar',
          before: null,
          after: side,
          changes: [{ ...change, ...earned }],
        }),
      ),
    );
    const { user, region } = await open();
    const panel = await region('Answers and verdicts');
    await user.click(panel.getByText('Asked to change: 1 answer'));
    const item = panel.getByRole('listitem');
    expect(within(item).getByText('Which permit?')).toBeInTheDocument();
    expect(await within(item).findByText('Answered before: Yes')).toBeInTheDocument();
  });
});

describe('a snooze', () => {
  test('is set until a day', async () => {
    const { user, region } = await open();
    const panel = await region('Snooze');
    await user.type(panel.getByLabelText('Until'), '2026-12-03');
    await user.click(panel.getByRole('button', { name: 'Snooze' }));
    await waitFor(() =>
      expect(state.sent).toEqual([{ to: 'PUT 42/snooze/', body: { until: '2026-12-03' } }]),
    );
  });

  test('says until when and by whom, and is ended', async () => {
    state.review = { snoozed: { until: '2026-12-02T21:00:00.000Z', by: 'Njeri Mwangi' } };
    const { user, region } = await open();
    const panel = await region('Snooze');
    expect(panel.getByText('Snoozed until 3 December 2026 by Njeri Mwangi.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'End the snooze' }));
    await waitFor(() =>
      expect(state.sent).toEqual([{ to: 'PUT 42/snooze/', body: { until: null } }]),
    );
  });

  test('has its filter on the board, and its words on the card', async () => {
    state.cards = [
      { ...solar, snoozed: { until: '2026-12-02T21:00:00.000Z', by: 'Njeri Mwangi' } },
    ];
    const { user, address } = renderApp({
      at: '/vetting/admin/progress',
      user: admin,
      now: () => NOW,
    });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Snoozed' }),
      'Only these',
    );
    await waitFor(() => expect(address()).toBe('/vetting/admin/progress?snoozed=only'));
    expect(await screen.findByText(/^Snoozed until .* by Njeri Mwangi$/)).toBeInTheDocument();
    expect(state.searches.at(-1)).toBe('?snoozed=only');
  });
});
