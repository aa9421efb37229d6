import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { makeStore } from '../store/makeStore';
import { requireTrueAnswers } from '../testing/checkedAnswers';
import { directoryApi } from './directoryApi';
import { createRunningRequests } from './runningRequests';

const HOST = 'http://localhost';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
requireTrueAnswers(server);

test('ends the session when the token is refused by the search for a missing listing', async () => {
  const refuse = (status: number) => () => HttpResponse.json({ detail: 'No.' }, { status });
  server.use(
    http.get(`${HOST}/mainapp/listings/search/`, refuse(401)),
    http.get(`${HOST}/mainapp/listings/:slug/`, refuse(404)),
  );
  const tokenRefused = jest.fn();
  const store = makeStore({
    apiHost: HOST,
    readToken: () => 'an-ended-token',
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused,
  });
  await store.dispatch(directoryApi.endpoints.getListing.initiate('mwangaza-soaps'));
  expect(tokenRefused).toHaveBeenCalledWith('an-ended-token');
});
