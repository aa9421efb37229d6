import { hash, webcrypto } from 'node:crypto';
import { compress, QUICK, THOROUGH, type Encoding } from '../plugins/compression';

export type AnswerHeaders = Readonly<Record<string, string>>;

interface Finishing {
  status: number;
  text: string;
  headers: AnswerHeaders;
  /** What the answer says whenever it is made; null for one that only this visitor gets. */
  content: string | null;
  /** Whether many never ask for it a second time; the first one then waits for no thorough compression. */
  isRarelyAsked?: boolean;
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
  /** What is to be done for each reader. */
  eachTime: (() => void) | null;
  body(encoding: Encoding): Promise<string | Buffer>;
  /** Whether later visitors get the same bytes. */
  isFinal(encoding: Encoding): boolean;
}

/** From so many characters on it would hold up other requests. */
const LONG = 500_000;

export async function digestOf(content: string): Promise<string> {
  if (content.length < LONG) return hash('sha256', content, 'base64url');
  const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(content));
  return Buffer.from(digest).toString('base64url');
}

type Body = Promise<string | Buffer>;

/** Quickly compressed for the first one who asks, thoroughly once others do. */
function createBodies(text: string, isRarelyAsked: boolean) {
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

  return {
    isFinal: (encoding: Encoding) => finished.has(encoding),
    body(encoding: Encoding): Body {
      if (!isRarelyAsked) return compressWell(encoding);
      const first = quick.get(encoding);
      if (!first) {
        const body = compress(text, encoding, QUICK);
        quick.set(encoding, body);
        return body;
      }
      const better = compressWell(encoding);
      if (!finished.has(encoding)) return first;
      return better;
    },
  };
}

export async function finishAnswer({
  status,
  text,
  headers,
  content,
  isRarelyAsked = content === null,
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
    ...createBodies(text, isRarelyAsked),
  };
}
