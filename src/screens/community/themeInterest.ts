import { t } from '../../../domain/language';
import type { ThemeInterest } from '../../../domain/contract/member';

/** The most wanted themes first; those without a visible figure come last. */
export const sortByInterest = (interest: readonly ThemeInterest[]): ThemeInterest[] =>
  [...interest].sort((a, b) => (b.share ?? -1) - (a.share ?? -1));

/** The text of a figure. It is hidden when so few people agree, or differ, that they could be identified. */
export const shareText = ({ share }: ThemeInterest): string =>
  share === null
    ? t('Not shown, so that nobody can be identified')
    : t('about {share}%', { share });

export const hasFigures = (interest: readonly ThemeInterest[]): boolean =>
  interest.some(({ share }) => share !== null);
