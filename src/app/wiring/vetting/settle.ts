import type { VettingResponse } from '../../../../domain/contract/vetting';
import type { Answer } from '../../../../domain/vetting/types';
import type { ItemReport, Outcome, SentItem } from './answerQueue';
import type { QueueStorage } from './queueStorage';

const isSame = (mine: Answer, theirs: VettingResponse | null): theirs is VettingResponse =>
  theirs !== null &&
  theirs.text === mine.text &&
  theirs.evidence_url === mine.evidence_url &&
  [...theirs.selected_options].sort().join() === [...mine.selected_options].sort().join();

/** Enters the server's word on a sent item, and says what to tell about it. */
export function settle(
  storage: QueueStorage,
  item: SentItem,
  outcome: Exclude<Outcome, { kind: 'unknown' }>,
): ItemReport {
  const { key, question } = item;
  const items = storage.list();
  const isKept = items.some((other) => other.key === key);
  const newer = items.find((other) => other.question === question && other.basedOn === null);

  if (outcome.kind === 'accepted') {
    const { response } = outcome;
    if (newer) storage.write({ ...newer, basedOn: response.revision });
    storage.remove(key);
    return { kind: 'accepted', key, question, response };
  }
  if (outcome.kind === 'refused') {
    const { message } = outcome;
    if (newer) {
      storage.write({ ...newer, basedOn: item.basedOn });
      storage.remove(key);
      return { kind: 'gone', key, question };
    }
    if (isKept) storage.write({ ...item, state: 'failed', message });
    return { kind: 'refused', key, question, message };
  }
  const { theirs } = outcome;
  if (isSame(item.answer, theirs)) {
    return settle(storage, item, { kind: 'accepted', response: theirs });
  }
  const mine = newer ?? item;
  if (newer) storage.remove(key);
  if (newer ?? isKept) storage.write({ ...mine, basedOn: item.basedOn, state: 'conflict', theirs });
  return { kind: 'conflicted', key: mine.key, question, theirs };
}
