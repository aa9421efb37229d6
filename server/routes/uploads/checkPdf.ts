import { inflateSync } from 'node:zlib';
import { msg } from '../../../domain/language';
import { endsAsArchive, holdsMarkup } from './polyglot';
import { Refusal } from './refusal';

const DAMAGED = msg('The PDF is damaged or incomplete.');
const ACTIVE = msg(
  'The PDF holds scripts, attachments or other active content. Print it to a new PDF and try again.',
);
const TOO_COMPLEX = msg(
  'The PDF has too many parts to check. Print it to a new PDF and try again.',
);

const ENDS_NAME = '(?=[\\s\\0/<>\\[\\](){}%]|$)';
const ENCRYPTED = new RegExp(`/Encrypt${ENDS_NAME}`);
const ACTIVE_NAMES = new RegExp(
  '/(?:JavaScript|OpenAction|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoTo[ER])' +
    ENDS_NAME,
);
/**
 * Short names also occur by chance in compressed bytes, so they are searched outside streams only.
 */
const SHORT_ACTIVE_NAMES = new RegExp(`/(?:AA|JS|XFA)${ENDS_NAME}`);

/** Far more than programs write into 10 MB. */
const MAX_STREAMS = 20_000;
const MAX_OBJECT_STREAMS = 2_000;
/** Bytes of all object streams together, unpacked. */
const MAX_UNPACKED_BYTES = 32_000_000;

const HASH = 0x23;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const STREAM = 'stream';
const END_STREAM = 'endstream';

const isActive = (text: string): boolean =>
  ACTIVE_NAMES.test(text) || SHORT_ACTIVE_NAMES.test(text);

/** The value of a hexadecimal digit; -1 for any other byte. */
function hexValue(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** The text with escaped names decoded: `/J#61vaScript` is `/JavaScript`. */
function readNames(bytes: Buffer): string {
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const high = byte === HASH ? hexValue(bytes[at + 1]) : -1;
    const low = high < 0 ? -1 : hexValue(bytes[at + 2]);
    plain[length] = low < 0 ? byte : high * 16 + low;
    length += 1;
    if (low >= 0) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

interface Stream {
  /** Everything since the end of the previous stream: whole objects and the dictionary. */
  before: string;
  content: Buffer;
}

/** Where the content begins after the keyword at this position; -1 if it is no such keyword. */
function contentStart(bytes: Buffer, keyword: number): number {
  if (bytes.toString('latin1', Math.max(0, keyword - 3), keyword) === 'end') return -1;
  const end = keyword + STREAM.length;
  if (bytes[end] === LINE_FEED) return end + 1;
  return bytes[end] === RETURN && bytes[end + 1] === LINE_FEED ? end + 2 : -1;
}

/** Splits the file into its streams and the rest, in one pass. */
function splitStreams(bytes: Buffer): { streams: Stream[]; rest: string } {
  const streams: Stream[] = [];
  let from = 0;
  let next = 0;
  for (;;) {
    const keyword = bytes.indexOf(STREAM, next);
    if (keyword < 0) break;
    next = keyword + STREAM.length;
    const start = contentStart(bytes, keyword);
    if (start < 0) continue;
    const end = bytes.indexOf(END_STREAM, start);
    if (end < 0) break;
    if (streams.length >= MAX_STREAMS) throw new Refusal(TOO_COMPLEX);
    const before = readNames(bytes.subarray(from, keyword));
    streams.push({ before, content: bytes.subarray(start, end) });
    from = end + END_STREAM.length;
    next = from;
  }
  return { streams, rest: readNames(bytes.subarray(from)) };
}

function unpack(content: Buffer, room: number): Buffer {
  try {
    return inflateSync(content, { maxOutputLength: room });
  } catch {
    throw new Refusal(DAMAGED);
  }
}

/** The objects in compressed streams, which a plain search does not see. */
function* packedObjects(streams: Stream[]): Generator<string> {
  let count = 0;
  let room = MAX_UNPACKED_BYTES;
  for (const { before: dictionary, content } of streams) {
    if (!dictionary.includes('/ObjStm')) continue;
    count += 1;
    if (count > MAX_OBJECT_STREAMS) throw new Refusal(TOO_COMPLEX);
    const isPlain =
      dictionary.includes('/FlateDecode') &&
      !/\/(?:ASCII|LZW|RunLength)|\/Predictor\s+(?!1\b)/.test(dictionary);
    if (!isPlain) throw new Refusal(DAMAGED);
    const objects = unpack(content, room);
    room -= objects.length;
    yield readNames(objects);
  }
}

/**
 * Accepts PDFs that only show something: complete, unencrypted, without scripts, actions or
 * attachments.
 */
export function checkPdf(bytes: Buffer): void {
  const head = bytes.toString('latin1', 0, 1_024);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1_024));
  if (!/^%PDF-[12]\.\d/.test(head)) throw new Refusal(msg('Choose a PDF file.'));
  if (!/%%EOF\s*$/.test(tail)) throw new Refusal(DAMAGED);
  if (holdsMarkup(head) || endsAsArchive(bytes)) throw new Refusal(ACTIVE);
  const whole = readNames(bytes);
  if (ENCRYPTED.test(whole)) {
    throw new Refusal(msg('The PDF is protected. Remove the protection and try again.'));
  }
  if (ACTIVE_NAMES.test(whole)) throw new Refusal(ACTIVE);
  const { streams, rest } = splitStreams(bytes);
  const outside = [...streams.map(({ before }) => before), rest];
  if (outside.some((text) => SHORT_ACTIVE_NAMES.test(text))) throw new Refusal(ACTIVE);
  for (const objects of packedObjects(streams)) {
    if (isActive(objects)) throw new Refusal(ACTIVE);
  }
}
