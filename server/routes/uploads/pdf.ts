import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { invalid } from '../../plugins/failures';
import { endsAsArchive, holdsMarkup } from './foreign';

const refuse = (message: string) => invalid({ file: [message] });
const DAMAGED = 'The PDF is damaged or incomplete.';
const ACTIVE =
  'The PDF holds scripts, attachments or other active content. Save it without them and try again.';

const ENDS_NAME = '(?=[\\s/<>\\[\\](){}%]|$)';
const ACTIVE_NAMES = new RegExp(
  `/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE)${ENDS_NAME}`,
);
/** So short that they also turn up by chance in compressed bytes. */
const SHORT_ACTIVE_NAMES = new RegExp(`/(?:JS|XFA)${ENDS_NAME}`);

/** Room for what is unpacked to be looked through. */
const MOST_UNPACKED = 32_000_000;
const unpack = promisify(inflate);

/** `/J#61vaScript` is `/JavaScript`. */
const readNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const isActive = (text: string): boolean =>
  ACTIVE_NAMES.test(text) || SHORT_ACTIVE_NAMES.test(text);

/** Objects may be packed in streams, where a plain search does not see them. */
async function unpackedObjects(bytes: Buffer, text: string): Promise<string> {
  const found: string[] = [];
  let room = MOST_UNPACKED;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - 2_000), index);
    const dictionary = readNames(before.slice(before.lastIndexOf('obj') + 3));
    if (!dictionary.includes('/ObjStm')) continue;
    const isPlain =
      dictionary.includes('/FlateDecode') &&
      !/\/(?:ASCII|LZW|RunLength)|\/Predictor\s+(?!1\b)/.test(dictionary);
    if (!isPlain) throw refuse(DAMAGED);
    try {
      const objects = await unpack(bytes.subarray(index + keyword.length), {
        maxOutputLength: room,
      });
      room -= objects.length;
      found.push(objects.toString('latin1'));
    } catch {
      throw refuse(DAMAGED);
    }
  }
  return found.join('\n');
}

/** A PDF that only shows something: whole, unlocked, without scripts, forms or attachments. */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw refuse('Choose a PDF file.');
  if (!/%%EOF\s*$/.test(text.slice(-1_024))) throw refuse(DAMAGED);
  if (holdsMarkup(text.slice(0, 1_024)) || endsAsArchive(text)) throw refuse(ACTIVE);
  if (new RegExp(`/Encrypt${ENDS_NAME}`).test(readNames(text))) {
    throw refuse('The PDF is protected. Remove the protection and try again.');
  }
  const outside = readNames(text.replace(/(?<!end)stream\r?\n[^]*?endstream/g, 'stream endstream'));
  if (ACTIVE_NAMES.test(readNames(text)) || isActive(outside)) throw refuse(ACTIVE);
  if (isActive(readNames(await unpackedObjects(bytes, text)))) throw refuse(ACTIVE);
}
