import type { Result } from '../contract/resultPage';
import { longDate } from '../longDate';
import type { ResultState, ResultTurn } from './resultPage';

const STATE_NAMES: Record<Exclude<ResultState, 'valid'>, string> = {
  expired: 'Expired',
  reviewing: 'Being reviewed again',
  revoked: 'No longer valid',
};

type Named = Pick<Result, 'state' | 'level' | 'badges'>;

/** The result in two or three words. */
export function resultName({ state, level, badges }: Named): string {
  if (state !== 'valid') return STATE_NAMES[state];
  if (level) return `${level} level`;
  return badges.length === 1 ? '1 badge' : `${badges.length} badges`;
}

/** The title of the page. */
export const resultTitle = (result: Named & Pick<Result, 'business'>): string =>
  result.business ? `${result.business.name}: ${resultName(result)}` : resultName(result);

const dayOf = (iso: string | null): string | null => (iso === null ? null : longDate(iso));

const REVIEW_TURNS: Record<ResultTurn, (productName: string) => string> = {
  team: (productName) => ` It is the turn of ${productName}.`,
  owner: () => ' It is the turn of the business.',
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
        reviewed ? `Reviewed by ${productName} on ${reviewed}.` : `Reviewed by ${productName}.`,
        ...(until ? [`Valid until ${until}.`] : []),
      ].join(' ');
    case 'expired': {
      const ended = until ? `This result was valid until ${until}.` : 'This result has expired.';
      return turn === 'team'
        ? `${ended} The business has renewed it. ${productName} is reviewing it now.`
        : `${ended} The business has not renewed it yet.`;
    }
    case 'reviewing': {
      const whose = turn ? REVIEW_TURNS[turn](productName) : '';
      return `${productName} is reviewing this business again.${whose} No level is shown until the review is done.`;
    }
    case 'revoked':
      return 'This result is no longer valid. Please do not rely on it.';
  }
}
