import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StateCountsPayload } from '../../../../domain/contract/stateCounts';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';
// Loaded before a test waits for it.
import '../startedAnalytics';

const { server } = serveInMemory();

let requests: Request[] = [];
const batches = async (): Promise<StateCountsPayload[]> =>
  Promise.all(requests.map(async (each) => (await each.clone().json()) as StateCountsPayload));
const counts = async () =>
  (await batches())
    .flatMap((batch) => batch.counts)
    .map(({ kind, name, times }) => `${kind} ${name} ×${times}`);

let sight: DocumentVisibilityState = 'visible';
const become = (next: DocumentVisibilityState) =>
  act(() => {
    sight = next;
    fireEvent(document, new Event('visibilitychange'));
  });

beforeEach(() => {
  requests = [];
  sight = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
  server.use(
    http.post(`${HOST}/mainapp/state-counts/`, ({ request }) => {
      requests.push(request);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

const open = async (cookiesAccepted: string) => {
  const rendered = renderApp({
    at: '/privacy-policy',
    stored: { cookiesAccepted },
    user: aUser(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  return rendered;
};
/** What would have been loaded and sent by now. */
const settle = async () => {
  await act(() => import('../startedAnalytics'));
  for (let turn = 0; turn < 20; turn += 1) await act(() => Promise.resolve());
};

describe('counting', () => {
  test('sends nothing after Decline, nor before an answer', async () => {
    const { user } = await open('');
    await settle();
    become('hidden');
    become('visible');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await settle();
    become('hidden');
    await settle();
    expect(requests).toEqual([]);
  });

  test('sends the sums when the page goes out of sight, without saying whose they are', async () => {
    await open('true');
    await settle();
    become('hidden');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await counts()).toEqual(
      expect.arrayContaining([
        'left cookieConsent.accepted.settled ×1',
        'left session.signedIn.settled ×1',
      ]),
    );
    const [request] = requests;
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
    });
    expect([request?.credentials, request?.referrerPolicy]).toEqual(['omit', 'no-referrer']);
    const [batch] = await batches();
    expect(Object.keys(batch ?? {})).toEqual(['counts']);
    for (const count of batch?.counts ?? []) {
      expect(Object.keys(count).sort()).toEqual(['kind', 'machine', 'name', 'range', 'times']);
    }
    become('visible');
    become('hidden');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(await counts()).toContain('returned session.signedIn.settled ×1');
  });

  test('counts from Accept on, until consent is withdrawn', async () => {
    const { user } = await open('');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await settle();
    become('hidden');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await counts()).toEqual(
      expect.arrayContaining([
        'left cookieConsent.accepted ×1',
        'left session.signedIn.settled ×1',
      ]),
    );
    expect((await counts()).join()).not.toContain('cookieConsent.asking');
    become('visible');
    await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
    await settle();
    become('hidden');
    await settle();
    expect(requests).toHaveLength(1);
  });

  test('counts nothing for a browser that asks not to be tracked', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    await open('true');
    await settle();
    become('hidden');
    await settle();
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(requests).toEqual([]);
  });

  test('sends again what did not arrive', async () => {
    server.use(
      http.post(`${HOST}/mainapp/state-counts/`, () => HttpResponse.error(), { once: true }),
    );
    await open('true');
    await settle();
    become('hidden');
    await settle();
    become('visible');
    become('hidden');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await counts()).toContain('left session.signedIn.settled ×2');
  });
});
