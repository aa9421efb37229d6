import { createHash } from 'node:crypto';
import { compress, QUICK, THOROUGH, type Encoding } from '../plugins/compression';

interface Finishing {
  status: number;
  html: string;
  /** The content security policy. */
  policy: string;
  /** What the page says whenever it is made; null for a page that only this visitor gets. */
  content: string | null;
}

/** A page as it is sent, in each encoding that somebody has asked for. */
export interface FinishedPage {
  status: number;
  policy: string;
  /** The next visitor may get it. */
  isKept: boolean;
  /** The same for pages that say the same. */
  digest: string;
  /** How much memory it takes at most. */
  bytes: number;
  body(encoding: Encoding): Promise<string | Buffer>;
  etag(encoding: Encoding): string;
}

const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

export function finishPage({ status, html, policy, content }: Finishing): FinishedPage {
  const plain = Buffer.from(html);
  const isKept = content !== null;
  const tag = digestOf(plain);
  const bodies = new Map<Encoding, Promise<string | Buffer>>();
  return {
    status,
    policy,
    isKept,
    digest: digestOf(content ?? html),
    // Compressed it is less than half as long.
    bytes: 2 * plain.length,
    body(encoding) {
      const body = bodies.get(encoding) ?? compress(plain, encoding, isKept ? THOROUGH : QUICK);
      bodies.set(encoding, body);
      return body;
    },
    etag: (encoding) => `"${tag}-${encoding}"`,
  };
}
