import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readStory, type Story } from '../../../../domain/story';
import { storyRecorderOf } from '../../../app/wiring/story/storyRecorder';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
import { saveFile } from '../../../ui/saveFile';
import { prepareJsdom } from '../testing/prepareJsdom';
// Compiled before the first test, which would else wait for it.
import '../../../app/StateChartsArea';
import '../StateChartsPage';
import './OpenStory';
import './RecordStory';
import './ReplayTab';

jest.mock('../../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('../graph/engine', () => jest.requireActual<object>('../testing/inThread'));

const { server } = serveInMemory();
beforeAll(prepareJsdom);

const open = (at: string) => renderApp({ config: { stateCharts: true }, at });
type App = ReturnType<typeof open>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const now = () => region('Now').getByRole('status');

async function record(user: App['user'], name: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Name of the story' }), name);
  await user.click(button('Record a story'));
  return within(await screen.findByRole('complementary', { name: 'Recording' }));
}

function savedStory(): { story: Story; text: string } {
  const [name, text] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('signIn.story.json');
  if (typeof text !== 'string') throw new Error('nothing was saved');
  const read = readStory(text);
  if ('fault' in read) throw new Error(read.fault);
  return { story: read.story, text };
}

const openFile = async (user: App['user'], text: string) =>
  user.upload(await screen.findByLabelText('Open a story'), new File([text], 'a.story.json'));

describe('a recording', () => {
  const akinyi = aUser({
    first_name: 'Akinyi',
    last_name: 'Odhiambo',
    user_email: 'a@example.org',
  });

  async function recordSignIn() {
    server.use(
      http.post(`${HOST}/accounts/login/`, () => HttpResponse.json({ user_data: akinyi })),
    );
    const app = open('/statecharts/cookieConsent');
    const { user } = app;
    const indicator = await record(user, 'Sign in');
    app.go('/');
    const banner = within(screen.getByRole('banner'));
    await user.click(banner.getByRole('button', { name: 'Log In' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'akinyi-o');
    await user.type(dialog.getByLabelText('Password', { exact: true }), 'siri-kubwa-42');
    await user.click(dialog.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(app.address()).toBe('/general'));
    await screen.findByRole('heading', { level: 1, name: /Akinyi/ });
    return { ...app, indicator };
  }

  test('has what was pressed and where, and what the machines did, over several pages', async () => {
    const { user, indicator } = await recordSignIn();
    expect(indicator.getByRole('status')).toHaveTextContent('Recording “Sign in”');
    await user.click(indicator.getByRole('button', { name: 'Stop and save' }));
    expect(screen.queryByRole('complementary', { name: 'Recording' })).not.toBeInTheDocument();
    const { story } = savedStory();
    const presses = story.steps.filter((step) => step.kind === 'press');
    expect(presses).toEqual([
      expect.objectContaining({ role: 'button', name: 'Log In', within: 'banner' }),
      expect.objectContaining({ role: 'button', name: 'Log In', within: 'dialog' }),
    ]);
    const fills = story.steps.flatMap((step) => (step.kind === 'fill' ? step.field : []));
    expect(fills).toEqual(['signInName', 'currentPassword']);
    const states = story.steps.flatMap((step) =>
      step.kind === 'machine' ? `${step.machine}: ${step.states.join()}` : [],
    );
    expect(states).toEqual(
      expect.arrayContaining(['authModal: login.ready', 'session: signedIn.settled']),
    );
    expect(story.start.map(({ machine }) => machine)).toEqual(
      expect.arrayContaining(['session', 'cookieConsent']),
    );
    const headings = story.steps.flatMap((step) =>
      step.kind === 'page' ? (step.heading ?? []) : [],
    );
    expect(headings.at(-1)).toContain('{{first name}}');
  });

  test('has nothing that was entered, no token and nobody', async () => {
    const { user, indicator } = await recordSignIn();
    await user.click(indicator.getByRole('button', { name: 'Stop and save' }));
    const { text } = savedStory();
    expect(text).not.toMatch(/akinyi|odhiambo|siri-kubwa|example\.org/i);
    expect(text).not.toContain(akinyi.token);
  });

  test('goes on with the next page of the tab, and not in this one', async () => {
    const { app, user, unmount } = open('/statecharts/cookieConsent');
    await record(user, 'Sign in');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(window.sessionStorage.getItem('story')).toContain('"name":"Sign in"');
    const kept = window.sessionStorage.getItem('story') ?? '';
    act(() => storyRecorderOf(app.store, app.session).discard());
    unmount();
    const next = open('/');
    window.sessionStorage.setItem('story', kept);
    await act(() => next.app.session.start());
    const indicator = within(await screen.findByRole('complementary', { name: 'Recording' }));
    expect(window.sessionStorage.getItem('story')).toBeNull();
    await next.user.click(indicator.getByRole('button', { name: 'Stop and save' }));
    expect(savedStory().story.steps).toContainEqual(
      expect.objectContaining({ kind: 'machine', machine: 'session' }),
    );
  });

  test('can be discarded, and replayed at once', async () => {
    const { user } = open('/statecharts/cookieConsent');
    await record(user, 'First');
    await user.click(button('Discard'));
    expect(screen.queryByRole('complementary', { name: 'Recording' })).not.toBeInTheDocument();
    const indicator = await record(user, 'Second');
    await user.click(indicator.getByRole('button', { name: 'Stop and save' }));
    await user.click(await screen.findByRole('button', { name: 'Replay' }));
    expect(await screen.findByRole('heading', { name: 'Story “Second”' })).toBeInTheDocument();
  });
});

describe('a replay', () => {
  const told = (second: string): string =>
    JSON.stringify({
      kind: 'story',
      version: 1,
      name: 'Told',
      width: 1280,
      start: [{ machine: 'cookieConsent', states: ['asking'], context: { stored: null } }],
      steps: [
        { at: 0, kind: 'page', path: '/', heading: 'Home', within: null },
        {
          at: 900,
          kind: 'press',
          role: 'button',
          name: 'Accept',
          within: null,
          nth: null,
          isChecked: null,
        },
        ...['accepted.slidingOut', second].map((state, index) => ({
          at: 1000 + index * 500,
          kind: 'machine',
          machine: 'cookieConsent',
          event: {
            type:
              index === 0
                ? 'cookies.accepted'
                : 'xstate.after.slideDuration.cookieConsent.accepted.slidingOut',
          },
          states: [state],
        })),
        { at: 2000, kind: 'machine', machine: 'gone', event: { type: 'x' }, states: ['a'] },
      ],
    });

  async function replay(second = 'accepted.settled') {
    const app = open('/statecharts/cookieConsent?mode=play');
    await openFile(app.user, told(second));
    await screen.findByRole('heading', { name: 'Story “Told”' });
    return app;
  }

  test('steps through what the machine did, and the chart follows', async () => {
    const { user } = await replay();
    const chart = await screen.findByRole('img', { name: /^State chart of cookieConsent;/ });
    expect(now()).toHaveTextContent('asking');
    await user.click(button('Step'));
    expect(now()).toHaveTextContent('accepted.slidingOut');
    expect(chart.querySelector('[data-state="cookieConsent.accepted.slidingOut"]')).toHaveAttribute(
      'data-active',
      'true',
    );
    await user.click(button('Step back'));
    expect(now()).toHaveTextContent('asking');
    expect(button('Step back')).toBeDisabled();
    expect(screen.getByText('The product no longer has: gone')).toBeInTheDocument();
    await user.click(button('Close the story'));
    expect(await screen.findByRole('button', { name: 'Reset' })).toBeInTheDocument();
  });

  test('is moved through by its scale, which says each step', async () => {
    await replay();
    const slider = screen.getByRole('slider', { name: 'Place in the story' });
    fireEvent.change(slider, { target: { value: '2' } });
    expect(now()).toHaveTextContent('accepted.settled');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Step 2 of 2, 1\.5 s: after/),
    );
    fireEvent.change(slider, { target: { value: '1' } });
    expect(now()).toHaveTextContent('accepted.slidingOut');
    const current = screen.getByRole('list', { name: 'Steps of the story' });
    expect(within(current).getByText('cookies.accepted').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(within(current).getByText('pressed button “Accept”')).toBeInTheDocument();
  });

  const passTime = (milliseconds: number) =>
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });

  test('plays by the recorded clock, faster, and at once', async () => {
    const { user } = await replay();
    jest.useFakeTimers();
    try {
      act(() => button('Play the story').click());
      passTime(0);
      expect(now()).toHaveTextContent('accepted.slidingOut');
      passTime(499);
      expect(now()).toHaveTextContent('accepted.slidingOut');
      passTime(1);
      expect(now()).toHaveTextContent('accepted.settled');
    } finally {
      jest.useRealTimers();
    }
    await user.click(button('Step back'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), 'At once');
    await user.click(button('Play the story'));
    expect(now()).toHaveTextContent('accepted.settled');
  });

  test('says where the machine differs from the story, and goes there', async () => {
    const { user } = await replay('accepted.gone');
    expect(screen.getByRole('alert')).toHaveTextContent('The machine differs in 1 step.');
    const differences = region('Differences');
    const difference = 'The story expected accepted.gone, the machine is in accepted.settled.';
    expect(differences.getByRole('listitem')).toHaveTextContent(difference);
    await user.click(differences.getByRole('button', { name: 'Go to step 2' }));
    expect(now()).toHaveTextContent('accepted.settled');
    const steps = within(screen.getByRole('list', { name: 'Steps of the story' }));
    expect(steps.getByText(difference)).toBeInTheDocument();
  });

  test('chooses among the machines of the story', async () => {
    const { user, address, go } = await replay();
    go('/statecharts/session?mode=play');
    expect(await screen.findByText('This machine is not in the story.')).toBeInTheDocument();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Machine in the story' }),
      'Cookie consent',
    );
    expect(address()).toBe('/statecharts/cookieConsent?mode=play');
    expect(
      await screen.findByText('The machine does all that the story says.'),
    ).toBeInTheDocument();
  });

  test.each([
    ['a foreign file', '{"kind":"chart"}', 'This file is no story.'],
    ['a damaged one', told('x').replace('"width":1280,', ''), /^This story is damaged/],
    ['a later version', told('x').replace('"version":1', '"version":9'), /another version/],
  ])('refuses %s', async (_what, text, reason) => {
    const { user } = open('/statecharts/session?mode=play');
    await openFile(user, text);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  });
});
