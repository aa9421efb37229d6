import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aResultPage } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ResultPage';

const { state, server } = serveInMemory();
const at = '/v/abcdefghjk';

test('shows level, criteria, dates and questionnaire of a valid result', async () => {
  state.results = [aResultPage()];
  renderApp({ at });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake Basin Soaps' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Sapling level')).toBeVisible();
  expect(
    main.getByText('Reviewed by Kijani on 17 October 2026. Valid until 17 October 2027.'),
  ).toBeVisible();
  expect(main.getByRole('heading', { level: 2, name: 'Criteria met' })).toBeVisible();
  expect(main.getByText('Women-led')).toBeVisible();
  expect(main.getByText('Version 2026-11')).toBeVisible();
  expect(document.title).toBe('Lake Basin Soaps: Sapling level · Kijani');
  expect(main.getByRole('link', { name: 'See the business in the directory' })).toHaveAttribute(
    'href',
    '/kijani-directory/lake-basin-soaps',
  );
});

test('is shared on WhatsApp with its words and its address', async () => {
  state.results = [aResultPage()];
  renderApp({ at, config: { publicUrl: 'https://kijani.example' } });
  const link = await screen.findByRole('link', { name: 'Share on WhatsApp' });
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toBe(
    'Lake Basin Soaps: Sapling level. Reviewed by Kijani on 17 October 2026. ' +
      'Valid until 17 October 2027. https://kijani.example/v/abcdefghjk',
  );
});

test.each([
  ['expired', /^Expired\. This result was valid until 17 October 2027\./],
  ['reviewing', /^Being reviewed again\. Kijani is reviewing this business again\./],
  ['revoked', /^No longer valid\. This result is no longer valid\./],
] as const)('says in plain words that a result is %s, without a level', async (shown, words) => {
  const valid_until = shown === 'expired' ? aResultPage().valid_until : null;
  state.results = [
    aResultPage({ state: shown, level: null, badges: [], reviewed_at: null, valid_until }),
  ];
  renderApp({ at });
  await screen.findByRole('heading', { level: 1, name: 'Lake Basin Soaps' });
  expect(
    screen.getByText((_text, element) =>
      element?.tagName === 'P' ? words.test(element.textContent) : false,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/Sapling/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Share on WhatsApp' })).not.toBeInTheDocument();
});

test('names no business that is not in the directory', async () => {
  state.results = [aResultPage({ state: 'revoked', business: null, level: null, badges: [] })];
  renderApp({ at });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Result of a business' }),
  ).toBeVisible();
  expect(
    screen.queryByRole('link', { name: 'See the business in the directory' }),
  ).not.toBeInTheDocument();
});

test('says that no result is shown where there is none', async () => {
  renderApp({ at });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No result is shown here' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the directory' })).toBeVisible();
});

test('shows a failure, and the result on Try again', async () => {
  server.use(
    http.get(`${HOST}/mainapp/result-pages/:code/`, () =>
      HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
    ),
  );
  const { user } = renderApp({ at });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('Failed to fetch the result');
  server.use(
    http.get(`${HOST}/mainapp/result-pages/:code/`, () => HttpResponse.json(aResultPage())),
  );
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { name: 'Lake Basin Soaps' })).toBeVisible();
});
