import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AbuseReport, PostRow } from '../../../../domain/contract/admin/moderation';
import { aGridPage, anAbuseReport, aPostRow } from '../../../testing/adminRows';
import { anEvent, aResource, aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import '../grid/parts/WideGrid';
import './ModerationPage';

const { state, server } = serveInMemory();

const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const base = '/vetting/admin/moderation';

let posts: PostRow[] = [];
let reports: AbuseReport[] = [];
const asked: string[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  state.resources = [1, 2].map((resource_id) => aResource({ resource_id, status: 'pending' }));
  state.events = [anEvent({ event_id: 1, status: 'pending', name: 'Mending day' })];
  posts = [
    aPostRow({ subject_id: 1 }),
    aPostRow({ subject: 'event', subject_id: 1, title: 'Mending day', open_reports: 2 }),
    aPostRow({ subject_id: 2 }),
  ];
  reports = [anAbuseReport(), anAbuseReport({ id: 6, subject: 'event', title: null, path: null })];
  server.use(
    http.get(`${HOST}/mainapp/admin/posts/`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(aGridPage(posts));
    }),
    http.get(`${HOST}/mainapp/admin/abuse-reports/`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(aGridPage(reports));
    }),
    http.post(`${HOST}/mainapp/reviews/`, async ({ request }) => {
      sent.push(await request.json());
      posts = posts.slice(1);
      return HttpResponse.json({ detail: 'The decision was saved.' }, { status: 201 });
    }),
    http.post(`${HOST}/mainapp/admin/abuse-reports/:id/close/`, async ({ request, params }) => {
      sent.push([params['id'], await request.json()]);
      reports = [];
      return HttpResponse.json(anAbuseReport());
    }),
  );
});

const open = (search = '') => renderApp({ at: base + search, user: admin });
const decision = async () => within(await screen.findByRole('complementary', { name: 'Decision' }));
const note = 'Note to the author';

describe('the queue of posts', () => {
  test('asks for what waits, and for another state or kind as chosen', async () => {
    const { user, address } = open();
    expect(await screen.findByRole('heading', { name: '3 posts' })).toBeInTheDocument();
    expect(asked).toEqual(['?']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Events');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All');
    await waitFor(() => expect(address()).toBe(`${base}?subject=event&status=all`));
    await waitFor(() =>
      expect(new URLSearchParams(asked.at(-1)).get('status')).toBe(
        'pending,published,changes_requested,rejected,cancelled,postponed',
      ),
    );
  });

  test('a row opens the post as the public sees it, and the way back keeps the filters', async () => {
    const { user, address } = open('?subject=event');
    await user.click(await screen.findByRole('link', { name: 'Mending day' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mending day' }),
    ).toBeInTheDocument();
    expect(address()).toBe(`${base}?subject=event&post=event-1`);
    expect((await decision()).getByText('Waiting for review')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '← All posts' }));
    expect(await screen.findByRole('heading', { name: '3 posts' })).toBeInTheDocument();
    expect(address()).toBe(`${base}?subject=event`);
  });

  test('is published, the author’s mail is told of, and the next one is at hand', async () => {
    const { user, address } = open('?post=resource-1');
    await user.click((await decision()).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^It is public now\./)).toBeInTheDocument();
    expect(sent).toEqual([{ subject: 'resource', subject_id: 1, decision: 'published', note: '' }]);
    await user.click(await screen.findByRole('link', { name: 'Next: Mending day' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mending day' }),
    ).toBeInTheDocument();
    expect(address()).toBe(`${base}?post=event-1`);
  });

  test('asks for a reason, which may begin with a stock sentence', async () => {
    const { user } = open('?post=resource-1');
    const panel = await decision();
    await user.click(panel.getByRole('button', { name: 'Ask for changes' }));
    const field = panel.getByRole('textbox', { name: note });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is required\./));
    expect(sent).toEqual([]);
    await user.type(field, 'Thank you.');
    await user.selectOptions(
      panel.getByRole('combobox', { name: 'Stock sentences' }),
      'A link does not open. Please check it.',
    );
    expect(field).toHaveValue('Thank you.\nA link does not open. Please check it.');
    await user.type(field, ' It is the second one.');
    await user.click(panel.getByRole('button', { name: 'Ask for changes' }));
    expect(await screen.findByText(/^Changes are asked for\./)).toBeInTheDocument();
    expect(sent).toEqual([
      {
        subject: 'resource',
        subject_id: 1,
        decision: 'changes_requested',
        note: 'Thank you.\nA link does not open. Please check it. It is the second one.',
      },
    ]);
  });

  test('somebody was quicker: what happened is told and the text stays, also for a while', async () => {
    server.use(
      http.post(`${HOST}/mainapp/reviews/`, () => {
        state.resources = [aResource({ resource_id: 1, status: 'published' })];
        return HttpResponse.json({ detail: 'It is published already.' }, { status: 409 });
      }),
    );
    const { user } = open('?post=resource-1');
    const panel = await decision();
    await user.type(panel.getByRole('textbox', { name: note }), 'Well done.');
    await user.click(panel.getByRole('button', { name: 'Publish' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'Not decided. It is published already. What you wrote is still here.',
    );
    expect(await panel.findByText('Public')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(panel.getByRole('textbox', { name: note })).toHaveValue('Well done.');
    await user.click(screen.getByRole('link', { name: '← All posts' }));
    await user.click(await screen.findByRole('link', { name: 'Read the meter, part 1' }));
    expect((await decision()).getByRole('textbox', { name: note })).toHaveValue('Well done.');
  });

  test('has the guidelines beside it', async () => {
    const { user } = open('?post=resource-1');
    const panel = await decision();
    await user.click(panel.getByText('Community guidelines'));
    expect(panel.getByText(/Give evidence for green claims/)).toBeInTheDocument();
  });

  test('a post that is gone says so', async () => {
    open('?post=resource-99');
    expect(await screen.findByText(/^There is no such post any more/)).toBeInTheDocument();
  });
});

describe('reports', () => {
  test('open ones are listed; each says what, why and who waits for an answer', async () => {
    const { user } = open('?view=reports');
    await user.click(await screen.findByRole('link', { name: 'Lake Basin Soaps' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: /^Lake Basin Soaps/ })).toHaveAttribute(
      'href',
      '/kijani-directory/lake-basin-soaps',
    );
    expect(dialog.getByRole('link', { name: 'Review the listing' })).toHaveAttribute(
      'href',
      '/vetting/admin/listings/12',
    );
    expect(dialog.getByText('The number is somebody else’s.')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'achieng@example.org' })).toHaveAttribute(
      'href',
      'mailto:achieng@example.org',
    );
  });

  test('one of something that is gone leads nowhere', async () => {
    open('?view=reports&report=6');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Event no. 12, which is gone')).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: /Review/ })).not.toBeInTheDocument();
  });

  test('is closed as acted on with a word about it, or dismissed without one', async () => {
    const { user, address } = open('?view=reports&report=5');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close as acted on' }));
    const field = dialog.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is required\./));
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('The report is closed.')).toBeInTheDocument();
    expect(sent).toEqual([['5', { outcome: 'dismissed', note: '' }]]);
    await waitFor(() => expect(address()).toBe(`${base}?view=reports`));
  });

  test('somebody was quicker: it is told, and the note stays though the report leaves the list', async () => {
    server.use(
      http.post(`${HOST}/mainapp/admin/abuse-reports/5/close/`, () => {
        reports = [];
        return HttpResponse.json(
          { detail: 'It was closed already and dismissed.' },
          { status: 409 },
        );
      }),
    );
    const { user } = open('?view=reports&report=5');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Number taken out.');
    await user.click(dialog.getByRole('button', { name: 'Close as acted on' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It was closed already and dismissed.',
    );
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Number taken out.');
  });

  test('closed ones say what became of them', async () => {
    reports = [
      anAbuseReport({
        closed_at: '2026-11-20T09:00:00.000Z',
        outcome: 'acted',
        note: 'Number taken out.',
      }),
    ];
    const { user } = open('?view=reports');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Closed');
    await waitFor(() => expect(asked.at(-1)).toBe('?status=closed'));
    await user.click(await screen.findByRole('link', { name: 'Lake Basin Soaps' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/: Acted on$/)).toBeInTheDocument();
    expect(dialog.getByText('Number taken out.')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
