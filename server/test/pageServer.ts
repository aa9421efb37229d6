import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { RenderPage } from '../../domain/rendering';
import { resources } from '../db/schema/posts';
import { writeDemo } from './demo';
import { serverForTests } from './testApp';

export const PUBLIC = 'public, s-maxage=60, stale-while-revalidate=600';
export const PRIVATE = 'private, no-cache';

const CHUNKS = {
  main: ['assets/runtime.js', 'assets/main.js'],
  resources: ['assets/1.js', 'assets/picture.svg', 'assets/2.js'],
  'advisory-group': ['assets/3.js'],
  'private-page': ['assets/4.js'],
  'not-found': ['assets/5.js'],
  translation: ['assets/6.js'],
  'sw-site': ['assets/7.js', 'assets/1.js'],
};

/** Renders the headlines of the resources, and what the server knows of who asks. */
export const render: RenderPage = async ({ path: url, now, read }) => {
  const { text } = await read('/mainapp/resources/');
  const seen = await read('/seen');
  const headlines = (JSON.parse(text) as { headline: string }[]).map(({ headline }) => headline);
  return {
    html: `<h1>${url}</h1><p>${headlines.join()}</p><p>${seen.text}</p>`,
    css: '.css-1{color:red}',
    state: JSON.stringify({ now, headlines }),
  };
};

/** For a file of tests: a server of the demo's pages, which `renderPage` renders as `render` does. */
export function pageServer() {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  writeFileSync(
    path.join(dist, 'index.html'),
    '<head><!--page-head--><!--/page-head--><script defer="defer" src="/assets/runtime.js"></script>' +
      '<script defer="defer" src="/assets/main.js"></script></head>' +
      '<body><noscript>Off</noscript><div id="root"></div></body>',
  );
  writeFileSync(path.join(dist, '.chunks.json'), JSON.stringify(CHUNKS));
  mkdirSync(path.join(dist, '.server'));
  writeFileSync(path.join(dist, '.server/boot.js'), 'boot()');
  afterAll(() => rmSync(dist, { recursive: true }));

  const renderPage = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>();
  const server = serverForTests({
    dist,
    renderPage,
    extraRoutes: (app, _options, done) => {
      app.get('/seen', { config: { public: true } }, ({ headers, ip }) => {
        // Those of a request that is made inside the server.
        const others = Object.keys(headers).filter(
          (name) => !['user-agent', 'host'].includes(name),
        );
        return { others, ip };
      });
      done();
    },
  });
  beforeEach(async () => {
    // What the last test rendered is used no more.
    server().advance(120);
    renderPage.mockReset().mockImplementation(render);
    await writeDemo(server());
  });

  const open = (url: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url, headers: { accept: 'text/html', ...headers } });

  const writeResource = (values: Partial<typeof resources.$inferInsert>) =>
    server().app.db.update(resources).set(values).where(eq(resources.id, 1));

  return { server, renderPage, open, writeResource };
}
