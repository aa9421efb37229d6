import { t } from '../../../../domain/language';
import type { ImportBatch } from '../../../../domain/contract/admin/imports';

type Counts = Pick<ImportBatch, 'created' | 'merged' | 'skipped'>;

/** How many rows became what. */
export const countsText = ({ created, merged, skipped }: Counts): string =>
  t('{created} created, {merged} merged, {skipped} skipped.', { created, merged, skipped });
