import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReportRow } from '../../../../domain/contract/admin/reports';
import { renderApp } from '../../../testing/renderApp';
import { onPhone } from '../../../testing/screenWidth';
import { anApplication } from '../../../testing/vettingReport';
import { HOST, serveInMemory } from '../../../testing/server';
import { aComparison, aReportRow, NOW, signedIn } from './testing/aReportRow';

const { server } = serveInMemory();

Element.prototype.scrollIntoView = () => {};

const admin = signedIn({ role: 'admin', user_type: 'business' });
const now = () => NOW;
const base = '/vetting/admin/reports';

const searches: string[] = [];
let rows: ReportRow[] = [];
let count: number | null = null;

/** The search of every call for the list, in order. */
const serve = () =>
  server.use(
    http.get(`${HOST}/mainapp/admin/reports/`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      searches.push(search);
      const size = Number(searchParams.get('page_size') ?? 25);
      const page = Number(searchParams.get('page') ?? 1);
      return HttpResponse.json({
        count: count ?? rows.length,
        page,
        page_size: size,
        results: rows,
      });
    }),
  );

beforeEach(() => {
  searches.length = 0;
  rows = [
    aReportRow({ previous: 7 }),
    aReportRow({
      application: 42,
      user_id: 13,
      name: 'Mkoko Honey',
      level: null,
      total: null,
      submitted_at: null,
      state: 'in_progress',
      clearance: 'needs_review',
      clearance_override: { cleared: true, reason: 'Visited in May.', by_name: 'Amina' },
      red_flags: 1,
    }),
  ];
  count = null;
  serve();
});

const open = (search = '') => renderApp({ at: base + search, user: admin, now });
const grid = () => screen.findByRole('grid', { name: 'Assessment reports' });
/** Found by its words: roles of a whole table take a busy machine many seconds. */
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
const filters = async () => within(await screen.findByRole('search'));
const lastSearch = () => new URLSearchParams(searches.at(-1));

async function choose(user: ReturnType<typeof open>['user'], name: string, item: string) {
  await user.click((await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(within(await screen.findByRole('menu')).getByText(item));
}

test('shows state, score, level and clearance of an assessment', async () => {
  open();
  const soap = await rowOf('Lake Basin Soaps');
  expect(screen.getByText('2 reports')).toBeInTheDocument();
  expect(await grid()).toHaveAttribute('aria-rowcount', '3');
  expect(soap.getByRole('rowheader')).toHaveTextContent('Lake Basin Soaps');
  expect(soap.getByRole('link', { name: 'Lake Basin Soaps' })).toHaveAttribute(
    'href',
    '/report?as_user=12',
  );
  for (const text of ['for 3 days', '61.2', 'Sapling', 'Cleared', '70%', '96%', 'Kisumu']) {
    expect(soap.getByText(text)).toBeInTheDocument();
  }
  expect(soap.getByText('Governance').closest('li')).toHaveTextContent('Governance 61.2%');
});

test('shows the reason of a clearance by the team in a tooltip', async () => {
  const { user } = open();
  const honey = await rowOf('Mkoko Honey');
  const word = honey.getByRole('button', { name: 'Opened by the team' });
  await user.hover(word);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Visited in May. (Amina)');
});

test('sends filters to the address and the server, from the first page', async () => {
  const { user, address } = open('?page=3');
  const bar = await filters();
  await user.selectOptions(bar.getByRole('combobox', { name: 'State' }), 'Under review');
  await waitFor(() => expect(address()).toBe(`${base}?state=under_review`));
  await user.selectOptions(
    bar.getByRole('combobox', { name: 'Flagged answers' }),
    'Has red answers',
  );
  await waitFor(() =>
    expect(Object.fromEntries(lastSearch())).toEqual({ state: 'under_review', flag: 'red' }),
  );
  await user.click(screen.getByText('Clear filters'));
  await waitFor(() => expect(address()).toBe(base));
});

test('sends order, page size and page to the address and the server', async () => {
  count = 240;
  const { user, address } = open('?state=draft');
  await rowOf('Mkoko Honey');
  await user.selectOptions(screen.getByLabelText('Rows per page'), '50');
  await waitFor(() => expect(lastSearch().get('page_size')).toBe('50'));
  await user.click(screen.getByText('Score'));
  await waitFor(() => expect(lastSearch().get('sort')).toBe('total'));
  expect(lastSearch().get('order')).toBe('desc');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Assessment reports' }));
  await user.click(pages.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(lastSearch().get('page')).toBe('2'));
  expect(address()).toBe(`${base}?state=draft&sort=total&order=desc&page=2&page_size=50`);
});

test('opens with the filters, order and page of the address', async () => {
  open('?q=honey&state=draft&sort=name&page=2&page_size=50');
  await rowOf('Mkoko Honey');
  const bar = await filters();
  expect(bar.getByRole('searchbox', { name: 'Search' })).toHaveValue('honey');
  expect(bar.getByRole('combobox', { name: 'State' })).toHaveValue('draft');
  expect(screen.getByLabelText('Rows per page')).toHaveValue('50');
  const head = within(await grid()).getByRole('columnheader', { name: 'Business' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(searches).toEqual(['?q=honey&state=draft&sort=name&page=2&page_size=50']);
});

test('searches after a pause in typing and keeps the text when a filter changes', async () => {
  const { user, address } = open();
  const bar = await filters();
  const field = bar.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'honey ');
  await user.selectOptions(bar.getByRole('combobox', { name: 'Level' }), 'Seed');
  await waitFor(() => expect(address()).toBe(`${base}?q=honey&level=Seed`));
  await user.type(field, 'x');
  await waitFor(() => expect(address()).toBe(`${base}?q=honeyx&level=Seed`));
  expect(field).toHaveValue('honeyx');
  expect(searches.length).toBeLessThan(5);
});

test('says that the list is empty, and offers to show all when it is filtered', async () => {
  rows = [];
  const { user, address } = open('?q=nothing');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(address()).toBe(base));
  expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeInTheDocument();
});

test('shows an error and loads on a retry', async () => {
  server.use(
    http.get(
      `${HOST}/mainapp/admin/reports/`,
      () => HttpResponse.json({ detail: 'No.' }, { status: 400 }),
      { once: true },
    ),
  );
  const { user } = open();
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent(
    'Assessment reports could not be loaded.',
  );
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect((await rowOf('Mkoko Honey')).getByText('Mkoko Honey')).toBeInTheDocument();
});

test('links from a row to its report, answers and card', async () => {
  const { user } = open();
  await user.click(
    (await rowOf('Lake Basin Soaps')).getByRole('button', {
      name: 'Actions for Lake Basin Soaps',
    }),
  );
  const hrefs = ['Open the report', 'Open the answers', 'Show in the pipeline'].map((name) =>
    screen.getByRole('menuitem', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/report?as_user=12',
    '/vetting?as_user=12',
    '/vetting/admin/progress?application=41',
  ]);
});

test('compares figures side by side and lists the answers that changed', async () => {
  server.use(
    http.get(`${HOST}/mainapp/admin/reports/41/comparison/`, () =>
      HttpResponse.json(aComparison()),
    ),
  );
  const { user } = open();
  await choose(user, 'Lake Basin Soaps', 'Compare with the one before');
  const dialog = within(await screen.findByRole('dialog', { name: /Lake Basin Soaps: compared/ }));
  const line = async (name: string) =>
    (await dialog.findByRole('rowheader', { name })).closest('tr');
  expect(await line('Score')).toHaveTextContent('Score55.561.2Up by 5.7');
  expect(await line('Level')).toHaveTextContent('LevelSproutSaplingSprout to Sapling');
  expect(await line('Workers')).toHaveTextContent('Workers56%55%Down by 1');
  expect(await line('Nature')).toHaveTextContent('Nature–––');
  expect(dialog.getByRole('heading', { name: '1 answer changed' })).toBeInTheDocument();
  expect(dialog.getByText('60%')).toBeInTheDocument();
  expect(dialog.getByText('No answer')).toBeInTheDocument();
});

test('offers no comparison without an earlier report', async () => {
  const { user } = open();
  await user.click(
    (await rowOf('Mkoko Honey')).getByRole('button', { name: 'Actions for Mkoko Honey' }),
  );
  await screen.findByRole('menuitem', { name: 'Decide on the clearance' });
  expect(screen.queryByRole('menuitem', { name: /Compare/ })).not.toBeInTheDocument();
});

test('requires a reason for a clearance, keeps it when refused, and updates the list', async () => {
  const sent: unknown[] = [];
  let refusals = 1;
  server.use(
    http.post(`${HOST}/vet/applications/41/clearance/`, async ({ request }) => {
      sent.push(await request.json());
      if (refusals-- > 0) {
        return HttpResponse.json({ detail: 'Somebody else decided just now.' }, { status: 409 });
      }
      rows = [aReportRow({ clearance_override: { cleared: false, reason: 'x', by_name: 'A' } })];
      return HttpResponse.json(anApplication({ user: 12 }));
    }),
  );
  const { user } = open();
  await choose(user, 'Lake Basin Soaps', 'Decide on the clearance');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByRole('heading', { name: 'Clearance of Lake Basin Soaps' }),
  ).toBeInTheDocument();
  expect(dialog.getByText('The rule says: Cleared.')).toBeInTheDocument();
  const save = dialog.getByRole('button', { name: /Save the decision/ });
  await user.click(save);
  await waitFor(() => expect(dialog.getByLabelText(/Reason/)).toBeInvalid());
  expect(sent).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: /Advanced part/ }), 'Close it');
  await user.click(dialog.getByLabelText(/Reason/));
  await user.paste('A complaint is open.');
  await user.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else decided just now.');
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('A complaint is open.');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)).toEqual({ cleared: false, reason: 'A complaint is open.' });
  expect(
    await (await rowOf('Lake Basin Soaps')).findByText('Closed by the team'),
  ).toBeInTheDocument();
});

test('requests files with the filters and keeps the byte order mark of the CSV', async () => {
  const queries: string[] = [];
  server.use(
    http.get(`${HOST}/mainapp/admin/reports/export/`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.text('\uFEFFBusiness\r\nWanjikũ\r\n');
    }),
  );
  const names: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = open('?state=draft&sort=name&page=2&page_size=50');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(names).toEqual(['assessment-reports-2026-11-23.csv']));
  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  await waitFor(() => expect(names).toHaveLength(2));
  expect(queries).toEqual([
    '?state=draft&sort=name&format=csv',
    '?state=draft&sort=name&format=json',
  ]);
  const [csv] = await Promise.all(blobs.map((blob) => blob.arrayBuffer()));
  expect(Buffer.from(csv ?? new ArrayBuffer(0)).subarray(0, 11)).toEqual(
    Buffer.from('\uFEFFBusiness'),
  );
  jest.restoreAllMocks();
});

test('keeps hidden columns hidden on this device', async () => {
  const { user, unmount } = open();
  await rowOf('Mkoko Honey');
  expect(screen.getAllByText('Kisumu')).toHaveLength(2);
  await user.click(screen.getByText('Columns'));
  await user.click(await screen.findByLabelText('County'));
  await waitFor(() => expect(screen.queryByText('Kisumu')).not.toBeInTheDocument());
  const stored = window.localStorage.getItem('adminColumns.reports') ?? '';
  act(unmount);
  renderApp({ at: base, user: admin, now, stored: { 'adminColumns.reports': stored } });
  await rowOf('Mkoko Honey');
  expect(screen.queryByText('Kisumu')).not.toBeInTheDocument();
});

describe('on a phone', () => {
  onPhone();

  test('shows the rows as cards with the same filters, order and actions', async () => {
    const { user, address } = open();
    const name = await screen.findByRole('heading', { name: 'Lake Basin Soaps' });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const card = within(name.closest('li') ?? name);
    expect(card.getByText('Submitted, for 3 days')).toBeInTheDocument();
    expect(card.getByText('61.2, Sapling level')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Actions for Lake Basin Soaps' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Score, falling');
    await waitFor(() => expect(address()).toBe(`${base}?sort=total&order=desc`));
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Listed');
    await waitFor(() => expect(address()).toBe(`${base}?state=listed&sort=total&order=desc`));
  });
});
