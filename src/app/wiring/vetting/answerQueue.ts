import { retryDelay } from '../../../api/retryDelay';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import type { Answer } from '../../../../domain/vetting/types';
import type { Placed } from '../../../machines/vetting/answerEffects';
import type { QueuedItem } from './queuedItem';
import type { QueueStorage } from './queueStorage';
import { settle } from './settle';

/** An item whose body will not change any more. */
export type SentItem = QueuedItem & { basedOn: number; isTried: true };

export type Outcome =
  | { kind: 'accepted'; response: VettingResponse }
  | { kind: 'conflict'; theirs: VettingResponse | null }
  | { kind: 'refused'; message: string }
  /** No session, no connection, a busy server, an unreadable answer: whether it arrived is unknown. */
  | { kind: 'unknown' };

/** What happened to one item; other tabs are told too. */
export type ItemReport =
  | { kind: 'found'; item: QueuedItem }
  /** Taken out: another version took its place, or theirs was taken. */
  | { kind: 'gone'; key: string; question: number }
  | { kind: 'accepted'; key: string; question: number; response: VettingResponse }
  | { kind: 'refused'; key: string; question: number; message: string }
  | { kind: 'conflicted'; key: string; question: number; theirs: VettingResponse | null };

interface Surroundings {
  storage: QueueStorage;
  send(item: SentItem): Promise<Outcome>;
  /** One tab at a time. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** There is a connection, and the viewer is signed in. */
  canSend(): boolean;
  /** Of the answer that is known, for an item that lost the one before it. */
  revisionOf(question: number): number;
  told(report: ItemReport): void;
  /** The queue waits, or goes on. */
  paused(isPaused: boolean): void;
}

/** Sends each answer once and in order; what is not sent outlives the page. */
export function createAnswerQueue(surroundings: Surroundings) {
  const { storage, send, exclusively, canSend, revisionOf, told, paused } = surroundings;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isWanted = false;
  let isClosed = false;

  const isWaiting = () => timer !== undefined;
  const next = () => storage.list().find(({ state }) => state === 'waiting');

  function wait() {
    failures += 1;
    timer = setTimeout(resume, retryDelay(failures));
    paused(true);
  }

  /** True when the queue is empty. */
  async function sendNext(): Promise<boolean> {
    const item = next();
    if (!item) return true;
    if (!canSend()) throw new Error('nothing can be sent now');
    const basedOn = item.basedOn ?? revisionOf(item.question);
    const sent: SentItem = { ...item, basedOn, isTried: true };
    storage.write(sent);
    const outcome = await send(sent);
    if (outcome.kind === 'unknown') throw new Error('it is not known whether it arrived');
    const report = settle(storage, sent, outcome);
    failures = 0;
    told(report);
    return false;
  }

  async function sendAll() {
    try {
      while (!isClosed && !(await sendNext()));
    } catch {
      if (!isClosed) wait();
    }
  }

  async function run() {
    if (isClosed || isWaiting()) return;
    isWanted = true;
    if (isSending) return;
    isSending = true;
    while (isWanted && !isWaiting()) {
      isWanted = false;
      await exclusively(sendAll);
    }
    isSending = false;
  }

  function resume() {
    clearTimeout(timer);
    timer = undefined;
    if (next()) paused(false);
    void run();
  }

  function remove(key: string, question: number) {
    storage.remove(key);
    told({ kind: 'gone', key, question });
  }

  return {
    list: () => storage.list(),
    isKept: storage.isKept,
    put({ question, answer, key, earlier, revision }: Placed) {
      const items = storage.list();
      const before = items.find((item) => item.key === earlier);
      const isOnItsWay = before?.state === 'waiting' && before.isTried;
      const isMoot = before !== undefined && !isOnItsWay;
      /** What a conflict shows has been seen since. */
      const begunFrom = isMoot && before.state !== 'conflict' ? before.basedOn : revision;
      const item: QueuedItem = {
        key,
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
      told({ kind: 'found', item });
      if (isWaiting()) paused(true);
      else void run();
    },
    keepConflict(key: string, answer: Answer, theirs: VettingResponse | null) {
      const item = storage.list().find((candidate) => candidate.key === key);
      if (item) storage.write({ ...item, answer, theirs, state: 'conflict' });
    },
    remove,
    /** A connection or a session is there again, or another visit begins. */
    resume,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
