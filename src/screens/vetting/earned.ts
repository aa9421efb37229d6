import { localeFor, plural, t } from '../../../domain/language';
import { assess } from '../../../domain/vetting/score';
import type { Answers, Questionnaire } from '../../../domain/vetting/types';
import { DIRECTORY_CRITERIA } from '../../content/directoryCriteria';
import { percentText } from '../../ui/format';

/** Such as "a, b and c". */
const inWords = (items: readonly string[]): string =>
  new Intl.ListFormat(localeFor('en-GB')).format(items);

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
      ? [
          plural(met.length, 'you meet the badge {badges}', 'you meet the badges {badges}', {
            badges: inWords(met),
          }),
        ]
      : []),
    ...(strongest
      ? [
          t('your strongest theme is {theme} with {percent}', {
            theme: t(strongest.theme),
            percent: percentText(strongest.percent),
          }),
        ]
      : basic_percent
        ? [
            t('you have earned {percent} of the Basic points that you answered for', {
              percent: percentText(basic_percent),
            }),
          ]
        : []),
  ];
  const [one, other] = parts;
  if (one === undefined) return null;
  return other === undefined
    ? t('So far {one}.', { one })
    : t('So far {one}, and {other}.', { one, other });
}
