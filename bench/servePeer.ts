import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The public API of RealWorld apps, which is answered here instead. */
const PUBLIC_API = 'https://api.realworld.io/api/';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function answerOf(name: string, content: Buffer, status = 200): Answer {
  const type = TYPES[path.extname(name)];
  if (type === undefined) return { status, headers: {}, body: content };
  const text = content.toString().replaceAll(PUBLIC_API, '/api/');
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { status, headers: { 'Content-Type': type, 'Content-Encoding': 'br' }, body };
}

const ARTICLES = 10;

const article = (number: number) => ({
  slug: `article-${number}`,
  title: `What a village learned in year ${number}`,
  description: 'Rain water, a shared workshop, and a market of its own.',
  body: '',
  tagList: ['water', 'work'],
  createdAt: '2026-01-10T08:00:00.000Z',
  updatedAt: '2026-01-10T08:00:00.000Z',
  favorited: false,
  favoritesCount: number,
  author: { username: `author${number}`, bio: null, image: null, following: false },
});

const API: Record<string, object> = {
  '/api/articles': {
    articles: Array.from({ length: ARTICLES }, (_, index) => article(index + 1)),
    articlesCount: ARTICLES,
  },
  '/api/tags': { tags: ['water', 'work', 'soil', 'sun'] },
};

const json = (data: object, status = 200): Answer =>
  answerOf('answer.json', Buffer.from(JSON.stringify(data)), status);

const UNKNOWN = json({ errors: {} }, 404);

/**
 * Serves the built folder of another single-page app as a good host would: everything is in memory and
 * compressed before the first request, and addresses without a file get its page.
 */
export async function servePeer(folder: string): Promise<{ url: string; close(): void }> {
  const answers = new Map<string, Answer>();
  for (const [url, data] of Object.entries(API)) answers.set(url, json(data));
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    answers.set(url, answerOf(url, readFileSync(file)));
  }
  const page = answers.get('/index.html');
  if (!page) throw new Error(`${folder} has no index.html`);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const answer = answers.get(pathname) ?? (pathname.startsWith('/api/') ? UNKNOWN : page);
    response.writeHead(answer.status, {
      ...answer.headers,
      'Content-Length': String(answer.body.length),
    });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => void server.close() };
}
