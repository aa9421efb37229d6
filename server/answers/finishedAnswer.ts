import { hash, webcrypto } from 'node:crypto';
import { compress, QUICK, THOROUGH, WORTH_IT, type Encoding } from '../plugins/compression';

export type AnswerHeaders = Readonly<Record<string, string>>;

interface Finishing {
  status: number;
  text: string;
  headers: AnswerHeaders;
  /** What the answer says whenever it is made; null for one that only this visitor gets. */
  content: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the first one who asks waits until it is compressed thoroughly. */
  isThorough: boolean;
  eachTime?: (() => void) | null;
}

/** An answer as it is sent, in each encoding that somebody has asked for. */
export interface FinishedAnswer {
  status: number;
  text: string;
  headers: AnswerHeaders;
  /** The next visitor may get it. */
  isKept: boolean;
  /** The same for answers that say the same. */
  digest: string;
  /** Names the text, whatever its encoding. */
  tag: string;
  /** How much memory it takes at most. */
  bytes: number;
  /** Milliseconds since 1970 at which it was made; one that is made again and says the same is this one. */
  madeAt: number;
  /** What is to be done for each reader. */
  eachTime: (() => void) | null;
  body(encoding: Encoding, now: number): Promise<string | Buffer>;
  /** Until when, in milliseconds since 1970, later visitors get the bytes that this one gets. */
  sameUntil(encoding: Encoding): number;
}

/** Milliseconds after which an answer is worth the time of thorough compression, 20 times that of the quick one. */
export const STEADY_MS = 5_000;

/** From so many characters on it would hold up other requests. */
const LONG = 500_000;

export async function digestOf(content: string): Promise<string> {
  if (content.length < LONG) return hash('sha256', content, 'base64url');
  const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(content));
  return Buffer.from(digest).toString('base64url');
}

type Body = Promise<string | Buffer>;

/** Quickly compressed until this time, and then until the thorough compression is finished. */
function createBodies(text: string, thoroughFrom: number) {
  const quick = new Map<Encoding, Body>();
  const thorough = new Map<Encoding, Body>();
  const finished = new Set<Encoding>();

  function compressWell(encoding: Encoding): Body {
    const known = thorough.get(encoding);
    if (known) return known;
    const body = compress(text, encoding, THOROUGH);
    thorough.set(encoding, body);
    void body.then(
      () => finished.add(encoding),
      () => thorough.delete(encoding),
    );
    return body;
  }

  function compressQuickly(encoding: Encoding): Body {
    const body = quick.get(encoding) ?? compress(text, encoding, QUICK);
    quick.set(encoding, body);
    return body;
  }

  return {
    body(encoding: Encoding, now: number): Body {
      if (now < thoroughFrom) return compressQuickly(encoding);
      const better = compressWell(encoding);
      return finished.has(encoding) ? better : (quick.get(encoding) ?? better);
    },
    sameUntil(encoding: Encoding): number {
      const isFinal = encoding === 'identity' || text.length < WORTH_IT || finished.has(encoding);
      return isFinal ? Number.POSITIVE_INFINITY : thoroughFrom;
    },
  };
}

export async function finishAnswer({
  status,
  text,
  headers,
  content,
  now,
  isThorough,
  eachTime = null,
}: Finishing): Promise<FinishedAnswer> {
  const tag = await digestOf(text);
  return {
    status,
    text,
    headers,
    isKept: content !== null,
    digest: content === null || content === text ? tag : await digestOf(content),
    tag,
    eachTime,
    // Compressed it is less than half as long.
    bytes: 2 * Buffer.byteLength(text),
    madeAt: now,
    ...createBodies(text, isThorough ? now : now + STEADY_MS),
  };
}
