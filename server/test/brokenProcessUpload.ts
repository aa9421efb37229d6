import type { ProcessedUpload, UploadTask } from '../routes/uploads/processUpload';

/** In place of the code that looks through files: some bring it to a stop. */
export default function processUpload({ bytes }: UploadTask): ProcessedUpload {
  const text = Buffer.from(bytes).toString('latin1');
  const kept: string[][] = [];
  while (text === 'take all memory') kept.push(Array<string>(1_000).fill(text));
  while (text === 'never end') kept.length = 0;
  return { image: null };
}
