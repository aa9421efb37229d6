import type { FastifyRequest } from 'fastify';
import { UPLOAD_KINDS, UPLOAD_RULES, type UploadKind } from '../../../domain/contract/upload';
import { msg, t } from '../../../domain/language';
import { Failure, invalid } from '../../plugins/failures';

const LARGEST = Math.max(...Object.values(UPLOAD_RULES).map(({ maxBytes }) => maxBytes));

/** One byte beyond the limit shows that a file is too large. */
export const FORM_LIMITS = {
  fieldNameSize: 20,
  fieldSize: 20,
  fields: 1,
  files: 1,
  parts: 2,
  headerPairs: 10,
  fileSize: LARGEST + 1,
};

export interface SentFile {
  kind: UploadKind;
  name: string;
  bytes: Buffer;
}

const refuse = (message: string) => invalid({ file: [message] });
const isKind = (value: unknown): value is UploadKind => UPLOAD_KINDS.some((kind) => kind === value);

function readKind(value: unknown): UploadKind {
  if (isKind(value)) return value;
  throw invalid({
    kind: [t('"{value}" is not a valid choice.', { value: String(value).slice(0, 20) })],
  });
}

export function tooLarge(kind: UploadKind): Failure {
  const megabytes = UPLOAD_RULES[kind].maxBytes / 1_000_000;
  return new Failure(413, {
    file: [t('The file is too large: at most {megabytes} MB.', { megabytes })],
  });
}

async function readBytes(stream: AsyncIterable<Buffer>, kind: UploadKind): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > UPLOAD_RULES[kind].maxBytes) throw tooLarge(kind);
    chunks.push(chunk);
  }
  if (size === 0) throw refuse(msg('The file is empty.'));
  return Buffer.concat(chunks);
}

/** The parser treats binary parts without a name as files. */
const nameOf = ({ filename = '' }: { filename?: string }): string => filename;

async function readParts(request: FastifyRequest): Promise<SentFile> {
  let kind: UploadKind | null = null;
  let sent: SentFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname !== 'kind') throw invalid({ [part.fieldname]: [msg('Unknown field.')] });
      kind = readKind(part.value);
      continue;
    }
    if (kind === null) throw invalid({ kind: [msg('This field is required, before the file.')] });
    if (part.fieldname !== 'file') throw invalid({ [part.fieldname]: [msg('Unknown field.')] });
    sent = { kind, name: nameOf(part), bytes: await readBytes(part.file, kind) };
  }
  if (!sent) throw invalid({ file: [msg('Choose a file.')] });
  return sent;
}

const HANG_UP_AFTER = 2_000;

/**
 * Closes the connection soon after the answer, since the rest of the upload would keep it, and the
 * stop of the server, waiting.
 */
function hangUpLater({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  setTimeout(() => raw.destroy(), HANG_UP_AFTER).unref();
}

/** The kind and the one file of a multipart form. */
export async function readForm(request: FastifyRequest): Promise<SentFile> {
  try {
    return await readParts(request);
  } catch (error) {
    hangUpLater(request);
    if (error instanceof Failure) throw error;
    throw Object.assign(refuse(msg('The file did not arrive whole. Please try again.')), {
      cause: error,
    });
  }
}
