import { hash } from 'node:crypto';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** Takes the largest script a third of a second. */
const LEVEL = 19;

/** How a body begins that is encoded as `dcz` (RFC 9842, section 5); the SHA-256 of the dictionary follows. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

export interface CompressionTask {
  content: Uint8Array;
  dictionary: Uint8Array;
}

const ready = init();

/** The content as a body with `Content-Encoding: dcz`. For a thread of its own. */
export default async function compressWithDictionary({
  content,
  dictionary,
}: CompressionTask): Promise<Uint8Array> {
  await ready;
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, Buffer.from(content), Buffer.from(dictionary), LEVEL);
    const digest = hash('sha256', dictionary, 'buffer');
    return Buffer.concat([MAGIC, digest, frame]);
  } finally {
    freeCCtx(context);
  }
}
