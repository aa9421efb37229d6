import { t } from '../../domain/language';
import { readFailure } from './failure';

/**
 * Why somebody may not see a page, in the server's words; null for every other failure. What was loaded
 * before must then not be shown either.
 */
export function refusalOf(thrown: unknown): string | null {
  const { status, detail } = readFailure(thrown);
  if (status !== 401 && status !== 403) return null;
  return detail ?? t('You may not see this page.');
}
