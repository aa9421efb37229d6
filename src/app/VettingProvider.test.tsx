import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider as StoreProvider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import type { UserData } from '../../domain/contract/session';
import { SessionActorContext } from '../actors/session';
import { useAccess, useAnswer, useAssessment, useVettingStatus } from '../actors/vetting';
import { begin } from '../machines/testing/sessionBench';
import { otieno, wanjiku } from '../machines/testing/people';
import { makeStore } from '../store/makeStore';
import { createRunningRequests } from '../api/runningRequests';
import { HOST, serveInMemory } from '../testing/server';
import { startedSession } from '../testing/startedSession';
import { Styled } from '../testing/Styled';
import VettingProvider from './VettingProvider';
import { createVettingServer } from './wiring/vetting/testing/vettingServer';

const { server } = serveInMemory();
let vetting: ReturnType<typeof createVettingServer>;
let closeTab = () => {};

beforeEach(() => {
  localStorage.clear();
  vetting = createVettingServer();
  server.use(...vetting.handlers);
});

/** Else it would send what is answered in the next test, as another tab does. */
afterEach(() => closeTab());

function Probe() {
  const { status } = useVettingStatus();
  const { asUser, isReadOnly } = useAccess();
  const { answers } = useAssessment();
  const { state, give } = useAnswer(101);
  const choose = () => give({ text: '', selected_options: [10101], evidence_url: '' });
  return (
    <>
      <p>{[status, asUser ?? 'own', isReadOnly ? 'reads' : 'writes'].join(', ')}</p>
      <p>answers: {JSON.stringify(Object.keys(answers))}</p>
      <p>101 is {state.status}</p>
      <button onClick={choose}>Answer</button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

async function visit(viewer: UserData, at = '/vetting') {
  const { actor: session, restoring } = begin();
  closeTab = () => session.stop();
  restoring.resolve({
    kind: 'stored',
    user: viewer,
    returnTo: null,
    forum: null,
    postponedBy: null,
  });
  await waitFor(() => {
    expect(session.getSnapshot().matches('signedIn')).toBe(true);
  });
  const readToken = () => session.getSnapshot().context.user?.token ?? null;
  const store = makeStore({
    apiHost: HOST,
    readToken,
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused: (token) => {
      if (token === readToken()) session.send({ type: 'session.expired' });
    },
  });
  const view = render(
    <StoreProvider store={store}>
      <SessionActorContext value={startedSession(session)}>
        <Styled>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route
                path="/vetting"
                element={
                  <VettingProvider>
                    <Probe />
                  </VettingProvider>
                }
              />
              <Route path="/elsewhere" element={<Link to="/vetting">Back</Link>} />
            </Routes>
          </MemoryRouter>
        </Styled>
      </SessionActorContext>
    </StoreProvider>,
  );
  await screen.findByText(/^ready/);
  return { session, user: userEvent.setup({ delay: null }), ...view };
}

const keysSentBy = ({ token }: UserData) =>
  vetting.state.keys.filter((_key, index) => vetting.state.tokens[index] === token);

const press = (name: string) => screen.getByRole('button', { name });
const follow = (name: string) => screen.getByRole('link', { name });

describe('the assessment below VettingProvider', () => {
  test('is the own one of a member who adds as_user to the address', async () => {
    vetting.answer(7, 102, 10201);
    await visit(wanjiku, '/vetting?as_user=8');
    expect(screen.getByText('ready, own, writes')).toBeVisible();
    expect(screen.getByText('answers: ["102"]')).toBeVisible();
  });

  test('is that of the business in as_user for an admin, who may only read it', async () => {
    vetting.answer(8, 102, 10201);
    await visit({ ...wanjiku, role: 'admin' }, '/vetting?as_user=8');
    expect(screen.getByText('ready, 8, reads')).toBeVisible();
    expect(screen.getByText('answers: ["102"]')).toBeVisible();
  });

  test('saves a queued answer after its pages are left, and shows it on return', async () => {
    const { user } = await visit(wanjiku);
    vetting.state.reply = 'unreachable';
    await user.click(press('Answer'));
    await screen.findByText('101 is queued');
    await user.click(follow('Leave'));
    vetting.state.reply = 'ok';
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => {
      expect(vetting.state.written).toEqual(['101: 10101']);
    });
    await user.click(follow('Back'));
    expect(screen.getByText('101 is saved')).toBeVisible();
  });

  test('keeps an answer while the session is expired and sends it when the same person is back', async () => {
    const { user, session } = await visit(wanjiku);
    vetting.state.expired = wanjiku.token;
    await user.click(press('Answer'));
    await screen.findByText('101 is queued');
    expect(session.getSnapshot().hasTag('resumable')).toBe(true);
    act(() => session.send({ type: 'session.opened', user: { ...wanjiku, token: 'another' } }));
    await screen.findByText('101 is saved');
    expect(new Set(vetting.state.keys).size).toBe(1);
  });

  test('neither shows nor sends the queued answer of one person for the next', async () => {
    const { user, session } = await visit(wanjiku);
    vetting.state.expired = wanjiku.token;
    await user.click(press('Answer'));
    await screen.findByText('101 is queued');
    act(() => session.send({ type: 'session.opened', user: otieno }));
    await screen.findByText('101 is idle');
    expect(await screen.findByText('answers: []')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(press('Answer'));
    await screen.findByText('101 is saved');
    const [own = '', ...others] = keysSentBy(otieno);
    expect(others).toEqual([]);
    expect(keysSentBy(wanjiku)).not.toContain(own);
    expect(Object.keys(localStorage).join()).toContain('vettingQueue:7:7:');
  });
});
