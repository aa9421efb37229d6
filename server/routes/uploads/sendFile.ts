import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { msg } from '../../../domain/language';
import type { Files, StoredFile } from '../../files/files';
import type { ByteRange } from '../../files/objectStore';
import { Failure, notFound } from '../../plugins/failures';

interface Headers {
  ETag: string;
  [name: string]: string;
}

/**
 * The part of a file that a request asks for; null for all of it, also where several parts are asked for, or where
 * If-Range has another version. Throws 416 for a part that is not there.
 */
function rangeOf(
  { method, headers }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | null {
  const { range, 'if-range': known } = headers;
  if (method !== 'GET' || range === undefined) return null;
  if (known !== undefined && known !== etag) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) {
    const detail = msg('The file has no such part.');
    throw new Failure(416, { detail }, { 'Content-Range': `bytes */${size}` });
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** Answers with a file or the part of it that is asked for. Throws 404 where its content is gone. */
export async function sendFile(
  files: Files,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
): Promise<FastifyReply> {
  const size = file.content_size;
  const range = rangeOf(request, size, headers.ETag);
  const content = request.method === 'HEAD' ? Readable.from([]) : await files.open(file, range);
  if (content === null) throw notFound();
  reply.headers({ ...headers, 'Accept-Ranges': 'bytes' });
  if (range === null) return reply.header('Content-Length', size).send(content);
  const { start, end } = range;
  return reply
    .code(206)
    .headers({
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    })
    .send(content);
}
