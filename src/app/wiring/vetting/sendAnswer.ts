import { isRefused, readFailure } from '../../../api/failure';
import { helpApi } from '../../../api/helpApi';
import { readUncheckedCurrent } from '../../../api/readCurrent';
import { reasonOf } from '../../../api/reasonOf';
import { vettingApi } from '../../../api/vettingApi';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import { SAVE_PATIENCE } from '../../../../domain/limits';
import type { Store } from '../../../store/makeStore';
import type { Outcome, SentItem } from './answerQueue';

const { saveVettingResponse } = vettingApi.endpoints;
const { saveHelpResponse } = helpApi.endpoints;

const isResponse = (value: unknown): value is VettingResponse =>
  typeof value === 'object' && value !== null && 'revision' in value && 'question' in value;

function outcomeOf(error: unknown): Outcome {
  const failure = readFailure(error);
  const theirs = readUncheckedCurrent(error);
  if (theirs === null || isResponse(theirs)) return { kind: 'conflict', theirs };
  // It breaks the contract: whether there is another version is unknown.
  if (theirs !== undefined) return { kind: 'unknown' };
  if (isRefused(failure)) return { kind: 'refused', message: reasonOf(failure) };
  return { kind: 'unknown', retryAfter: failure.retryAfter };
}

/** For whom an answer is given: an admin names the business, a link for help belongs to one. */
type AnswerTarget = { asUser: number | null } | { help: string };

/** Sends one answer; a call that hangs is given up and counts as not known. */
export async function sendAnswer(
  store: Store,
  { question, answer, basedOn, key }: SentItem,
  target: AnswerTarget,
): Promise<Outcome> {
  const { selected_options, ...texts } = answer;
  const body = {
    question,
    ...texts,
    selected_options: [...selected_options],
    based_on: basedOn,
  };
  const request =
    'help' in target
      ? store.dispatch(
          saveHelpResponse.initiate({ token: target.help, body, key }, { track: false }),
        )
      : store.dispatch(
          saveVettingResponse.initiate(
            { asUser: target.asUser ?? undefined, body, key },
            { track: false },
          ),
        );
  const patience = setTimeout(() => request.abort(), SAVE_PATIENCE);
  try {
    const response: unknown = await request.unwrap();
    const isOurs = isResponse(response) && response.question === question;
    return isOurs ? { kind: 'accepted', response } : { kind: 'unknown' };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    clearTimeout(patience);
  }
}
