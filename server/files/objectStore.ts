import { createHash, randomBytes } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { StoreConfig } from '../configValues';

/** Milliseconds until the store must have begun to answer, each time it is asked. */
const PATIENCE = 10_000;
/** When it answers that it is busy or broken. */
const RETRIES = 2;
const AT_ONCE = 10;
/** Apart from what else a bucket may hold. */
const PREFIX = 'uploads/';

/** Of an answer in XML; our keys have nothing in them that XML writes otherwise. */
const LISTED = /<Key>(uploads\/[\w-]+)<\/Key>/g;
const HAS_MORE = '<IsTruncated>true</IsTruncated>';

/** The store does not do what it is asked: it cannot be reached, refuses us or is broken. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

/** The first and the last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Objects under keys, as S3 and its like keep them. Everything throws a StoreFailure when the store fails. */
export interface ObjectStore {
  put(key: string, bytes: Buffer, digest: string): Promise<void>;
  /** The object or a part of it; null for none. */
  get(key: string, range?: ByteRange | null): Promise<ReadableStream<Uint8Array> | null>;
  /** Does nothing for keys without an object. */
  remove(keys: readonly string[]): Promise<void>;
  /** All keys of objects that the product has put there. */
  list(): AsyncGenerator<string>;
}

/** A key that nobody can guess, apart from the address of the file. */
export const newObjectKey = (): string => PREFIX + randomBytes(16).toString('base64url');

/** SHA-256 in hexadecimal digits, as the store checks it. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

type Asked = Pick<RequestInit, 'method' | 'headers' | 'body'>;

/** A bucket of an S3-compatible store; each request is signed. */
export function createObjectStore({ url, keyId, secret, region }: StoreConfig): ObjectStore {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });

  /** The answer, if it has one of these states; its body may take longer than the patience. */
  async function ask(path: string, asked: Asked, states: readonly number[]): Promise<Response> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), PATIENCE);
    let response: Response;
    try {
      response = await aws.fetch(`${url}${path}`, {
        ...asked,
        redirect: 'error',
        signal: stop.signal,
      });
    } catch (error) {
      // Its message may name the address.
      throw new StoreFailure(
        `the store did not answer (${error instanceof Error ? error.name : 'unknown'})`,
      );
    } finally {
      clearTimeout(timer);
    }
    if (states.includes(response.status)) return response;
    await response.body?.cancel();
    throw new StoreFailure(`the store answered ${asked.method ?? 'GET'} with ${response.status}`);
  }

  async function removeOne(key: string): Promise<void> {
    const response = await ask(`/${key}`, { method: 'DELETE' }, [200, 204, 404]);
    await response.body?.cancel();
  }

  return {
    async put(key, bytes, digest) {
      const headers = {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': digest,
      };
      const body = new Uint8Array(bytes);
      const response = await ask(`/${key}`, { method: 'PUT', headers, body }, [200, 201, 204]);
      await response.body?.cancel();
    },

    async get(key, range = null) {
      const part = range && `${range.start}-${range.end}`;
      const asked = part === null ? {} : { headers: { range: `bytes=${part}` } };
      const response = await ask(`/${key}`, asked, [part === null ? 200 : 206, 404]);
      const sent = response.headers.get('content-range') ?? '';
      const isAsked = part === null || sent.startsWith(`bytes ${part}/`);
      if (response.status === 200 || (response.status === 206 && isAsked)) return response.body;
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new StoreFailure('the store sent another part than it was asked for');
    },

    async remove(keys) {
      for (let at = 0; at < keys.length; at += AT_ONCE) {
        await Promise.all(keys.slice(at, at + AT_ONCE).map(removeOne));
      }
    },

    async *list() {
      let after = '';
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX });
        if (after !== '') query.set('start-after', after);
        const text = await (await ask(`?${query.toString()}`, {}, [200])).text();
        const keys = [...text.matchAll(LISTED)].map(([, key = '']) => key);
        yield* keys;
        after = keys.at(-1) ?? '';
        if (after === '' || !text.includes(HAS_MORE)) return;
      }
    },
  };
}
