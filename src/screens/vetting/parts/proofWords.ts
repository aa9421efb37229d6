import { t } from '../../../../domain/language';
import type { ProofDocument } from '../../../../domain/contract/proof';
import { longDate } from '../../../../domain/longDate';

const dayText = (day: string): string => longDate(day) ?? day;

/** Kind and dates of a document. */
export function proofWords({ encoding_format, dated_on, expires_on }: ProofDocument): string {
  const dated = { day: dayText(dated_on) };
  const proof =
    encoding_format === 'application/pdf' ? t('PDF of {day}', dated) : t('Photo of {day}', dated);
  return expires_on === null
    ? proof
    : t('{proof}, valid until {day}', { proof, day: dayText(expires_on) });
}
