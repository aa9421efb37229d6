import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { interestsOf } from '../../../domain/tailoring';
import type { SearchRelaxation } from '../../../domain/contract/searchRelaxation';
import { selectResources } from '../../api/selectResources';
import { aPicture, aResource, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';

const { state, server } = serveInMemory();

Element.prototype.scrollIntoView = () => {};

const meter = aResource({ resource_id: 1, headline: 'Read the meter', featured: true });
const law = aResource({
  resource_id: 2,
  headline: 'Waste law in plain words',
  resource_type: 'law explainer',
  themes: ['energy transition', 'responsible processing & packaging'],
  license: 'CC BY 4.0',
  source_url: 'https://www.nema.go.ke/',
  encoding: [
    {
      name: 'Checklist',
      content_url: 'https://files.example/a.pdf',
      encoding_format: 'application/pdf',
      content_size: 84_300,
    },
  ],
});
const many = Array.from({ length: 30 }, (_, index) => aResource({ resource_id: index + 1 }));

beforeEach(() => {
  state.resources = [meter, law];
});

const heading = (name: string) => screen.findByRole('heading', { name });

test('shows featured resources, the themes and the latest, and searches', async () => {
  const { user, address } = renderApp({ at: '/resources' });
  const shelves = within(await screen.findByRole('region', { name: 'By theme' }));
  expect(shelves.getByRole('link', { name: 'Energy transition' })).toHaveAttribute(
    'href',
    '/resources/all?theme=energy+transition',
  );
  const featured = within(screen.getByRole('region', { name: 'Start with these' }));
  expect(featured.getByRole('link', { name: 'Read the meter' })).toBeInTheDocument();
  const latest = within(screen.getByRole('region', { name: 'Latest' }));
  expect(latest.getByRole('link', { name: 'See all 2 resources' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'waste{Enter}');
  expect(await heading('1 resource')).toBeInTheDocument();
  expect(address()).toBe('/resources/all?q=waste');
});

test('shows the covers of featured resources and of those in the list', async () => {
  const covered = (resource_id: number, alt: string, featured: boolean) =>
    aResource({ resource_id, featured, image: aPicture({ alt }) });
  state.resources = [covered(1, 'A meter', true), covered(2, 'A hive', false)];
  renderApp({ at: '/resources' });
  for (const name of ['A meter', 'A hive']) {
    expect(await screen.findByRole('img', { name })).toHaveAttribute('loading', 'lazy');
  }
});

describe('a member', () => {
  const reason = 'Because you chose Responsible processing & packaging';
  beforeEach(() => {
    state.interests = interestsOf({
      themes: ['responsible processing & packaging'],
      county: '',
      categories: [],
      volunteering: [],
    });
  });
  const names = () =>
    within(screen.getByRole('region', { name: 'Resources' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('sees first what fits their answers, with the reason', async () => {
    renderApp({ at: '/resources', user: aUser() });
    const first = within(await screen.findByRole('region', { name: 'For you' }));
    expect(first.getByRole('link', { name: 'Waste law in plain words' })).toBeInTheDocument();
    expect(first.getByText(reason)).toBeInTheDocument();
    expect(first.queryByRole('link', { name: 'Read the meter' })).not.toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Change your answers' })).toHaveAttribute(
      'href',
      '/authentication?user_type=individual',
    );
    expect(screen.getByRole('region', { name: 'Start with these' })).toBeInTheDocument();
  });

  test('sees the rest of the page while that loads and when it fails', async () => {
    let fail = () => {};
    server.use(
      http.get(
        `${HOST}/mainapp/resources/search/`,
        () =>
          new Promise<Response>((resolve) => {
            fail = () => resolve(HttpResponse.json({ detail: 'Bad request.' }, { status: 400 }));
          }),
      ),
    );
    renderApp({ at: '/resources', user: aUser() });
    const latest = await screen.findByRole('region', { name: 'Latest' });
    const place = screen.getByRole('region', { name: 'For you' });
    expect(within(place).queryByRole('listitem')).not.toBeInTheDocument();
    fail();
    await waitFor(() => expect(place).not.toBeInTheDocument());
    expect(latest).toBeVisible();
  });

  test('sees the list in the order of their answers, and can change the order', async () => {
    const { user, address } = renderApp({ at: '/resources/all', user: aUser() });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(names()).toEqual(['Waste law in plain words', 'Read the meter']);
    await user.click(screen.getByRole('link', { name: 'Newest first' }));
    await waitFor(() => expect(names()).toEqual(['Read the meter', 'Waste law in plain words']));
    expect(address()).toBe('/resources/all?sort=newest');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'For you' })).toBeInTheDocument();
  });

  test('sees no order of their answers when they search for words', async () => {
    renderApp({ at: '/resources/all?q=the', user: aUser() });
    expect(await heading('1 resource')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Order' })).not.toBeInTheDocument();
  });
});

test('shows a failure when the answer is no overview, and the resources on Try again', async () => {
  server.use(
    http.get(`${HOST}/mainapp/resources/overview/`, () => brokenAnswer(HttpResponse.json({})), {
      once: true,
    }),
  );
  const { user } = renderApp({ at: '/resources' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Failed to fetch resources')).toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Latest' })).toBeInTheDocument();
});

test('reads the number of a resource that a server calls id', async () => {
  const { resource_id: id, ...rest } = meter;
  const named = { ...rest, id };
  const missing = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  server.use(
    http.get(`${HOST}/mainapp/resources/overview/`, missing),
    http.get(`${HOST}/mainapp/resources/search/`, missing),
    http.get(`${HOST}/mainapp/resources/`, () => brokenAnswer(HttpResponse.json([named, {}]))),
    http.get(`${HOST}/mainapp/resources/:id/`, () => brokenAnswer(HttpResponse.json(named))),
  );
  const { user } = renderApp({ at: '/resources' });
  const [link] = await screen.findAllByRole('link', { name: 'Read the meter' });
  expect(link).toHaveAttribute('href', '/resource/1');
  if (link) await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Read the meter' })).toBeVisible();
});

test('filters by the address and by what is typed', async () => {
  const { user, address } = renderApp({ at: '/resources/all?type=Law+explainer' });
  expect(await heading('1 resource')).toBeInTheDocument();
  expect(screen.getByLabelText('Type', { selector: 'select' })).toHaveDisplayValue('Law explainer');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zebra ');
  expect(await heading('No resource matches')).toBeInTheDocument();
  expect(address()).toBe('/resources/all?q=zebra&type=law+explainer');
  await user.click(screen.getByRole('button', { name: 'Show all resources' }));
  expect(await heading('2 resources')).toHaveFocus();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('shows 12 resources on a page', async () => {
  state.resources = many;
  const { user, address } = renderApp({ at: '/resources/all' });
  await heading('30 resources, page 1 of 3');
  await user.click(screen.getByRole('link', { name: 'Page 3 of 3' }));
  expect(await heading('30 resources, page 3 of 3')).toHaveFocus();
  expect(address()).toBe('/resources/all?page=3');
  expect(screen.getByRole('link', { name: 'Read the meter, part 25' })).toBeInTheDocument();
});

test('searches the list when the server has no search, and finds the resource in it', async () => {
  const missing = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  server.use(
    http.get(`${HOST}/mainapp/resources/search/`, missing),
    http.get(`${HOST}/mainapp/resources/:id/`, missing),
  );
  const { user } = renderApp({ at: '/resources/all?q=meter' });
  await user.click(await screen.findByRole('link', { name: 'Read the meter' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Read the meter' }),
  ).toBeInTheDocument();
});

test('shows the licence, source, language and file of a resource', async () => {
  renderApp({ at: '/resource/2' });
  await screen.findByRole('heading', { level: 1, name: 'Waste law in plain words' });
  expect(document.title).toBe('Waste law in plain words · Kijani');
  expect(screen.getByRole('link', { name: 'Checklist, PDF, 84 kB' })).toHaveAttribute(
    'href',
    'https://files.example/a.pdf',
  );
  const about = within(screen.getByRole('complementary', { name: 'About this resource' }));
  expect(about.getByRole('link', { name: 'CC BY 4.0' })).toBeInTheDocument();
  expect(about.getByRole('link', { name: 'nema.go.ke' })).toBeInTheDocument();
  expect(about.getByText('English')).toBeInTheDocument();
  const related = within(await screen.findByRole('region', { name: 'More on the same theme' }));
  expect(related.queryByRole('link', { name: 'Waste law in plain words' })).toBeNull();
});

test('copies the link when the device cannot share it', async () => {
  const { user } = renderApp({ at: '/resource/1' });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('http://localhost/resource/1');
});

test('keeps the filters in the link back to all resources', async () => {
  const { user } = renderApp({ at: '/resources/all?q=meter' });
  await user.click(await screen.findByRole('link', { name: 'Read the meter' }));
  await screen.findByRole('heading', { level: 1, name: 'Read the meter' });
  expect(screen.getByRole('link', { name: /All resources/ })).toHaveAttribute(
    'href',
    '/resources/all?q=meter',
  );
});

test('shows Not found and a link to all resources when the resource is unknown', async () => {
  renderApp({ at: '/resource/99' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Resource not found' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search all resources' })).toBeInTheDocument();
});

describe('when nothing matches as asked', () => {
  const answerWith = (relaxation: SearchRelaxation) =>
    server.use(
      http.get(`${HOST}/mainapp/resources/search/`, () =>
        HttpResponse.json({ ...selectResources([meter], {}), relaxation }),
      ),
    );
  const note = () => screen.findByRole('list', { name: 'About this search' });

  test('says what was corrected, and leads to the words as written', async () => {
    answerWith({ corrected: [{ word: 'metre', shown: 'meter', others: [] }] });
    const { address, user } = renderApp({ at: '/resources/all?q=metre' });
    expect(await note()).toHaveTextContent('Showing meter. Search for “metre” instead');
    await user.click(screen.getByRole('link', { name: 'Search for “metre” instead' }));
    expect(address()).toBe('/resources/all?q=metre&exact=1');
  });

  test('says which filters were left out', async () => {
    answerWith({ filters: ['theme', 'type'] });
    renderApp({ at: '/resources/all?q=meter&type=report&theme=energy+transition' });
    expect(await note()).toHaveTextContent('None with the theme and type that you chose.');
    expect(screen.getByRole('link', { name: 'Search without the theme and type' })).toHaveAttribute(
      'href',
      '/resources/all?q=meter',
    );
  });

  test('shows the nearest theme, and leads to it and to all', async () => {
    answerWith({ theme: 'energy transition' });
    renderApp({ at: '/resources/all?q=zebra' });
    expect(await note()).toHaveTextContent(
      'No resource matches “zebra”. Perhaps one on the theme energy transition can help.',
    );
    expect(screen.getByRole('link', { name: 'Show energy transition' })).toHaveAttribute(
      'href',
      '/resources/all?theme=energy+transition',
    );
    expect(screen.getByRole('link', { name: 'Show all resources' })).toHaveAttribute(
      'href',
      '/resources/all',
    );
  });
});
