import type { ProofDocument } from '../../../../domain/contract/proof';
import { longDate } from '../../../../domain/longDate';

const dayText = (day: string): string => longDate(day) ?? day;

/** Kind and dates of a document. */
export function proofWords({ encoding_format, dated_on, expires_on }: ProofDocument): string {
  const kind = encoding_format === 'application/pdf' ? 'PDF' : 'Photo';
  const until = expires_on === null ? '' : `, valid until ${dayText(expires_on)}`;
  return `${kind} of ${dayText(dated_on)}${until}`;
}
