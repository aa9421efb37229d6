import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST } from '../../testing/server';
import { aVettingReport, middlingAnswers } from '../../testing/vettingReport';
import { admin, business, openFold, part, serveReports } from './testing/serveReports';
// Compiled before the first test, which would else wait for it.
import './ReportPage';

const { server, searches, serve, open } = serveReports();

test('opens the part that the address names, and keeps whose report it is in its links', async () => {
  const { go } = await open(aVettingReport(), { user: admin, at: '/report?as_user=7' });
  go('/report?as_user=7#receipt');
  expect(part('The score, point by point').getByText('Points for each question')).toBeVisible();
  expect(part('Your next steps').getByRole('link')).toHaveAttribute(
    'href',
    '/report?as_user=7#step-803',
  );
});

test('offers the assessment before the first answer', async () => {
  await open(aVettingReport({ assessment: null, responses: [], application: null }));
  expect(screen.getByRole('heading', { name: 'There is nothing to report yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Begin the assessment' })).toHaveAttribute(
    'href',
    '/vetting',
  );
});

test('shows an admin the business of the report and keeps it in the links', async () => {
  const answers = middlingAnswers({ DI5: 'convicted' });
  const { user } = await open(aVettingReport({}, { answers }), {
    user: admin,
    at: '/report?as_user=7',
  });
  expect(searches).toEqual(['?user_id=7']);
  expect(screen.getByRole('region', { name: 'Acting for a business' })).toHaveTextContent(
    'You are looking at the report of Lake Basin Soaps as an admin. It is read-only.',
  );
  const [flag] = (await openFold(user, 'Why this level')).getAllByRole('link');
  expect(flag).toHaveAttribute('href', '/vetting/form/3?as_user=7#q305');
});

test('tells an admin that the business does not exist and links to the pipeline', async () => {
  server.use(
    http.get(`${HOST}/vet/report/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  renderApp({ at: '/report?as_user=4711', user: admin });
  expect(
    await screen.findByRole('heading', { name: 'There is no business with the number 4711' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the pipeline' })).toHaveAttribute(
    'href',
    '/vetting/admin/progress',
  );
});

test.each(['/report?as_user=9', '/report?as_user=9x'])(
  'shows anybody else their own report at %s',
  async (at) => {
    await open(aVettingReport(), { at });
    expect(searches).toEqual(['?user_id=7']);
    expect(screen.queryByRole('region', { name: /Acting/ })).not.toBeInTheDocument();
  },
);

test('shows an error and loads on a retry', async () => {
  server.use(
    http.get(`${HOST}/vet/report/`, () =>
      HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
    ),
  );
  const { user } = renderApp({ at: '/report', user: business });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('The report could not be loaded.');
  serve(aVettingReport());
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { level: 1, name: /^Lake Basin Soaps/ })).toBeVisible();
});

test('says to an individual what a business finds there', async () => {
  renderApp({ at: '/report', user: aUser() });
  expect(await screen.findByText('Reports are for businesses')).toBeVisible();
});

test('asks a visitor to sign in', async () => {
  renderApp({ at: '/report' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
