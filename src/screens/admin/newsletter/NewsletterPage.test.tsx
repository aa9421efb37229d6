import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toCsv } from '../../../../domain/csv';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { brokenAnswer } from '../../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../../testing/server';
import { saveFile } from '../../../ui/saveFile';
// Compiled before the first test, which would else wait for it.
import '../../../app/admin/AdminArea';
import './NewsletterPage';

jest.mock('../../../ui/saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const { server } = serveInMemory();

const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
const HEADER = ['email', 'name', 'user_type', 'since'];
let calls = 0;

function serve(file: string) {
  server.use(
    http.get(`${HOST}/mainapp/newsletter/subscribers.csv`, () => {
      calls += 1;
      return new HttpResponse(file, { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
}

const personOf = (number: number) => [
  `member${number}@example.org`,
  `Member ${number}`,
  number % 2 === 0 ? 'business' : 'individual',
  '2026-05-03T09:00:00.000Z',
];

beforeEach(() => {
  calls = 0;
  server.use(http.get(`${HOST}/mainapp/admin/newsletter/issues/`, () => HttpResponse.json([])));
  saved.mockReset();
});

const open = () => renderApp({ at: '/vetting/admin/newsletter', user: admin });
const openList = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Open the list' }));

test('says that the list is personal data and loads nothing before it is opened', async () => {
  serve(toCsv(HEADER, [personOf(1)]));
  open();
  expect(
    await screen.findByText(/personal data under the Data Protection Act, 2019/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'audit log' })).toHaveAttribute(
    'href',
    '/vetting/admin/audit?action=newsletter.',
  );
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
  expect(calls).toBe(0);
});

test('shows the subscribers and saves the same list as a file', async () => {
  const file = toCsv(HEADER, [
    ['=cmd@example.org', 'Soap, "Lake"', 'business', personOf(1)[3] ?? ''],
  ]);
  serve(file);
  const app = open();
  await openList(app);
  expect(await screen.findByRole('heading', { name: '1 subscriber' })).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /Soap, "Lake"/ }));
  expect(row.getByText('=cmd@example.org')).toBeInTheDocument();
  expect(row.getByText('Business')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(saved).toHaveBeenCalledWith(
    expect.stringMatching(/^kijani-newsletter-\d{4}-\d\d-\d\d\.csv$/),
    // The browser drops the mark of its encoding, which saveFile puts back.
    file.replace('\uFEFF', ''),
    'text/csv',
  );
  expect(calls).toBe(1);
});

test('shows 100 subscribers, then the rest', async () => {
  serve(
    toCsv(
      HEADER,
      Array.from({ length: 130 }, (_, index) => personOf(index)),
    ),
  );
  const app = open();
  await openList(app);
  expect(await screen.findByRole('heading', { name: '130 subscribers' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(101);
  await app.user.click(screen.getByRole('button', { name: 'Show 30 more' }));
  expect(screen.getAllByRole('row')).toHaveLength(131);
});

test('says that the list is empty', async () => {
  serve(toCsv(HEADER, []));
  await openList(open());
  expect(await screen.findByText('Nobody gets the newsletter yet')).toBeInTheDocument();
});

test.each([
  [() => HttpResponse.json({ detail: 'You may not.' }, { status: 403 }), 'You may not.'],
  [() => brokenAnswer(new HttpResponse('<html></html>')), /^The list could not be read\./],
] as const)(
  'shows an error for an answer that is no list, and the list after a retry',
  async (answer, text) => {
    server.use(http.get(`${HOST}/mainapp/newsletter/subscribers.csv`, answer));
    const app = open();
    await openList(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    serve(toCsv(HEADER, [personOf(1)]));
    await openList(app);
    expect(await screen.findByRole('heading', { name: '1 subscriber' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
);
