import type { Assessment } from '../contract/vetting';
import { unansweredSentence } from './progress';
import { chosenValues, readAnswers } from './reading';
import type { Answers, Questionnaire } from './types';

const LISTING_CONSENT = 'Agree in “Signing off” to be listed in the directory.';

/**
 * What still stands between the business and a listing, in sentences, as far as its answers decide it:
 * open questions of both parts, what clearance waits for, and the consent to be listed. None when
 * everything is there. (The public profile and the review are not part of the answers.)
 */
export function missingForListing(
  questionnaire: Questionnaire,
  answers: Answers,
  { progress, clearance }: Assessment,
): string[] {
  const readings = readAnswers(questionnaire, answers);
  const hasConsent = chosenValues(readings, 'SO3').includes('listing');
  const sentences = [
    ...progress.flatMap((entry) => unansweredSentence(entry) ?? []),
    ...clearance.reasons,
    ...(hasConsent ? [] : [LISTING_CONSENT]),
  ];
  return [...new Set(sentences)];
}
