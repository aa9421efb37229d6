import path from 'node:path';
import PQueue from 'p-queue';
// Its libraries must be loaded in the main thread before a thread loads them.
import 'sharp';
import { Type } from 'typebox';
import { OneOf } from '../../../domain/contract/common';
import { createFinders, RECORD_KINDS } from '../../pages/pages';
import { CARD_SUFFIX, cardVersion, type CardedView } from '../../pages/shareCard';
import { isKnown } from '../../plugins/etags';
import { notFound, unavailable } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { createThread } from '../../thread';
import { uploadsRepository } from '../uploads/repository';
import type { CardTask } from './drawCard';

const DAY_SECONDS = 86_400;
const FRESH_SECONDS = 300;
/** About 80 kB each. */
const MOST_KEPT = 200;
const WAITING_AT_MOST = 20;
const RETRY_SECONDS = 5;
const PICTURE_WIDTH = 960;
const DRAWING = path.join(__dirname, `drawCard${path.extname(__filename)}`);
const TIME_LIMIT = 15_000;

/** The cards that links to listings, events, resources and results show where they are shared. */
export default routePlugin('shareCardRoutes', (app) => {
  const finders = createFinders(app, app.config);
  const queue = new PQueue({ concurrency: 1 });
  const drawn = new Map<string, Promise<Buffer>>();
  const thread = createThread<CardTask, Uint8Array>(app.log, {
    file: DRAWING,
    timeLimit: TIME_LIMIT,
  });
  app.addHook('onClose', () => thread.close());

  const readPicture = async (src: string | null): Promise<Buffer | null> => {
    const id = /^\/uploads\/([\w-]{22})\//.exec(src ?? '')?.[1];
    const found = id === undefined ? null : await uploadsRepository(app.db).find(id, PICTURE_WIDTH);
    return found && app.files.read(found.file);
  };

  /** One at a time, since each takes a tenth of a second; the last ones are kept. */
  function read(view: CardedView, version: string): Promise<Buffer> {
    const known = drawn.get(version);
    if (known) return known;
    if (queue.size >= WAITING_AT_MOST) throw unavailable(RETRY_SECONDS);
    const { title, description, card } = view;
    const drawing = queue.add(async () => {
      const words = { title, description, label: card.label, facts: card.facts };
      return Buffer.from(await thread.run({ words, picture: await readPicture(card.picture) }));
    });
    drawn.set(version, drawing);
    drawing.catch(() => drawn.delete(version));
    for (const oldest of drawn.keys()) {
      if (drawn.size <= MOST_KEPT) break;
      drawn.delete(oldest);
    }
    return drawing;
  }

  app.get(
    '/share/:kind/:file',
    {
      config: { public: true, cacheSeconds: FRESH_SECONDS, crossOrigin: true },
      schema: {
        tags: ['files'],
        summary: 'The picture of a link to a public listing, event, resource or result',
        params: Type.Object({
          kind: OneOf(RECORD_KINDS),
          file: Type.String({ maxLength: 200, description: 'Its slug, id or code, and .jpg' }),
        }),
        querystring: Type.Object({ v: Type.Optional(Type.String({ maxLength: 40 })) }),
      },
    },
    async (request, reply) => {
      const { kind, file } = request.params;
      const key = file.endsWith(CARD_SUFFIX) ? file.slice(0, -CARD_SUFFIX.length) : '';
      const view = key === '' ? null : await finders[kind](key);
      if (!view) throw notFound();
      const version = cardVersion(view);
      const etag = `"${version}"`;
      const seconds = request.query.v === version ? DAY_SECONDS : FRESH_SECONDS;
      const kept = { 'Cache-Control': `public, max-age=${seconds}`, ETag: etag };
      if (isKnown(request.headers['if-none-match'], etag)) {
        return reply.code(304).headers(kept).send();
      }
      return reply
        .headers({
          ...kept,
          'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        })
        .type('image/jpeg')
        .send(await read(view, version));
    },
  );
});
