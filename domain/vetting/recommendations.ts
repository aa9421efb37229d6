import type { Assessment, Recommendation, ThemeScore } from '../contract/assessment';
import { t } from '../language';
import { MOST_POINTS, pointsOf } from './points';
import { readAnswers, type Reading } from './reading';
import { RECOMMENDATION_TEXTS } from './recommendationTexts';
import type { Answers, Questionnaire } from './types';

/** How many are given of one theme. */
const A_THEME = 3;

/** Points from which down an answer asks for advice, and the percentage of a theme below which all do. */
const LOW_POINTS = 1;
const WEAK_BELOW = 50;

function toRecommendation(reading: Reading, theme: ThemeScore): Recommendation[] {
  const { question, answer } = reading;
  const text = RECOMMENDATION_TEXTS[question.code];
  if (!answer || reading.isNotApplicable || question.weight === 0 || !text) return [];
  const points = pointsOf(question, answer);
  const isWeak = 100 * theme.earned < WEAK_BELOW * theme.possible;
  if (points === MOST_POINTS || (points > LOW_POINTS && !isWeak)) return [];
  const gain = (MOST_POINTS - points) * question.weight * theme.multiplier;
  return [
    {
      ...{ question: question.id, code: question.code, theme: theme.theme, gain },
      ...text,
      title: t(text.title),
      first_step: t(text.first_step),
      law: t(text.law),
      helper: t(text.helper),
    },
  ];
}

const byGain = (one: Recommendation, other: Recommendation): number => other.gain - one.gain;

/**
 * What would raise the score most, ranked by what the answer could still add (domain brief, section
 * 3.6): at most 3 of a theme that is rated, from answers of at most 1 point, or of any in a theme below
 * 50 %. What is unanswered or does not apply is not advised on. Of equal gain the first question leads.
 */
export function recommend(
  questionnaire: Questionnaire,
  answers: Answers,
  { themes }: Pick<Assessment, 'themes'>,
): Recommendation[] {
  const readings = readAnswers(questionnaire, answers);
  return themes
    .filter((theme) => theme.percent !== null)
    .flatMap((theme) =>
      readings
        .filter(({ question }) => question.category === theme.category)
        .flatMap((reading) => toRecommendation(reading, theme))
        .toSorted(byGain)
        .slice(0, A_THEME),
    )
    .toSorted(byGain);
}
