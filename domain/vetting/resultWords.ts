import type { Result } from '../contract/resultPage';
import { msg, plural, t } from '../language';
import { longDate } from '../longDate';
import type { ResultState, ResultTurn } from './resultPage';

const STATE_NAMES: Record<Exclude<ResultState, 'valid'>, string> = {
  expired: msg('Expired'),
  reviewing: msg('Being reviewed again'),
  revoked: msg('No longer valid'),
};

type Named = Pick<Result, 'state' | 'level' | 'badges'>;

/** The result in two or three words. */
export function resultName({ state, level, badges }: Named): string {
  if (state !== 'valid') return t(STATE_NAMES[state]);
  if (level) return t('{level} level', { level: t(level) });
  return plural(badges.length, '# badge', '# badges');
}

/** The title of the page. */
export const resultTitle = (result: Named & Pick<Result, 'business'>): string =>
  result.business ? `${result.business.name}: ${resultName(result)}` : resultName(result);

const dayOf = (iso: string | null): string | null => (iso === null ? null : longDate(iso));

const TURN_SENTENCES: Record<ResultTurn, (productName: string) => string> = {
  team: (productName) => t('It is the turn of {productName}.', { productName }),
  owner: () => t('It is the turn of the business.'),
};

/** What the state of the result means to whoever reads its page, and whose turn it is. */
export function resultSentence(
  { state, reviewed_at, valid_until, turn }: Omit<Result, 'business'>,
  productName: string,
): string {
  const reviewed = dayOf(reviewed_at);
  const until = dayOf(valid_until);
  switch (state) {
    case 'valid':
      return [
        reviewed
          ? t('Reviewed by {productName} on {date}.', { productName, date: reviewed })
          : t('Reviewed by {productName}.', { productName }),
        ...(until ? [t('Valid until {date}.', { date: until })] : []),
      ].join(' ');
    case 'expired':
      return [
        until
          ? t('This result was valid until {date}.', { date: until })
          : t('This result has expired.'),
        turn === 'team'
          ? t('The business has renewed it. {productName} is reviewing it now.', { productName })
          : t('The business has not renewed it yet.'),
      ].join(' ');
    case 'reviewing':
      return [
        t('{productName} is reviewing this business again.', { productName }),
        ...(turn ? [TURN_SENTENCES[turn](productName)] : []),
        t('No level is shown until the review is done.'),
      ].join(' ');
    case 'revoked':
      return t('This result is no longer valid. Please do not rely on it.');
  }
}
