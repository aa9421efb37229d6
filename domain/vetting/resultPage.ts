import { APPLICATION_STATE, type ApplicationState } from './applicationStates';

/** Small letters and digits, without those that people take for another: 0 and o, 1, i and l. */
export const RESULT_CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const RESULT_CODE_LENGTH = 10;

const RESULT_CODE = new RegExp(`^[${RESULT_CODE_LETTERS}]{${RESULT_CODE_LENGTH}}$`);

/** The code as it is stored, however it was typed; null for a text that cannot be one. */
export function readResultCode(text: string): string | null {
  const code = text.trim().toLowerCase();
  return RESULT_CODE.test(code) ? code : null;
}

/** What the public page of a result says about it. */
export const RESULT_STATES = ['valid', 'expired', 'reviewing', 'revoked'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** Who has to act before there is a valid result again. */
export const RESULT_TURNS = ['owner', 'team'] as const;
export type ResultTurn = (typeof RESULT_TURNS)[number];

interface ResultFacts {
  /** The listing is in the directory. */
  isPublished: boolean;
  /** The listing shows a level or a badge, which the business agreed to publish. */
  hasResult: boolean;
  /** The newest that was ever listed: one that renews it counts once it is listed itself. */
  application: { state: ApplicationState; expires_at: Date | null } | null;
}

/** Nothing is valid beside a listing that is not public or an application that is not listed. */
export function resultStateOf(
  { isPublished, hasResult, application }: ResultFacts,
  now: Date,
): ResultState {
  if (!isPublished || !application) return 'revoked';
  const { state, expires_at } = application;
  const { result, phase } = APPLICATION_STATE[state];
  if (result === 'expired') return 'expired';
  if (state === 'listed') {
    // The sweep that expires it may come later.
    if (expires_at !== null && expires_at <= now) return 'expired';
    return hasResult ? 'valid' : 'revoked';
  }
  const isRead = result === 'valid' || phase === 'review' || phase === 'changing';
  return isRead ? 'reviewing' : 'revoked';
}

/** Whose turn it is, by the newest application of the business; null where nobody's turn matters. */
export function resultTurnOf(
  state: ResultState,
  newest: { state: ApplicationState } | null,
): ResultTurn | null {
  if (state !== 'reviewing' && state !== 'expired') return null;
  return newest !== null && APPLICATION_STATE[newest.state].turn === 'team' ? 'team' : 'owner';
}
