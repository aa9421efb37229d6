import type { UploadKind } from '../../../domain/contract/upload';
import { toStoredImage, type StoredImage } from './storedImage';
import { checkPdf } from './checkPdf';
import { Refusal } from './refusal';

export interface UploadTask {
  kind: UploadKind;
  bytes: Uint8Array;
}

/**
 * A refusal is passed as its text, since error classes do not survive the transfer between
 * threads.
 */
export type ProcessedUpload =
  { image: StoredImage | null } | { refusal: Pick<Refusal, 'text' | 'values'> };

/** A proof may be either; what only looks like a PDF is refused by its check. */
const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

/** Checks a file in a worker thread. A picture is re-encoded; a PDF is stored as it is. */
export default async function processUpload({ kind, bytes }: UploadTask): Promise<ProcessedUpload> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === 'file' || (kind === 'proof' && isPdf(file))) {
      checkPdf(file);
      return { image: null };
    }
    return { image: await toStoredImage(file, kind) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { text: error.text, values: error.values } };
    throw error;
  }
}
