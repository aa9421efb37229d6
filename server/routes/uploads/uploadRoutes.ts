import { createHash, randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors, OneOf } from '../../../domain/contract/common';
import { Upload, UPLOAD_KINDS, type UploadKind } from '../../../domain/contract/upload';
import { msg } from '../../../domain/language';
import { PICTURE_WIDTHS } from '../../../domain/uploadRules';
import type { Placement } from '../../files/files';
import { isKnown } from '../../plugins/etags';
import { Failure, invalid, notFound } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { confirmedUserOf } from '../../plugins/session';
import { safeName } from './safeName';
import { FORM_LIMITS, readForm, type SentFile } from './readForm';
import type { StoredImage } from './storedImage';
import { sendFile } from './sendFile';
import { toUpload, uploadsRepository, type NewSize, type NewUpload } from './repository';

const PER_MEMBER: Limit = { name: 'upload:member', count: 60, periodSeconds: 86_400 };
const MAX_STORED_BYTES = 100_000_000;
/** Files are deleted with their account, so caches have to revalidate soon; a 304 is cheap. */
const FRESH_SECONDS = 300;
const YEAR_SECONDS = 31_536_000;
const WIDTHS = PICTURE_WIDTHS.map(String);

/** Forbids the file to run or load anything wherever it is opened. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Browsers keep an image for good, so that a page that is read again loads none; shared caches ask again. */
const cacheControlOf = (kind: UploadKind): string =>
  kind === 'image'
    ? `public, max-age=${YEAR_SECONDS}, s-maxage=${FRESH_SECONDS}, immutable`
    : `public, max-age=${FRESH_SECONDS}, must-revalidate`;

type Described = Pick<
  NewUpload,
  'name' | 'encoding_format' | 'width' | 'height' | 'color' | 'content_size'
>;

interface Contents extends Described {
  bytes: Buffer;
  sizes: { width: number; bytes: Buffer }[];
}

/** What is stored of a file: the picture made from it, or the file as it was sent. */
function toContents({ name, bytes }: SentFile, image: StoredImage | null): Contents {
  if (image === null) {
    const size = { width: null, height: null, color: null, sizes: [] };
    const content = { bytes, content_size: bytes.length };
    return { name: safeName(name, 'pdf'), encoding_format: 'application/pdf', ...size, ...content };
  }
  return {
    name: safeName(name, 'webp'),
    encoding_format: 'image/webp',
    ...image,
    bytes: Buffer.from(image.bytes),
    content_size: image.bytes.length,
    sizes: image.sizes.map(({ width, bytes: lesser }) => ({ width, bytes: Buffer.from(lesser) })),
  };
}

/** Uploads of members: accepted by their content, never by their name. */
export default routePlugin('uploadRoutes', async (app) => {
  /** Registered in this plugin only; all other routes refuse forms. */
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

  app.post(
    '/mainapp/uploads/',
    {
      schema: {
        tags: ['uploads'],
        summary: 'Store a picture, logo, image or PDF; 60 a day, 100 MB together',
        description:
          'For members with a confirmed email. Pictures are re-encoded as WebP, without EXIF, an ' +
          'image in several widths. A PDF ' +
          'with scripts, actions, forms that send, or attachments is refused. A file that nothing ' +
          'uses is removed after a day.',
        consumes: ['multipart/form-data'],
        body: Type.Object({
          kind: OneOf(UPLOAD_KINDS),
          file: Type.String({ format: 'binary', description: 'After `kind`' }),
        }),
        response: {
          201: Upload,
          400: FieldErrors,
          401: ErrorBody,
          403: ErrorBody,
          413: FieldErrors,
          415: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
        },
      },
      /** The handler reads the form itself, part by part. */
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const user = confirmedUserOf(request);
      if (!request.isMultipart()) {
        throw new Failure(415, { detail: msg('Send the file as multipart/form-data.') });
      }
      await app.countAttempt(PER_MEMBER, String(user.id));
      const sent = await readForm(request);
      const { kind, bytes } = sent;
      const {
        sizes,
        bytes: whole,
        ...described
      } = toContents(sent, await app.uploadProcessor.process({ kind, bytes }));
      const lesser = sizes.reduce((sum, size) => sum + size.bytes.length, 0);

      /** A repeat under the same Idempotency-Key must send the same file. */
      const file = createHash('sha256').update(sent.bytes).digest('base64url');
      request.body = { kind: sent.kind, file };
      const placements: Placement[] = [];
      const put = async (content: Buffer) => {
        const placement = await app.files.put(content, app.now());
        placements.push(placement);
        return placement;
      };
      /** Before the transaction, which would keep a connection as long as the store takes. */
      const store = async () => {
        const placement = await put(whole);
        const stored: NewSize[] = [];
        for (const { width, bytes: content } of sizes) {
          const size = { width, content_size: content.length };
          stored.push({ ...size, placement: await put(content) });
        }
        return { placement, stored };
      };
      const add = async () => {
        const { placement, stored } = await store();
        return app.runOnce(request, [], async (tx) => {
          const uploads = uploadsRepository(tx);
          const taken = await uploads.sizeOf(user.id);
          if (taken + described.content_size + lesser > MAX_STORED_BYTES) {
            const message = msg(
              'Your files take 100 MB already. Delete posts that you no longer need.',
            );
            throw invalid({ file: [message] });
          }
          const id = randomBytes(16).toString('base64url');
          const owned = { id, user_id: user.id, kind: sent.kind, created_at: app.now() };
          await uploads.add({ ...described, ...owned, ...placement }, stored);
          return { id };
        });
      };
      const { result } = await add().finally(() => app.files.settle(placements));
      const row = await uploadsRepository(app.db).one(result.id);
      if (!row) throw notFound();
      return reply.code(201).send(toUpload(row));
    },
  );

  app.get(
    '/uploads/:id/:name',
    {
      config: { public: true, cacheSeconds: FRESH_SECONDS, crossOrigin: true },
      schema: {
        tags: ['files'],
        summary: 'A stored file: an image to show, a PDF to download',
        description: 'Of an image, `width` asks for its smallest size that is at least so wide.',
        params: Type.Object({ id: Type.String(), name: Type.String() }),
        querystring: Type.Object({ width: Type.Optional(OneOf(WIDTHS)) }),
      },
    },
    async (request, reply) => {
      const { id, name } = request.params;
      const { width } = request.query;
      const found = await uploadsRepository(app.db).find(
        id,
        width === undefined ? null : Number(width),
      );
      // Proofs are given out by their own route, which knows who may see them.
      if (found?.row.name !== name || found.row.kind === 'proof') throw notFound();
      const { row, file } = found;
      // The content of an upload never changes.
      const etag = `"${id}"`;
      const kept = { 'Cache-Control': cacheControlOf(row.kind), ETag: etag };
      if (isKnown(request.headers['if-none-match'], etag)) {
        return reply.code(304).headers(kept).send();
      }
      const disposition = row.kind === 'file' ? 'attachment' : 'inline';
      return sendFile(app.files, file, request, reply, {
        ...kept,
        'Content-Disposition': `${disposition}; filename="${row.name}"`,
        'Content-Security-Policy': POLICY,
        'Content-Type': row.encoding_format,
        'X-Robots-Tag': 'noindex',
      });
    },
  );
});
