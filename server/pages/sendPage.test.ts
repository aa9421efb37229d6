import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PRIVATE, PUBLIC, pageServer, render } from '../test/pageServer';
import { until } from '../test/until';

const { server, renderPage, open, writeResource } = pageServer();

const changeResource = (headline: string) => writeResource({ headline });
/** A write after which every answer says the same. */
const touchResource = () => writeResource({ status: 'published' });

test.each([
  ['/resources', '/assets/1.js /assets/2.js'],
  ['/sw/resources', '/assets/6.js /assets/7.js /assets/1.js /assets/2.js'],
  ['/advisory-group', '/assets/3.js'],
  ['/profile', '/assets/4.js'],
  ['/vetting/admin/members', '/assets/4.js'],
  ['/nowhere', '/assets/5.js'],
  // The build of the test has no code for it.
  ['/contact', ''],
  ['/?token=secret', ''],
])('%s names the scripts with its code: %s', async (url, scripts) => {
  const { payload } = await open(url);
  expect(payload).toContain(
    `<script data-scripts="/assets/runtime.js ${scripts} /assets/main.js">boot()</script>`,
  );
});

describe('a public page', () => {
  test('contains what is rendered, its styles and its state', async () => {
    await changeResource('</script></style>&');
    const { payload, headers } = await open('/resources');
    expect(payload).toContain('<style>.css-1{color:red}</style></head>');
    expect(payload).toContain('<div id="root"><h1>/resources</h1>');
    const [, state = ''] =
      /<script type="application\/json" id="page-state">(.*?)<\/script><noscript>/s.exec(payload) ??
      [];
    expect(JSON.parse(state)).toMatchObject({
      headlines: expect.arrayContaining(['</script></style>&']) as unknown,
    });
    expect(payload).not.toContain('<noscript><h1>');
    expect(payload).toContain('<noscript><nav');
    const hash = createHash('sha256').update('.css-1{color:red}').digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  test('is made once until its data changes', async () => {
    const first = await open('/resources');
    const again = await open('/resources');
    expect(again.payload).toBe(first.payload);
    expect(renderPage).toHaveBeenCalledTimes(1);
    await changeResource('A new headline');
    expect((await open('/resources')).payload).toContain('A new headline');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('is not rendered again while all that it shows says the same', async () => {
    const first = await open('/resources');
    await touchResource();
    const again = await open('/resources');
    expect(again.payload).toBe(first.payload);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(renderPage).toHaveBeenCalledTimes(1);
    await changeResource('A new headline');
    expect((await open('/resources')).payload).toContain('A new headline');
    await touchResource();
    expect((await open('/resources')).payload).toContain('A new headline');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('is rendered again beside when it is a minute old and is asked for, and before it is sent when it is two', async () => {
    await open('/resources');
    const rendersAfter = async (seconds: number) => {
      server().advance(seconds);
      await touchResource();
      await open('/resources');
      return renderPage.mock.calls.length;
    };
    expect(await rendersAfter(59)).toBe(1);
    await rendersAfter(1);
    await until(() => renderPage.mock.calls.length === 2);
    expect(await rendersAfter(59)).toBe(2);
    expect(await rendersAfter(61)).toBe(3);
  });

  test('is given once more after a minute, before it is rendered again', async () => {
    await open('/resources');
    const { payload } = await open('/resources');
    server().advance(60);
    renderPage.mockResolvedValue({ html: '<h1>Anew</h1>', css: '', state: '{}' });
    expect((await open('/resources')).payload).toBe(payload);
    await until(async () => (await open('/resources')).payload.includes('<h1>Anew</h1>'));
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('is rendered again where only its head says something else', async () => {
    renderPage.mockImplementation(() => Promise.resolve({ html: '', css: '', state: '{}' }));
    await open('/resource/1');
    await changeResource('A new headline');
    expect((await open('/resource/1')).payload).toContain('<title>A new headline');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('may be kept by shared caches, and is not sent again to who has it', async () => {
    const { headers } = await open('/resources');
    expect(headers['cache-control']).toBe(PUBLIC);
    expect(headers.vary).toBe('Authorization, Accept-Encoding');
    const etag = String(headers.etag);
    for (const copy of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await open('/resources', { 'if-none-match': copy });
      expect(again.statusCode).toBe(304);
      expect(again.payload).toBe('');
      expect(again.headers).toMatchObject({ etag, 'cache-control': PUBLIC });
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await open('/resources', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('keeps its tag when it is made again and says the same', async () => {
    const { headers } = await open('/resources');
    server().advance(120);
    expect((await open('/resources')).headers.etag).toBe(headers.etag);
    expect(renderPage).toHaveBeenCalledTimes(2);
    await changeResource('A new headline');
    expect((await open('/resources')).headers.etag).not.toBe(headers.etag);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s under a tag of its own', async (encoding, decompress) => {
    const plain = await open('/resources');
    const { headers, rawPayload } = await open('/resources', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(rawPayload).toString()).toBe(plain.payload);
    expect(headers.etag).not.toBe(plain.headers.etag);
    const copy = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
    const again = await open('/resources', copy);
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  test('is compressed quickly while it changes often', async () => {
    renderPage.mockImplementation(async (request) => {
      const page = await render(request);
      return { ...page, html: page.html.repeat(5) };
    });
    const sizeAfter = async (headline: string) => {
      await changeResource(headline);
      const { rawPayload } = await open('/resources', { 'accept-encoding': 'br' });
      return rawPayload.length;
    };
    const thorough = await sizeAfter('First headline');
    expect(await sizeAfter('Other headline')).toBeGreaterThan(1.03 * thorough);
    server().advance(119);
    expect(await sizeAfter('Third headline')).toBeGreaterThan(1.03 * thorough);
    server().advance(120);
    expect(await sizeAfter('Fourth headline')).toBeLessThan(1.03 * thorough);
  });

  test('is the same for each order of its parameters, and without those that it does not know', async () => {
    const { payload } = await open('/resources/all?theme=Energy&page=2');
    expect(payload).toContain('<h1>/resources/all?page=2&theme=Energy</h1>');
    const urls = ['?page=2&theme=Energy', '?q=&theme=Energy&utm_source=a&type=&page=2'];
    for (const url of urls) expect((await open(`/resources/all${url}`)).payload).toBe(payload);
    expect((await open('/resources/all/?page=2&theme=Energy')).payload).toBe(payload);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('is described to who asks for its head alone', async () => {
    const { headers } = await open('/resources');
    const head = await server().app.inject({ method: 'HEAD', url: '/resources' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  test('writes one line into the log', async () => {
    server().logs.length = 0;
    await open('/resources');
    const lines = server().logs.filter((line) => line.includes('"answered"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"route":"/resources"');
  });
});

test('renders one page for all addresses that no page has, and lets nobody else keep it', async () => {
  const first = await open('/nowhere');
  expect(first.statusCode).toBe(404);
  expect(first.payload).toContain('<title>Page not found (404)');
  expect(first.payload).toContain('<div id="root"><h1>/404</h1>');
  expect(first.headers['cache-control']).toBe(PRIVATE);
  expect(first.headers.etag).toBeUndefined();
  const second = await open('/nor/here?token=abc');
  expect(second.statusCode).toBe(404);
  expect(second.payload).toBe(first.payload);
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test('renders the page of a record that is not there once, and lets nobody else keep it', async () => {
  await writeResource({ status: 'pending' });
  const { statusCode, headers, payload } = await open('/resource/1?page=2');
  expect(statusCode).toBe(404);
  expect(payload).toContain('<title>Page not found (404)');
  expect(payload).toContain('<div id="root"><h1>/resource/1</h1>');
  expect(headers['cache-control']).toBe(PRIVATE);
  expect(headers.etag).toBeUndefined();
  expect((await open('/resource/1')).payload).toBe(payload);
  expect(renderPage).toHaveBeenCalledTimes(1);
  await writeResource({ status: 'published' });
  const found = await open('/resource/1');
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, PUBLIC]);
});

test('cannot be left by the styles of a page', async () => {
  renderPage.mockImplementation(async (request) => ({
    ...(await render(request)),
    css: '.a{background:url("</style><script>")}',
  }));
  const { payload } = await open('/resources');
  expect(payload).toContain('.a{background:url("<\\/style><script>")}</style></head>');
});
