import type { ThemeInterest } from '../../../domain/contract/member';

/** Themes by interest, the most wanted first; those that are not shown come last. */
export const byInterest = (interest: readonly ThemeInterest[]): ThemeInterest[] =>
  [...interest].sort((a, b) => (b.share ?? -1) - (a.share ?? -1));

/** What a cell says. In a hidden one fewer people agree, or differ, than may be told apart. */
export const shareText = ({ share }: ThemeInterest): string =>
  share === null ? 'Not shown, so that nobody can be identified' : `about ${share}%`;

export const hasFigures = (interest: readonly ThemeInterest[]): boolean =>
  interest.some(({ share }) => share !== null);
