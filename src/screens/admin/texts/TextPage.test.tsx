import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SiteTextHistory, SiteTextPayload } from '../../../../domain/contract/siteText';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './TextPage';

const { server } = serveInMemory();
const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const by = { asks_again: false, changed_at: '2026-11-20T09:00:00.000Z', changed_by: 'Amina Noor' };

let history: SiteTextHistory;
let sent: unknown[];

beforeEach(() => {
  window.localStorage.clear();
  sent = [];
  history = {
    key: 'home',
    version: 2,
    text: 'Second text.',
    versions: [
      { version: 2, text: 'Second text.', ...by },
      { version: 1, text: 'First text.', ...by },
    ],
  };
  const url = `${HOST}/mainapp/admin/texts/home/`;
  server.use(
    http.get(url, () => HttpResponse.json(history)),
    http.put<never, SiteTextPayload>(url, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      if (body.based_on !== history.version) {
        const detail = 'Changed meanwhile.';
        return HttpResponse.json({ detail, current: history, sent: body }, { status: 409 });
      }
      const version = history.version + 1;
      const versions = [{ version, text: body.text, ...by }, ...history.versions];
      history = { ...history, version, text: body.text, versions };
      return HttpResponse.json(history);
    }),
  );
});

const open = async () => {
  const app = renderApp({ at: '/vetting/admin/texts/home', user: admin });
  const field = await screen.findByRole('textbox', { name: /^Text/ });
  return { ...app, field };
};
const rewrite = async ({ user, field }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.clear(field);
  await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
};

test('saves a new version and shows it in the history', async () => {
  const app = await open();
  expect(app.field).toHaveValue('Second text.');
  await rewrite(app, 'Third text.');
  expect(await screen.findByText('Version 3 (shown now)')).toBeInTheDocument();
  expect(sent).toEqual([{ text: 'Third text.', based_on: 2 }]);
});

test('sends no empty text', async () => {
  const { user, field } = await open();
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText(/^Write the text/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('shows the lines that a version changed, and restores an earlier one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'What changed in version 2' }));
  const lines = within(screen.getByRole('list', { name: 'Changed lines' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Removed First text.',
    'Added Second text.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  await user.click(await screen.findByRole('button', { name: 'Restore and publish' }));
  await waitFor(() => expect(sent).toEqual([{ text: 'First text.', based_on: 2 }]));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('First text.'),
  );
});

test('goes back to the built-in text', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Back to the built-in text' }));
  await user.click(await screen.findByRole('button', { name: 'Restore and publish' }));
  expect(await screen.findByText(/The page shows the built-in text/)).toBeInTheDocument();
  expect(sent).toEqual([{ text: null, based_on: 2 }]);
});

describe('when somebody else saved meanwhile', () => {
  async function meet() {
    const app = await open();
    history = {
      ...history,
      version: 3,
      text: 'Their text.',
      versions: [{ version: 3, text: 'Their text.', ...by }, ...history.versions],
    };
    await rewrite(app, 'My text.');
    const group = await screen.findByRole('group', { name: 'Two versions of this text' });
    expect(group).toHaveTextContent('My text.');
    expect(group).toHaveTextContent('Their text.');
    return app;
  }

  test('keeps mine as a later version', async () => {
    const { user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Version 4 (shown now)')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ text: 'My text.', based_on: 3 });
  });

  test('shows what there is now when a version is restored, which then succeeds', async () => {
    const { user } = await open();
    history = {
      ...history,
      version: 3,
      text: 'Their text.',
      versions: [{ version: 3, text: 'Their text.', ...by }, ...history.versions],
    };
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
    const restore = await screen.findByRole('button', { name: 'Restore and publish' });
    await user.click(restore);
    expect(await screen.findByText(/^Changed meanwhile/)).toBeInTheDocument();
    expect(await screen.findByText(/It becomes version 4/)).toBeInTheDocument();
    await user.click(restore);
    expect(await screen.findByText('Version 4 (shown now)')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ text: 'First text.', based_on: 3 });
  });

  test('takes the other into the field, and gives back what was typed', async () => {
    const { user, field } = await meet();
    await user.click(screen.getByRole('button', { name: 'Take the other' }));
    expect(field).toHaveValue('Their text.');
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Put back what I typed' }));
    expect(field).toHaveValue('My text.');
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ text: 'My text.', based_on: 3 }));
  });
});
