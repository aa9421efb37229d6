import { assess } from '../../../domain/vetting/score';
import type { Answers, Questionnaire } from '../../../domain/vetting/types';
import { DIRECTORY_CRITERIA } from '../../content/directoryCriteria';
import { percentText } from '../../ui/format';

/** Such as "a, b and c". */
const inWords = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(' and ');

/** What the answers so far come to, in a sentence; null while they come to nothing. */
export function earnedSentence(questionnaire: Questionnaire, answers: Answers): string | null {
  const { badges, themes, basic_percent } = assess(questionnaire, answers, {
    category: null,
    isFinal: false,
    isChecked: false,
  });
  const met = DIRECTORY_CRITERIA.filter(({ badge }) =>
    badges.some((each) => each.badge === badge && each.is_met),
  ).map(({ criteria_name }) => `“${criteria_name}”`);
  const [strongest] = themes
    .flatMap(({ theme, percent }) => (percent ? [{ theme, percent }] : []))
    .toSorted((one, other) => other.percent - one.percent);
  const parts = [
    ...(met.length > 0
      ? [`you meet the ${met.length === 1 ? 'badge' : 'badges'} ${inWords(met)}`]
      : []),
    ...(strongest
      ? [`your strongest theme is ${strongest.theme} with ${percentText(strongest.percent)}`]
      : basic_percent
        ? [
            `you have earned ${percentText(basic_percent)} of the Basic points that you answered for`,
          ]
        : []),
  ];
  return parts.length > 0 ? `So far ${parts.join(', and ')}.` : null;
}
