import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SearchRelaxation } from '../../../domain/contract/searchRelaxation';
import { aMember, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';

const { state, server } = serveInMemory();

Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  state.members = [aMember({ county: '022' }), aMember({ member_id: 2, themes: [] })];
  state.interest = [
    { theme: 'energy transition', share: 45 },
    { theme: 'community action', share: null },
  ];
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows a visitor the guidelines, and opens the choice of an account on Join', async () => {
  const { user } = renderApp({ at: '/community' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Community' })).toBeInTheDocument();
  const guidelines = await part('Community guidelines');
  expect(guidelines.getByText(/Give evidence for green claims/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join the community' }));
  expect(await screen.findByRole('dialog', { name: 'Get Started' })).toBeInTheDocument();
});

test('links a member to the Member Zone', async () => {
  renderApp({ at: '/community', user: aUser() });
  const link = await screen.findByRole('link', { name: 'Go to your Member Zone' });
  expect(link).toHaveAttribute('href', '/general');
});

test('shows cards with what members made public', async () => {
  renderApp({ at: '/community' });
  const members = await part('Members');
  expect(await members.findByRole('heading', { name: '2 public cards' })).toBeInTheDocument();
  expect(members.getByRole('heading', { name: 'Wanjikũ 1' })).toBeInTheDocument();
  expect(members.getByText('Kiambu', { ignore: 'option' })).toBeInTheDocument();
  expect(members.getByRole('list', { name: 'Themes of Wanjikũ 1' })).toHaveTextContent(
    'Nature regeneration',
  );
});

test('shows 8 members on a page and writes the page into the address', async () => {
  state.members = Array.from({ length: 10 }, (_, index) => aMember({ member_id: index + 1 }));
  const { address, user } = renderApp({ at: '/community' });
  await user.click(await screen.findByRole('link', { name: 'Page 2 of 2' }));
  expect(
    await screen.findByRole('heading', { name: '10 public cards, page 2 of 2' }),
  ).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Wanjikũ 10' })).toBeInTheDocument();
  expect(address()).toBe('/community?page=2');
});

describe('the search of members', () => {
  let asked: string[];
  const answerWith = (relaxation?: SearchRelaxation) =>
    server.use(
      http.get(`${HOST}/mainapp/members/`, ({ request }) => {
        asked.push(new URL(request.url).search);
        const results = state.members.slice(0, 1);
        const page = { count: 1, page: 1, page_size: 8, results };
        return HttpResponse.json({ ...page, ...(relaxation && { relaxation }) });
      }),
    );
  const form = async () => within(await screen.findByRole('search', { name: 'Members' }));

  beforeEach(() => {
    asked = [];
  });

  test('writes words, theme and county into the address beside the filter of the trends', async () => {
    answerWith();
    const { address, user } = renderApp({ at: '/community?county=047' });
    const search = await form();
    await user.type(search.getByLabelText('Name, skill or interest'), 'welding');
    await user.selectOptions(search.getByLabelText('Cares for'), 'Energy transition');
    await user.selectOptions(search.getByLabelText('Lives in'), 'Kisumu');
    await waitFor(() => expect(asked.at(-1)).toBe('?q=welding&theme=energy+transition&county=042'));
    expect(address()).toBe(
      '/community?county=047&q=welding&cares_for=energy+transition&lives_in=042',
    );
    await user.click((await part('Members')).getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/community?county=047');
    expect(search.getByLabelText('Name, skill or interest')).toHaveValue('');
  });

  test('says what was relaxed, and leads to other searches', async () => {
    answerWith({
      corrected: [{ word: 'wleding', shown: 'welding', others: [] }],
      county: { nearest: '037', km: 64 },
    });
    renderApp({ at: '/community?q=wleding&lives_in=042' });
    const note = await screen.findByRole('list', { name: 'About this search' });
    expect(note).toHaveTextContent('Showing welding. Search for “wleding” instead');
    expect(note).toHaveTextContent('None in Kisumu. There is one in Kakamega, about 60 km away.');
    expect(within(note).getByRole('link', { name: 'Search in all counties' })).toHaveAttribute(
      'href',
      '/community?q=wleding',
    );
  });
});

test('leads from a page after the last one to the last', async () => {
  state.members = Array.from({ length: 10 }, (_, index) => aMember({ member_id: index + 1 }));
  const { user } = renderApp({ at: '/community?page=9' });
  const members = await part('Members');
  await members.findByRole('heading', { name: 'There is no such page' });
  expect(members.queryByRole('navigation', { name: 'Pages of members' })).not.toBeInTheDocument();
  await user.click(members.getByRole('link', { name: 'Go to the last page' }));
  await members.findByRole('heading', { name: '10 public cards, page 2 of 2' });
});

test('shows the figures in a table, and hidden ones in words', async () => {
  const { user } = renderApp({ at: '/community' });
  await user.click(await screen.findByText('The figures as a table'));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain('Energy transitionabout 45%');
  expect(rows).toContain('Community actionNot shown, so that nobody can be identified');
});

test('shows the forum only when one is configured', async () => {
  state.topics = [
    {
      title: 'Who buys glass?',
      url: 'https://forum.example/t/1',
      replies: 1,
      last_posted_at: '2026-06-01T09:00:00.000Z',
    },
  ];
  const { unmount } = renderApp({ at: '/community' });
  await part('Members');
  expect(screen.queryByRole('link', { name: 'Open the forum' })).not.toBeInTheDocument();
  unmount();
  renderApp({ at: '/community', config: { forumUrl: 'https://forum.example' } });
  const forum = await part('From the forum');
  expect(forum.getByRole('link', { name: 'Open the forum' })).toHaveAttribute(
    'href',
    'https://forum.example',
  );
  expect(await forum.findByRole('link', { name: 'Who buys glass?' })).toBeInTheDocument();
});

test('shows topics on the next visit when they were not ready on the first', async () => {
  const config = { forumUrl: 'https://forum.example' };
  const { go } = renderApp({ at: '/community', config });
  expect(await screen.findByRole('link', { name: 'Open the forum' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Who buys glass?' })).not.toBeInTheDocument();
  state.topics = [
    {
      title: 'Who buys glass?',
      url: 'https://forum.example/t/1',
      replies: 1,
      last_posted_at: '2026-06-01T09:00:00.000Z',
    },
  ];
  go('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  go('/community');
  expect(await screen.findByRole('link', { name: 'Who buys glass?' })).toBeInTheDocument();
});

test('shows a message for members and trends that fail, and reads members again', async () => {
  const refuse = () => HttpResponse.json({ detail: 'no' }, { status: 403 });
  server.use(
    http.get(`${HOST}/mainapp/members/`, refuse, { once: true }),
    http.get(`${HOST}/mainapp/trends/themes/`, () => brokenAnswer(HttpResponse.json({ a: 1 }))),
  );
  const { user } = renderApp({ at: '/community' });
  expect(await screen.findByText('Failed to fetch trends')).toBeInTheDocument();
  const members = await part('Members');
  expect(await members.findByText('Failed to fetch members')).toBeInTheDocument();
  await user.click(members.getByRole('button', { name: 'Try again' }));
  expect(await members.findByRole('heading', { name: '2 public cards' })).toBeInTheDocument();
});
