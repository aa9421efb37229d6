import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserData } from '../../../../domain/contract/session';
import { QUESTIONNAIRE, questionByCode } from '../../../../domain/vetting/questionnaire';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { aCard, anEmptyPipeline, inState, NOW, pipelineHandlers } from './testing/pipelineServer';

const { server } = serveInMemory();
const state = anEmptyPipeline();
const soaps = aCard();
const solar = aCard({
  application: 42,
  user_id: 108,
  name: 'Nyanza Solar',
  category: 'Energy',
  state: 'under_review',
  reviewer: { user_id: 3, name: 'Njeri Mwangi' },
});
const admin: UserData = aUser({
  user_id: 1,
  role: 'admin',
  user_type: 'business',
  first_name: 'Otieno',
  last_name: 'Were',
});

beforeEach(() => {
  Object.assign(state, anEmptyPipeline(), { cards: [soaps, solar] });
  server.use(...pipelineHandlers(state));
});
afterEach(() => jest.restoreAllMocks());

const open = (search = '') =>
  renderApp({ at: `/vetting/admin/progress${search}`, user: admin, now: () => NOW });
const column = (name: RegExp) => screen.findByRole('region', { name });
const cardIn = async (name: RegExp, card: string) =>
  within(await column(name)).findByRole('link', { name: card });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

type User = ReturnType<typeof open>['user'];
const move = async (user: User, card: string, by: string) => {
  await user.click(await screen.findByRole('button', { name: `Move ${card}` }));
  await user.click(await screen.findByRole('menuitem', { name: by }));
};

const refuse = (detail: string, status = 409) =>
  server.use(
    http.post(
      `${HOST}/vet/applications/:id/events/`,
      () => HttpResponse.json({ detail }, { status }),
      { once: true },
    ),
  );
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('the board', () => {
  test('shows a column with a count for each state, and the facts of each card', async () => {
    const late = '2026-11-01T09:00:00.000Z';
    state.cards = [aCard({ red_flags: 2, amber_flags: 1, state_since: late }), solar];
    open();
    const submitted = within(await column(/^Submitted \(1\)$/));
    expect(screen.getByRole('region', { name: 'Not accepted (0)' })).toBeInTheDocument();
    for (const words of ['Beauty & self-care · Kisumu', 'Late: 20 days', '2 red', '1 amber']) {
      expect(submitted.getByText(words)).toBeInTheDocument();
    }
    expect(submitted.getByTitle('Score 61.2, Sapling')).toHaveTextContent('Score 61.2');
    expect(screen.getByTitle('Reviewer: Njeri Mwangi')).toBeInTheDocument();
    expect(screen.getByText('2 applications')).toBeInTheDocument();
  });

  test('sends search and filters to the address and the server', async () => {
    const { user, address } = open();
    await cardIn(/^Submitted/, 'Lake Basin Soaps');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'solar');
    await waitFor(() => expect(address()).toBe('/vetting/admin/progress?q=solar'));
    expect(await screen.findByText('1 application match')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Health');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reviewer' }), 'Me');
    expect(await screen.findByText('No application matches')).toBeInTheDocument();
    expect(state.searches.at(-1)).toBe('?q=solar&category=Health&reviewer=me');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await cardIn(/^Submitted/, 'Lake Basin Soaps');
    expect(address()).toBe('/vetting/admin/progress');
  });

  test('loads the next cards of a long column on request', async () => {
    state.cards = Array.from({ length: 120 }, (_, index) =>
      aCard({ application: index + 1, name: `Shop ${index + 1}` }),
    );
    const { user } = open();
    /** By text: roles of so many cards are slow to tell on a busy machine. */
    const shown = (text: string) => screen.findByText(text, {}, { timeout: 30_000 });
    await shown('Shop 50');
    expect(screen.queryByText('Shop 51')).not.toBeInTheDocument();
    await user.click(await shown('Show more of “Submitted” (70 left)'));
    await shown('Shop 100');
    await user.click(await shown('Show more of “Submitted” (20 left)'));
    await shown('Shop 120');
    expect(screen.queryByText(/Show more of/)).not.toBeInTheDocument();
  });

  test('shows the reason of a failure and loads on a retry', async () => {
    server.use(
      http.get(
        `${HOST}/mainapp/admin/pipeline/`,
        () => HttpResponse.json({ detail: 'Only our team sees this.' }, { status: 403 }),
        { once: true },
      ),
    );
    const { user } = open();
    expect(await screen.findByText(/could not be loaded. Only our team/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await cardIn(/^Submitted/, 'Lake Basin Soaps');
  });

  test('reloads when the window gets the focus', async () => {
    open();
    await cardIn(/^Submitted/, 'Lake Basin Soaps');
    state.cards = [aCard({ name: 'Newly Come' })];
    act(() => void window.dispatchEvent(new Event('focus')));
    await cardIn(/^Submitted/, 'Newly Come');
  });
});

describe('a move without a note', () => {
  test('is sent at once and can be undone', async () => {
    const { user } = open();
    await move(user, 'Lake Basin Soaps', 'Claim');
    const link = await cardIn(/^Under review/, 'Lake Basin Soaps');
    expect(await screen.findByText('Review begun: Lake Basin Soaps')).toBeInTheDocument();
    expect(screen.getByText('Lake Basin Soaps is now in the column Under review.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(link).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await cardIn(/^Submitted/, 'Lake Basin Soaps');
    expect(state.sent).toEqual([
      { to: '41', body: { event: 'application.claimed' } },
      { to: '41', body: { event: 'application.returned' } },
    ]);
  });

  test('shows before the answer, with the own name, and is taken back when refused', async () => {
    quiet();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(`${HOST}/vet/applications/:id/events/`, async () => {
        await answered;
        return HttpResponse.json({ detail: 'Njeri was quicker.' }, { status: 409 });
      }),
    );
    const { user } = open();
    await move(user, 'Lake Basin Soaps', 'Claim');
    await cardIn(/^Under review \(2\)/, 'Lake Basin Soaps');
    expect(screen.getByTitle('Reviewer: Otieno Were')).toBeInTheDocument();
    answer();
    expect(
      await screen.findByText('Lake Basin Soaps was not moved. Njeri was quicker.'),
    ).toBeInTheDocument();
    await cardIn(/^Submitted \(1\)/, 'Lake Basin Soaps');
  });

  test('can be retried when the connection failed', async () => {
    quiet();
    server.use(
      http.post(`${HOST}/vet/applications/:id/events/`, () => HttpResponse.error(), { once: true }),
    );
    const { user } = open();
    await move(user, 'Lake Basin Soaps', 'Claim');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await cardIn(/^Under review/, 'Lake Basin Soaps');
  });
});

describe('a decision', () => {
  test('requires a note, which a stock reason fills, and names the email', async () => {
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Do not accept');
    const popup = await dialog(/Do not accept Nyanza Solar/);
    expect(popup.getByText(/owner of the business gets an email/)).toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Do not accept' }));
    expect(await popup.findByText('This is required.')).toBeInTheDocument();
    const note = popup.getByRole('textbox', { name: /Note to the business/ });
    await user.selectOptions(
      popup.getByRole('combobox', { name: 'Start from a common reason' }),
      'No reply',
    );
    expect(note).toHaveDisplayValue(/had no answer/);
    await user.type(note, ' Thank you.');
    await user.click(popup.getByRole('button', { name: 'Do not accept' }));
    await cardIn(/^Not accepted/, 'Nyanza Solar');
    expect(state.sent).toHaveLength(1);
    expect(state.sent[0]?.body).toMatchObject({ event: 'application.rejected' });
    expect(JSON.stringify(state.sent[0]?.body)).toMatch(/had no answer.* Thank you\./);
  });

  test('requires questions to ask for changes, picked from the answers', async () => {
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Ask for changes');
    const popup = await dialog(/Ask for changes: Nyanza Solar/);
    const flagged = within(await popup.findByRole('group', { name: 'Red answers' }));
    const disclosure = questionByCode(QUESTIONNAIRE, 'DI8')?.id;
    await user.type(popup.getByRole('textbox', { name: /Note/ }), 'Please look again.');
    await user.click(popup.getByRole('button', { name: 'Ask for changes' }));
    expect(await popup.findByText('Pick at least one question.')).toBeInTheDocument();
    await user.click(flagged.getByRole('checkbox'));
    expect(popup.getByText('1 question picked.')).toBeInTheDocument();
    const search = popup.getByRole('searchbox', { name: /Questions to open again/ });
    await user.type(search, 'nothing like this');
    expect(popup.getByText('No question or answer contains these words.')).toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Ask for changes' }));
    await cardIn(/^Changes wanted/, 'Nyanza Solar');
    expect(state.sent).toEqual([
      {
        to: '42',
        body: {
          event: 'changes.requested',
          note: 'Please look again.',
          question_ids: [disclosure],
        },
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await cardIn(/^Under review/, 'Nyanza Solar');
  });

  test('is undone at once after an approval, and tells the business why', async () => {
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Approve');
    const popup = await dialog(/Approve Nyanza Solar/);
    expect(popup.queryByText(/unread/)).not.toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Approve' }));
    await cardIn(/^Approved/, 'Nyanza Solar');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await cardIn(/^Under review/, 'Nyanza Solar');
    expect(state.sent.at(-1)?.body).toEqual({
      event: 'application.reopened',
      note: expect.stringMatching(/made by mistake/) as string,
    });
  });

  test('says before an approval that flagged answers stay unread', async () => {
    state.cards = [{ ...solar, red_flags: 1, amber_flags: 1 }];
    const { user } = open();
    await cardIn(/^Under review/, 'Nyanza Solar');
    await move(user, 'Nyanza Solar', 'Approve');
    const popup = await dialog(/Approve Nyanza Solar/);
    expect(popup.getByText(/^2 flagged answers unread\./)).toBeInTheDocument();
  });

  test('keeps the note and offers what is possible after a conflict', async () => {
    quiet();
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Do not accept');
    const popup = await dialog(/Do not accept/);
    await user.type(popup.getByRole('textbox', { name: /Note/ }), 'My words.');
    state.cards = [soaps, inState('submitted', solar)];
    await user.click(popup.getByRole('button', { name: 'Do not accept' }));
    const alert = within(await popup.findByRole('alert'));
    expect(await alert.findByText(/Njeri Mwangi was quicker/)).toHaveTextContent(
      'It is now in the state “Submitted”. What you wrote is kept.',
    );
    expect(popup.getByRole('textbox', { name: /Note/ })).toHaveValue('My words.');
    expect(popup.getByRole('button', { name: 'Do not accept' })).toBeDisabled();
    await user.click(alert.getByRole('button', { name: 'Claim' }));
    await user.click(popup.getByRole('button', { name: 'Claim' }));
    expect(await popup.findByRole('textbox', { name: /Note/ })).toHaveValue('My words.');
    await user.click(popup.getByRole('button', { name: 'Do not accept' }));
    await waitFor(() =>
      expect(state.sent.at(-1)?.body).toEqual({ event: 'application.rejected', note: 'My words.' }),
    );
  });

  test('keeps the note and can be sent again when the connection failed', async () => {
    quiet();
    server.use(
      http.post(`${HOST}/vet/applications/:id/events/`, () => HttpResponse.error(), { once: true }),
    );
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Approve');
    const popup = await dialog(/Approve/);
    await user.type(popup.getByRole('textbox', { name: /Note/ }), 'Well done.');
    await user.click(popup.getByRole('button', { name: 'Approve' }));
    expect(await popup.findByText(/Unable to connect.*What you wrote is kept/)).toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Retry: Approve' }));
    await waitFor(() =>
      expect(state.sent).toEqual([
        { to: '42', body: { event: 'application.approved', note: 'Well done.' } },
      ]),
    );
  });

  test('keeps the note of a closed dialog for the next one', async () => {
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Do not accept');
    await user.type(
      (await dialog(/Do not accept/)).getByRole('textbox', { name: /Note/ }),
      'Half a thought',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await move(user, 'Nyanza Solar', 'Approve');
    expect((await dialog(/Approve/)).getByRole('textbox', { name: /Note/ })).toHaveValue(
      'Half a thought',
    );
  });

  test('shows the refusal and can be tried again', async () => {
    quiet();
    refuse('The listing lacks a category.');
    state.cards = [inState('approved', solar)];
    const { user } = open();
    await move(user, 'Nyanza Solar', 'Publish the listing');
    const popup = await dialog(/Publish the listing of Nyanza Solar/);
    await user.click(popup.getByRole('button', { name: 'Publish the listing' }));
    expect(await popup.findByText(/The listing lacks a category/)).toBeInTheDocument();
    await waitFor(() =>
      expect(popup.getByRole('button', { name: 'Publish the listing' })).toBeEnabled(),
    );
  });
});

describe('dragging a card', () => {
  class Drag extends MouseEvent {
    dataTransfer = {
      setData: () => {},
      getData: () => '',
      setDragImage: () => {},
      types: [],
      items: [],
      effectAllowed: 'all',
      dropEffect: 'none',
    };
  }
  const frame = () =>
    act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const send = (element: Element, type: string) =>
    fireEvent(element, new Drag(type, { bubbles: true, cancelable: true }));

  const begin = async () => {
    open();
    const card = (await cardIn(/^Submitted/, 'Lake Basin Soaps')).closest('li');
    if (!card) throw new Error('the card is no entry of a list');
    document.elementFromPoint = () => card;
    send(card, 'dragstart');
    await frame();
    return card;
  };
  const dropOn = async (target: Element) => {
    document.elementFromPoint = () => target;
    send(target, 'dragenter');
    send(target, 'dragover');
    await frame();
    send(target, 'drop');
    await frame();
  };

  test('shows what a drop does in each column, and moves the card on a drop', async () => {
    await begin();
    const review = await column(/^Under review/);
    expect(within(review).getByText('Drop here: Claim')).toBeInTheDocument();
    const listed = await column(/^Listed/);
    expect(within(listed).getByText('Not possible from here')).toBeInTheDocument();
    await dropOn(review);
    await cardIn(/^Under review/, 'Lake Basin Soaps');
    await waitFor(() =>
      expect(state.sent).toEqual([{ to: '41', body: { event: 'application.claimed' } }]),
    );
    expect(screen.queryByText('Not possible from here')).not.toBeInTheDocument();
  });

  test('changes nothing when dropped where no move is possible', async () => {
    await begin();
    await dropOn(await column(/^Listed/));
    expect(await screen.findByText('Lake Basin Soaps stays in Submitted.')).toBeInTheDocument();
    expect(state.sent).toEqual([]);
  });
});
