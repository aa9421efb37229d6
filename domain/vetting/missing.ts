import type { Assessment } from '../contract/assessment';
import { msg, t } from '../language';
import { reasonTexts } from './clearanceReasons';
import { keptText } from './keptTexts';
import { unansweredSentence } from './progress';
import { questionById } from './questionnaire';
import { chosenValues, readAnswers } from './reading';
import type { Answers, Questionnaire } from './types';

const LISTING_CONSENT = msg('Agree in “Signing off” to be listed in the directory.');

/**
 * What still stands between the business and a listing, in sentences, as far as its answers decide it:
 * open questions of both parts, what clearance waits for, and the consent to be listed. None when
 * everything is there. (The public profile and the review are not part of the answers.)
 */
export function missingForListing(
  questionnaire: Questionnaire,
  answers: Answers,
  assessment: Assessment,
): string[] {
  const readings = readAnswers(questionnaire, answers);
  const hasConsent = chosenValues(readings, 'SO3').includes('listing');
  const sentences = [
    ...assessment.progress.flatMap((entry) => unansweredSentence(entry) ?? []).map(keptText),
    ...reasonTexts(assessment, (id) => questionById(questionnaire, id)),
    ...(hasConsent ? [] : [t(LISTING_CONSENT)]),
  ];
  return [...new Set(sentences)];
}
