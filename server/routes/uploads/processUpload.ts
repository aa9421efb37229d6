import type { UploadKind } from '../../../domain/contract/upload';
import { toStoredImage, type StoredImage } from './images';
import { checkPdf } from './pdf';
import { Refusal } from './refusal';

export interface UploadTask {
  kind: UploadKind;
  bytes: Uint8Array;
}

/** Errors of our own do not cross threads as what they are, so a refusal is its message. */
export type ProcessedUpload = { image: StoredImage | null } | { refusal: string };

/** Looks through a file, in a worker thread. A picture is drawn anew; a PDF is kept as it is. */
export default async function processUpload({ kind, bytes }: UploadTask): Promise<ProcessedUpload> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind !== 'file') return { image: await toStoredImage(file, kind) };
    checkPdf(file);
    return { image: null };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}
