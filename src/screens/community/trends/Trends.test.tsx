import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser, someTrends } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';

const { state, server } = serveInMemory();

Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const aBusiness = () => aUser({ user_type: 'business', user_id: 9 });
const full = () =>
  someTrends({
    scope: 'full',
    crosses: [
      {
        question: 'sways',
        by: 'age_bracket',
        groups: [
          { value: '18-24', cells: [{ value: 'price', share: null }] },
          { value: '25-34', cells: [{ value: 'price', share: 75 }] },
        ],
      },
    ],
    earlier: [
      {
        month: '2026-05',
        tables: [{ question: 'barriers', cells: [{ value: 'price', share: 55 }] }],
      },
    ],
  });

const section = async () => {
  await screen.findByRole('figure', { name: /What keeps you from buying/ });
  return within(screen.getByRole('region', { name: 'Trends' }));
};

test('shows a visitor the plots and figures, hidden ones in words, and no filter', async () => {
  const { user } = renderApp({ at: '/community#trends' });
  const trends = await section();
  expect(trends.getByText('June 2026')).toBeInTheDocument();
  expect(trends.getByRole('status')).toHaveTextContent(
    'counted on 1 June 2026. About 105 members are counted.',
  );
  expect(trends.getByText(/too few people are in the group: “Time”/)).toBeInTheDocument();
  await user.click(trends.getByText('The figures'));
  expect(trends.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AnswerMembers who gave it',
    'Priceabout 60%',
    'TimeHidden: too few people',
  ]);
  expect(trends.queryByRole('search')).not.toBeInTheDocument();
  expect(trends.getByRole('link', { name: 'How trends stay anonymous' })).toHaveAttribute(
    'href',
    '/privacy-policy#trends',
  );
});

test('shows a business earlier months and groups, and filters by one answer', async () => {
  state.trends = full();
  const asked: string[] = [];
  server.use(
    http.get(`${HOST}/mainapp/trends/`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const county = searchParams.get('county');
      return HttpResponse.json(
        county ? { ...full(), filter: { name: 'county', value: county }, people: 25 } : full(),
      );
    }),
  );
  const { user, address } = renderApp({
    at: '/community?theme=community+action&page=2',
    user: aBusiness(),
  });
  const trends = await section();
  expect(asked).toEqual(['?theme=community+action']);
  expect(trends.getByRole('columnheader', { name: 'May 2026', hidden: true })).toBeInTheDocument();
  const byAge = within(trends.getByRole('region', { name: 'What sways you when you buy, by age' }));
  expect(byAge.getByRole('row', { name: '25-34 75%' })).toBeInTheDocument();
  expect(
    trends.getByText('Hidden because too few people are in the group: 18-24.'),
  ).toBeInTheDocument();
  await user.selectOptions(trends.getByRole('combobox', { name: 'County' }), 'Nairobi City');
  expect(await trends.findByText(/About 25 members live in Nairobi City/)).toBeInTheDocument();
  expect(address()).toBe('/community?page=2&county=047');
  expect(asked.at(-1)).toBe('?county=047');
});

test('says that too few members are counted when every figure is hidden', async () => {
  state.trends = someTrends({
    people: null,
    tables: [{ question: 'barriers', cells: [{ value: 'price', share: null }] }],
  });
  renderApp({ at: '/community' });
  const trends = await section();
  expect(trends.getByText('Too few members are counted.', { exact: false })).toBeInTheDocument();
  expect(trends.getByText(/based on too few members/)).toBeInTheDocument();
});

test('shows a message when the request is refused, and reads the trends on Try again', async () => {
  server.use(
    http.get(
      `${HOST}/mainapp/trends/`,
      () => HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
      {
        once: true,
      },
    ),
  );
  const { user } = renderApp({ at: '/community' });
  const trends = within(await screen.findByRole('region', { name: 'Trends' }));
  expect(await trends.findByText('Failed to fetch trends')).toBeInTheDocument();
  await user.click(trends.getByRole('button', { name: 'Try again' }));
  await section();
});
