import { isDay } from '../calendar';
import { t } from '../language';

/** How many days before a proof expires its business is told. */
export const PROOF_NOTICE_DAYS = 30;

/** Proofs of one business. */
export const MOST_PROOFS = 100;

interface ProofDates {
  /** YYYY-MM-DD. */
  dated_on: string;
  expires_on: string | null;
}

/** What is wrong with the dates of a proof on the day `today`, by field. */
export function proofDateFaults(
  { dated_on, expires_on }: ProofDates,
  today: string,
): Record<string, string[]> {
  if (!isDay(dated_on)) return { dated_on: [t('Enter the date of the document.')] };
  if (dated_on > today) return { dated_on: [t('Enter a date that is not in the future.')] };
  if (expires_on === null) return {};
  if (!isDay(expires_on)) return { expires_on: [t('Enter a date, or leave it empty.')] };
  if (expires_on < today) {
    return { expires_on: [t('This document has expired. Please add the new one.')] };
  }
  if (expires_on < dated_on) return { expires_on: [t('It cannot expire before its own date.')] };
  return {};
}
