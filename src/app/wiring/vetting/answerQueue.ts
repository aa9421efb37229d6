import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate';
import { retryDelay } from '../../../api/retryDelay';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import type { Answer } from '../../../../domain/vetting/types';
import { withQueueEffects } from '../../../machines/vetting/queueEffects';
import type {
  GivenAnswer,
  QueuedItem,
  queueMachine,
  SendResult,
} from '../../../machines/vetting/queueMachine';
import type { QueueStorage } from './queueStorage';

/** An item whose body will not change any more. */
export type SentItem = QueuedItem & { basedOn: number; isTried: true };

export type Outcome =
  | { kind: 'accepted'; response: VettingResponse }
  | { kind: 'conflict'; theirs: VettingResponse | null }
  | { kind: 'refused'; message: string }
  /** No session, no connection, a busy server, an unreadable answer: whether it arrived is unknown. */
  | { kind: 'unknown'; retryAfter?: number | null };

type Settled = Exclude<Outcome, { kind: 'unknown' }>;

/** What happened to one item; other tabs are notified too. */
export type ItemReport =
  | { kind: 'found'; item: QueuedItem }
  /** Taken out: another version took its place, theirs was taken, or it was discarded. */
  | { kind: 'gone'; key: string; question: number }
  | { kind: 'accepted'; key: string; question: number; response: VettingResponse }
  | { kind: 'refused'; key: string; question: number; message: string }
  | { kind: 'conflicted'; key: string; question: number; theirs: VettingResponse | null };

interface Options {
  storage: QueueStorage;
  send(item: SentItem): Promise<Outcome>;
  /** One tab at a time. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** There is a connection, and the viewer is signed in. */
  canSend(): boolean;
  newKey(): string;
  /** Of the answer that is known, for an item that lost the one before it. */
  revisionOf(question: number): number;
  /** Called before the machine gets it. */
  notify(report: ItemReport): void;
  /** The other version of a conflict is taken; null where there is none. */
  showTheirs(question: number, theirs: VettingResponse | null): void;
  /** What its machine does, for whoever watches. */
  inspect?: (seen: InspectionEvent) => void;
}

export type QueueActor = ActorRefFrom<typeof queueMachine>;

/** Runs the queue's machine over what this browser stores: each answer is sent once and in order. */
export function createAnswerQueue(options: Options) {
  const { storage, send, exclusively, canSend, newKey, revisionOf, notify, showTheirs } = options;
  const { inspect } = options;
  let isClosed = false;

  const actor: QueueActor = createActor(
    withQueueEffects({ sendNext, place, keepConflict, takeTheirs, discard, retryDelay }),
    { id: 'queue', input: { items: storage.list() }, ...(inspect && { inspect }) },
  );
  const publish = () => actor.send({ type: 'items.changed', items: storage.list() });

  /** What happened to an item, here or in another tab. */
  function receive(report: ItemReport): void {
    if (isClosed) return;
    if (report.kind === 'accepted') {
      actor.send({ type: 'item.accepted', key: report.key, response: report.response });
    } else if (report.kind === 'conflicted') {
      actor.send({ type: 'item.conflicted', key: report.key, theirs: report.theirs });
    }
    publish();
  }
  function report(happened: ItemReport): void {
    if (isClosed) return;
    notify(happened);
    receive(happened);
  }

  async function attempt(): Promise<SendResult> {
    const item = storage.list().find(({ state }) => state === 'waiting');
    if (!item) {
      if (!isClosed) publish();
      return { kind: 'settled' };
    }
    if (!canSend()) return { kind: 'unreachable' };
    const basedOn = item.basedOn ?? revisionOf(item.question);
    const sent: SentItem = { ...item, basedOn, isTried: true };
    storage.write(sent);
    const outcome = await send(sent);
    if (outcome.kind === 'unknown') {
      const { retryAfter } = outcome;
      return retryAfter ? { kind: 'delayed', wait: retryAfter * 1000 } : { kind: 'unreachable' };
    }
    report(settle(storage, sent, outcome));
    return { kind: 'settled' };
  }

  async function sendNext(): Promise<SendResult> {
    let result: SendResult = { kind: 'unreachable' };
    await exclusively(async () => {
      if (!isClosed) result = await attempt();
    });
    return result;
  }

  function place({ question, answer, earlier, revision }: GivenAnswer): void {
    const items = storage.list();
    const before = items.find((item) => item.key === earlier);
    const isOnItsWay = before?.state === 'waiting' && before.isTried;
    const isMoot = before !== undefined && !isOnItsWay;
    /** What a conflict shows has been seen since. */
    const begunFrom = isMoot && before.state !== 'conflict' ? before.basedOn : revision;
    const item: QueuedItem = {
      key: newKey(),
      question,
      answer,
      basedOn: isOnItsWay ? null : begunFrom,
      place: Math.max(-1, ...items.map(({ place }) => place)) + 1,
      isTried: false,
      state: 'waiting',
      message: null,
      theirs: null,
    };
    storage.write(item);
    if (isMoot) remove(before.key, question);
    report({ kind: 'found', item });
  }

  function remove(key: string, question: number): void {
    storage.remove(key);
    report({ kind: 'gone', key, question });
  }

  function keepConflict(key: string, answer: Answer, theirs: VettingResponse | null): void {
    const item = storage.list().find((candidate) => candidate.key === key);
    if (item) storage.write({ ...item, answer, theirs, state: 'conflict' });
    publish();
  }

  function takeTheirs({ key, question, theirs }: QueuedItem): void {
    showTheirs(question, theirs);
    remove(key, question);
  }

  function discard({ key, question }: QueuedItem): void {
    remove(key, question);
  }

  return {
    actor,
    start: () => actor.start(),
    receive,
    list: () => storage.list(),
    isKept: storage.isKept,
    /** A connection or a session is there again. */
    resume: () => actor.send({ type: 'sending.resumed' }),
    close() {
      actor.send({ type: 'page.hidden' });
      isClosed = true;
      actor.stop();
    },
  };
}

const isSame = (mine: Answer, theirs: VettingResponse | null): theirs is VettingResponse =>
  theirs !== null &&
  theirs.text === mine.text &&
  theirs.evidence_url === mine.evidence_url &&
  [...theirs.selected_options].sort().join() === [...mine.selected_options].sort().join();

/** Enters the server's word on a sent item, and says what to report about it. */
function settle(storage: QueueStorage, item: SentItem, outcome: Settled): ItemReport {
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

export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
