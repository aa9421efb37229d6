import { act, screen, within } from '@testing-library/react';
import { aVettingReport, anApplication, middlingAnswers } from '../../testing/vettingReport';
import { questionEntries } from '../../testing/vettingServer';
import { part, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { open } = serveReports();

afterEach(() => jest.restoreAllMocks());

const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

/** What the browser finds when it captures the page. */
function captured(): { tables: number; headings: (string | null)[] } {
  tell('beforeprint');
  return {
    tables: screen.getAllByRole('table').length,
    headings: within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  };
}

const TWO_PAGES = [
  'Result',
  'Your next steps',
  'Score by theme',
  'The smallest plan',
  'Strengths',
  'Badges',
  'About this report',
];

const listed = anApplication({ state: 'listed', expires_at: '2027-11-05T09:00:00.000Z' });

test('prints two pages, and shows the screen again afterwards', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const report = aVettingReport({ application: listed, result_code: 'abcdefghjk' });
  const { user } = await open(report);
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(captured()).toEqual({ tables: 1, headings: TWO_PAGES });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const about = part('About this report');
  expect(about.getByText(/^Valid until .*2027/)).toBeVisible();
  expect(about.getByRole('link', { name: /\/v\/abcdefghjk$/ })).toBeVisible();
  expect(part('The smallest plan').queryByText('How to get there')).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByRole('button')).not.toBeInTheDocument();
  tell('afterprint');
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('keeps open on the screen what was open before it was printed', async () => {
  const { user } = await open(aVettingReport());
  const fold = part('The score, point by point');
  await user.click(fold.getByRole('heading'));
  await user.click(fold.getByText('How the total is worked out'));
  tell('beforeprint');
  tell('afterprint');
  expect(fold.getByText(/^= .* ÷ /)).toBeVisible();
});

test('prints all answers and the calculation after the two pages when asked to', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await open(aVettingReport());
  await user.click(
    screen.getByRole('button', { name: 'Print with all answers and the calculation' }),
  );
  const { tables, headings } = captured();
  expect(headings.slice(TWO_PAGES.length)).toEqual([
    'What is missing for a listing',
    'Why this level',
    'What to do next',
    'Badges',
    'Compared with the sector',
    'Assessments so far',
    'The score, point by point',
    'About this report',
  ]);
  expect(tables).toBe(15);
  const receipt = part('The score, point by point');
  const table = within(receipt.getByRole('table', { name: 'Sustainability Journey' }));
  expect(table.getByRole('row', { name: /^SJ1 .* Scored 2 × 3 = 6 12$/ })).toBeInTheDocument();
  expect(receipt.getByText(/^= .* ÷ /)).toBeVisible();
  tell('afterprint');
  expect(captured().tables).toBe(1);
  tell('afterprint');
});

test('saves CSV and JSON files named after the business', async () => {
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
  const answers = middlingAnswers({ SJ8: '=HYPERLINK("x")' });
  const { user } = await open(aVettingReport({}, { answers }));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  expect(names).toEqual([
    expect.stringMatching(/^self-assessment-lake-basin-soaps-\d{4}-\d\d-\d\d\.csv$/),
    expect.stringMatching(/^self-assessment-lake-basin-soaps-\d{4}-\d\d-\d\d\.json$/),
  ]);
  const [csv = '', json = ''] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv.trim().split('\r\n')).toHaveLength(questionEntries.length + 1);
  expect(JSON.parse(json)).toMatchObject({ business: { name: 'Lake Basin Soaps' } });
});
