import type { ClaimFile } from '../../../domain/contract/claim';
import { msg } from '../../../domain/language';
import type { Db } from '../../db/database';
import { invalid } from '../../plugins/failures';
import { contentUrlOf, ownUpload } from '../uploads/repository';

const refuse = (message: string) => invalid({ files: [message] });

/** The documents of a claim: uploads of the claimant, PDFs or pictures. Throws 400 for any other. */
export async function readClaimFiles(
  db: Db,
  userId: number,
  addresses: readonly string[],
): Promise<ClaimFile[]> {
  if (addresses.length === 0) throw refuse(msg('Add at least one document.'));
  const files: ClaimFile[] = [];
  for (const address of new Set(addresses)) {
    const row =
      (await ownUpload(db, userId, address, 'file')) ??
      (await ownUpload(db, userId, address, 'image'));
    if (!row) throw refuse(msg('A document was not found. Please choose it again.'));
    files.push({ content_url: contentUrlOf(row), name: row.name });
  }
  return files;
}
