import { msg } from '../../domain/language';
import type { ResultState } from '../../domain/vetting/resultPage';

/** What the owners of a listing read while there is no result to show. */
export const NO_RESULT: Readonly<Record<Exclude<ResultState, 'valid'>, string>> = {
  expired: msg('Your result has expired. Renew your assessment to show it again.'),
  reviewing: msg(
    'Your assessment is being reviewed again. You can show the result once it is approved.',
  ),
  revoked: msg(
    'There is no result to show yet. You can show one once your assessment is approved and your listing shows a level or a badge.',
  ),
};
