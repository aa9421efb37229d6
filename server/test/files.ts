import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Answer, TestApp } from './testApp';

export const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#1b5e20' } });

interface Part {
  name: string;
  fileName?: string;
  content: Buffer | string;
}

/** The body of a multipart form, and its headers. */
export function formOf(parts: Part[]) {
  const boundary = 'x-boundary-of-the-test';
  const chunks = parts.flatMap(({ name, fileName, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined
      ? '\r\n\r\n'
      : `; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const payload = Buffer.concat(
    [...chunks, `--${boundary}--\r\n`].map((part) => Buffer.from(part)),
  );
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export interface SentFile {
  kind?: string;
  name?: string;
  key?: string;
}

export function upload(
  server: TestApp,
  token: string,
  bytes: Buffer,
  { kind = 'image', name = 'photo.png', key }: SentFile = {},
): Promise<Answer> {
  const { payload, headers } = formOf([
    { name: 'kind', content: kind },
    { name: 'file', fileName: name, content: bytes },
  ]);
  const keyed = key ? { ...headers, 'idempotency-key': key } : headers;
  return server.post('mainapp/uploads/', {}, { token, headers: keyed, payload });
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that claims to be this large and holds nothing. */
export function pngHeader(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IEND', Buffer.alloc(0))]);
}

export const pdf = (objects = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] ` +
      `/Count 0 >>\nendobj\n${objects}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
