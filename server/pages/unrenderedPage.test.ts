import { PRIVATE, PUBLIC, pageServer, render } from '../test/pageServer';

const { server, renderPage, open } = pageServer();

describe('a page that cannot be rendered', () => {
  beforeEach(() => void renderPage.mockRejectedValue(new Error('cannot be rendered')));

  test('is sent as it renders in the browser, logged, and rendered the next time', async () => {
    const { statusCode, headers, payload } = await open('/resources');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(PRIVATE);
    expect(payload).toContain('<noscript><h1>Resources</h1>');
    expect(payload).toContain('<div id="root"></div><noscript><nav');
    expect(server().logs.join()).toContain('a page was not rendered');
    renderPage.mockImplementation(render);
    expect((await open('/resources')).headers['cache-control']).toBe(PUBLIC);
  });

  test('is not waited for while many others are', async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    renderPage.mockImplementation(async (request) => {
      await waiting;
      return render(request);
    });
    const months = Array.from(
      { length: 8 },
      (_, month) => `/events?view=month&month=2026-0${month + 1}`,
    );
    const answers = months.map((url) => open(url));
    while (renderPage.mock.calls.length < months.length) await new Promise(setImmediate);
    const { headers, payload } = await open('/resources');
    expect(headers['cache-control']).toBe(PRIVATE);
    expect(payload).toContain('<div id="root"></div>');
    finish();
    for (const answer of await Promise.all(answers)) {
      expect(answer.headers['cache-control']).toBe(PUBLIC);
    }
  });
});

describe('while the database is down', () => {
  afterEach(() => jest.restoreAllMocks());

  test('sends the pages that were sent before', async () => {
    const { payload } = await open('/resources');
    jest.spyOn(server().app.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    server().advance(120);
    const answer = await open('/resources');
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe(payload);
  });
});
