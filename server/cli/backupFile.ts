import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * A backup is one file: a line of JSON that says what follows, then compressed lines, encrypted on request (AES-256-GCM,
 * with a key that scrypt makes of a password; the tag stands at the end).
 */
const FORMAT = 'kijani-backup-1';
const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const LONGEST_HEADER = 1_000;

interface Header {
  format: string;
  /** Base64 each; absent in a file that is not encrypted. */
  salt?: string;
  iv?: string;
}

const keyOf = (password: string, salt: Buffer): Buffer =>
  scryptSync(password, salt, KEY_BYTES, { N: 2 ** 15, maxmem: 2 ** 26 });

/** Writes a file that only its owner can read; it has its name once it is complete. */
export async function writeBackup(
  file: string,
  lines: AsyncIterable<string>,
  password: string | null,
): Promise<void> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = password === null ? null : createCipheriv(CIPHER, keyOf(password, salt), iv);
  const lock: Transform = cipher ?? new PassThrough();
  const header: Header = {
    format: FORMAT,
    ...(cipher && { salt: salt.toString('base64'), iv: iv.toString('base64') }),
  };
  async function* ended(): AsyncGenerator<string> {
    for await (const line of lines) yield `${line}\n`;
  }
  async function* framed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield Buffer.from(`${JSON.stringify(header)}\n`);
    yield* source;
    if (cipher) yield cipher.getAuthTag();
  }
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(
      Readable.from(ended()),
      createGzip(),
      lock,
      framed,
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readHeader(file: string): Promise<{ header: Header; start: number; tag: Buffer }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEADER), 0, null, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    const header = JSON.parse(buffer.toString('utf8', 0, Math.max(end, 0))) as Header;
    if (header.format !== FORMAT) throw new Error('another format');
    const { size } = await handle.stat();
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(tag, 0, TAG_BYTES, Math.max(0, size - TAG_BYTES));
    return { header, start: end + 1, tag };
  } catch (cause) {
    throw new Error(`${file} is not a backup of this product.`, { cause });
  } finally {
    await handle.close();
  }
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  for await (const chunk of source) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  const rest = parts.join('') + decoder.end();
  if (rest !== '') throw new Error('the file ends within a line');
}

/**
 * Gives the lines of a backup to `take`. Throws an Error that says what is wrong with the file or the password, also when it
 * is damaged at its end: what `take` has done must not count before this resolves.
 */
export async function readBackup(
  file: string,
  password: string | null,
  take: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const { header, start, tag } = await readHeader(file);
  const { salt, iv } = header;
  const isEncrypted = salt !== undefined && iv !== undefined;
  if (isEncrypted && password === null) {
    throw new Error('The backup is encrypted. Set BACKUP_PASSWORD to its password.');
  }
  const { size } = await stat(file);
  const bytes = createReadStream(
    file,
    isEncrypted ? { start, end: size - TAG_BYTES - 1 } : { start },
  );
  const decipher = isEncrypted
    ? createDecipheriv(
        CIPHER,
        keyOf(password ?? '', Buffer.from(salt, 'base64')),
        Buffer.from(iv, 'base64'),
      ).setAuthTag(tag)
    : new PassThrough();
  const damage = new Error(
    `${isEncrypted ? 'The password is wrong, or the file' : 'The file'} is damaged. Nothing was restored.`,
  );
  async function* readable(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
    try {
      yield* linesOf(source);
    } catch {
      throw damage;
    }
  }
  let taking = Promise.resolve();
  try {
    await pipeline(bytes, decipher, createGunzip(), (source: AsyncIterable<Buffer>) => {
      taking = take(readable(source));
      return taking;
    });
  } catch {
    // Streams end before who reads them; what that one says is the reason, unless the file was.
    await taking;
    throw damage;
  }
}
