import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  AbuseReport,
  PostRow,
  UnreadChange,
} from '../../../../domain/contract/admin/moderation';
import { aGridPage, anAbuseReport, aPostRow } from '../../../testing/adminRows';
import { anEvent, aResource, aUser } from '../../../testing/builders';
import { onPhone } from '../../../testing/screenWidth';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './ModerationPage';

const { state, server } = serveInMemory();
onPhone();

const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const base = '/vetting/admin/moderation';

let posts: PostRow[] = [];
let reports: AbuseReport[] = [];
let changes: UnreadChange[] = [];
const searches: string[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  searches.length = 0;
  sent.length = 0;
  state.resources = [1, 2].map((resource_id) => aResource({ resource_id, status: 'pending' }));
  state.events = [anEvent({ event_id: 1, status: 'pending', name: 'Mending day' })];
  posts = [
    aPostRow({ subject_id: 1 }),
    aPostRow({ subject: 'event', subject_id: 1, title: 'Mending day', open_reports: 2 }),
    aPostRow({ subject_id: 2 }),
  ];
  changes = [
    {
      subject: 'event',
      subject_id: 1,
      title: 'Mending day',
      slug: 'mending-day',
      modified_at: '2026-11-20T09:00:00.000Z',
      changes: [{ field: 'Place', before: 'Town hall', after: 'Library' }],
    },
    {
      subject: 'listing',
      subject_id: 1,
      title: 'Lake Basin Soaps',
      slug: 'lake-basin-soaps',
      modified_at: '2026-11-20T10:00:00.000Z',
      changes: [{ field: 'Description', before: 'Soap.', after: 'CERTIFIED soap.' }],
    },
  ];
  reports = [anAbuseReport(), anAbuseReport({ id: 6, subject: 'event', title: null, path: null })];
  server.use(
    http.get(`${HOST}/mainapp/admin/posts/`, ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json(aGridPage(posts));
    }),
    http.get(`${HOST}/mainapp/admin/changes/`, () => HttpResponse.json(aGridPage(changes))),
    http.post(`${HOST}/mainapp/admin/changes/read/`, async ({ request }) => {
      sent.push(await request.json());
      changes = changes.slice(1);
      return HttpResponse.json({ detail: 'The change is marked as read.' });
    }),
    http.get(`${HOST}/mainapp/admin/abuse-reports/`, ({ request }) => {
      searches.push(new URL(request.url).search);
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
type User = ReturnType<typeof renderApp>['user'];
/** At once: a whole app takes its time for each key. */
const write = async (user: User, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });

describe('the review of posts', () => {
  test('lists waiting posts first, then those of the chosen kind and state', async () => {
    const { user, address } = open();
    expect(await screen.findByText('3 posts')).toBeInTheDocument();
    expect(searches).toEqual(['']);
    await user.selectOptions(select('Kind'), 'Events');
    await user.selectOptions(select('State'), 'All');
    await waitFor(() => expect(address()).toBe(`${base}?subject=event&status=all`));
    await waitFor(() =>
      expect(new URLSearchParams(searches.at(-1)).get('status')).toBe(
        'pending,published,changes_requested,rejected,cancelled,postponed',
      ),
    );
  });

  test('opens a post from its row and keeps the filters on the way back', async () => {
    const { user, address } = open('?subject=event');
    await user.click(await screen.findByText('Mending day'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mending day' }),
    ).toBeInTheDocument();
    expect(address()).toBe(`${base}?subject=event&post=event-1`);
    expect((await decision()).getByText('Waiting for review')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '← All posts' }));
    expect(await screen.findByText('3 posts')).toBeInTheDocument();
    expect(address()).toBe(`${base}?subject=event`);
  });

  test('publishes a post and links to the next one', async () => {
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

  test('requires a note to ask for changes, which can take a stock sentence', async () => {
    const { user } = open('?post=resource-1');
    const panel = await decision();
    await user.click(panel.getByRole('button', { name: 'Ask for changes' }));
    const field = panel.getByRole('textbox', { name: note });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This is required\./));
    expect(sent).toEqual([]);
    await write(user, field, 'Thank you.');
    await user.selectOptions(
      panel.getByRole('combobox', { name: 'Stock sentences' }),
      'A link does not open. Please check it.',
    );
    expect(field).toHaveValue('Thank you.\nA link does not open. Please check it.');
    await write(user, field, ' It is the second one.');
    await user.click(panel.getByRole('button', { name: 'Ask for changes' }));
    expect(await screen.findByText(/^Changes were requested\./)).toBeInTheDocument();
    expect(sent).toEqual([
      {
        subject: 'resource',
        subject_id: 1,
        decision: 'changes_requested',
        note: 'Thank you.\nA link does not open. Please check it. It is the second one.',
      },
    ]);
  });

  test('shows the new state and keeps the note when another admin decided first', async () => {
    server.use(
      http.post(`${HOST}/mainapp/reviews/`, () => {
        state.resources = [aResource({ resource_id: 1, status: 'published' })];
        return HttpResponse.json({ detail: 'It is published already.' }, { status: 409 });
      }),
    );
    const { user } = open('?post=resource-1');
    const panel = await decision();
    await write(user, panel.getByLabelText(note), 'Well done.');
    await user.click(panel.getByText('Publish'));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'Not decided. It is published already. What you wrote is still here.',
    );
    expect(await panel.findByText('Public')).toBeInTheDocument();
    expect(panel.queryByText('Publish')).not.toBeInTheDocument();
    expect(panel.getByLabelText(note)).toHaveValue('Well done.');
  });

  test('keeps the note of each post while others are opened', async () => {
    const { user } = open('?post=resource-1');
    await write(user, (await decision()).getByLabelText(note), 'Nearly there.');
    await user.click(screen.getByText('Next post →'));
    await screen.findByRole('heading', { level: 1, name: 'Mending day' });
    expect((await decision()).getByLabelText(note)).toHaveValue('');
    await user.click(screen.getByText('← All posts'));
    await user.click(await screen.findByText('Read the meter, part 1', { selector: 'a' }));
    expect((await decision()).getByLabelText(note)).toHaveValue('Nearly there.');
  });

  test('shows the community guidelines beside a post', async () => {
    const { user } = open('?post=resource-1');
    const panel = await decision();
    await user.click(panel.getByText('Community guidelines'));
    expect(panel.getByText(/Give evidence for green claims/)).toBeInTheDocument();
  });

  test('says that a post no longer exists', async () => {
    open('?post=resource-99');
    expect(await screen.findByText(/^There is no such post any more/)).toBeInTheDocument();
  });
});

describe('reports of abuse', () => {
  test('show what was reported, the reason and the address of the sender', async () => {
    const { user } = open('?view=reports');
    await user.click(await screen.findByText('Lake Basin Soaps'));
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

  test('hold no link when what was reported is gone', async () => {
    open('?view=reports&report=6');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Event no. 12, which is gone')).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: /Review/ })).not.toBeInTheDocument();
  });

  test('need a note to close as acted on, none to dismiss', async () => {
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

  test('keep the note and show the error when another admin closed it first', async () => {
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
    await write(user, dialog.getByLabelText('Note'), 'Number taken out.');
    await user.click(dialog.getByRole('button', { name: 'Close as acted on' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'It was closed already and dismissed.',
    );
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Number taken out.');
  });

  test('show outcome and note once they are closed', async () => {
    reports = [
      anAbuseReport({
        closed_at: '2026-11-20T09:00:00.000Z',
        outcome: 'acted',
        note: 'Number taken out.',
      }),
    ];
    const { user } = open('?view=reports');
    await user.selectOptions(
      await screen.findByLabelText('State', { selector: 'select' }),
      'Closed',
    );
    await waitFor(() => expect(searches.at(-1)).toBe('?status=closed'));
    await user.click(await screen.findByText('Lake Basin Soaps'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/: Acted on$/)).toBeInTheDocument();
    expect(dialog.getByText('Number taken out.')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('changes after approval', () => {
  test('show before and after, and leave the list when marked as read', async () => {
    const { user } = open('?view=changes');
    expect(await screen.findByRole('heading', { name: '2 changes' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Place Town hall Library' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Description Soap. CERTIFIED soap.' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Changed in Mending day' })).toBeVisible();
    expect(screen.queryByText('Changed in Mending day')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review the event' })).toHaveAttribute(
      'href',
      `${base}?view=posts&post=event-1`,
    );
    expect(screen.getByRole('link', { name: 'Review the listing' })).toHaveAttribute(
      'href',
      '/vetting/admin/listings/1',
    );
    await user.click(screen.getByRole('button', { name: 'Mark as read: Mending day' }));
    const one = await screen.findByRole('heading', { name: '1 change' });
    expect(one).toHaveFocus();
    expect(sent).toEqual([
      { subject: 'event', subject_id: 1, modified_at: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(screen.getByRole('link', { name: 'Changes after approval (1)' })).toBeInTheDocument();
    expect(screen.queryByText('Library')).not.toBeInTheDocument();
  });

  test('stay with their new values when the owner changed them again', async () => {
    server.use(
      http.post(`${HOST}/mainapp/admin/changes/read/`, () => {
        changes = changes.map((change) => ({
          ...change,
          changes: [{ field: 'Place', before: 'Town hall', after: 'Market' }],
        }));
        const detail = 'Its owner has changed it again. Please read what it says now.';
        return HttpResponse.json({ detail }, { status: 409 });
      }),
    );
    const { user } = open('?view=changes');
    await user.click(await screen.findByRole('button', { name: 'Mark as read: Mending day' }));
    expect(
      await screen.findByText(/^Not marked as read\. Its owner has changed it again\./),
    ).toBeInTheDocument();
    expect(
      (await screen.findAllByRole('row', { name: 'Place Town hall Market' }))[0],
    ).toBeVisible();
  });

  /** `count` changes, of which each page shows the same two. */
  const serve = (count: () => number) =>
    server.use(
      http.get(`${HOST}/mainapp/admin/changes/`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        const results = page > Math.ceil(count() / 25) ? [] : changes;
        return HttpResponse.json({ count: count(), page, page_size: 25, results });
      }),
    );

  test('redirect from a page that does not exist to the last one', async () => {
    serve(() => 30);
    const { address } = open('?view=changes&page=9');
    await waitFor(() => expect(address()).toBe(`${base}?view=changes&page=2`));
    expect(await screen.findByRole('heading', { name: '30 changes' })).toBeVisible();
    expect((await screen.findAllByRole('button', { name: /^Mark as read/ }))[0]).toBeVisible();
    expect(screen.queryByText('Every change is read')).not.toBeInTheDocument();
  });

  test('redirect to the page before when the last change of a page is read', async () => {
    serve(() => 27 - sent.length * 2);
    const { user, address } = open('?view=changes&page=2');
    await user.click(await screen.findByRole('button', { name: 'Mark as read: Mending day' }));
    await waitFor(() => expect(address()).toBe(`${base}?view=changes&page=1`));
    expect(await screen.findByRole('heading', { name: '25 changes' })).toHaveFocus();
    expect(screen.queryByText('Every change is read')).not.toBeInTheDocument();
  });

  test('show an error when loading fails, and a text when there are none', async () => {
    server.use(
      http.get(`${HOST}/mainapp/admin/changes/`, () =>
        HttpResponse.json({ detail: 'no' }, { status: 400 }),
      ),
    );
    const { user } = open('?view=changes');
    expect(await screen.findByText('The changes could not be loaded.')).toBeInTheDocument();
    changes = [];
    server.use(http.get(`${HOST}/mainapp/admin/changes/`, () => HttpResponse.json(aGridPage([]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Every change is read')).toBeInTheDocument();
  });
});
