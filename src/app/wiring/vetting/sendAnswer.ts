import { isRefused, readFailure } from '../../../api/failure';
import { readUncheckedCurrent } from '../../../api/readCurrent';
import { reasonOf } from '../../../api/reasonOf';
import { vettingApi } from '../../../api/vettingApi';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import { SAVE_PATIENCE } from '../../../../domain/limits';
import type { Store } from '../../../store/makeStore';
import type { Outcome, SentItem } from './answerQueue';

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

/** Sends one answer; a call that hangs is given up and counts as not known. */
export async function sendAnswer(
  store: Store,
  { question, answer, basedOn, key }: SentItem,
  asUser: number | null,
): Promise<Outcome> {
  const request = store.dispatch(
    vettingApi.endpoints.saveVettingResponse.initiate(
      {
        key,
        asUser: asUser ?? undefined,
        body: {
          question,
          ...answer,
          selected_options: [...answer.selected_options],
          based_on: basedOn,
        },
      },
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
