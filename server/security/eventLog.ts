import type { ViolationReason } from './cspViolations';

/** Events that an operator wants to know. */
export type SecurityEvent =
  | 'sign_in.failed'
  | 'password.wrong'
  | 'token.refused'
  | 'permission.refused'
  | 'throttled'
  | 'csp.violated';

/** Words of our own alone, never of what was sent. */
export type SecurityReason =
  'malformed' | 'forged' | 'forum' | 'google' | 'two_step' | 'many others' | ViolationReason;

/** What happened, without what names anybody. */
export interface Occurrence {
  event: SecurityEvent;
  /** Method and pattern of the route; null where no route was met. */
  route: string | null;
  /** A keyed hash; null for nobody in particular. */
  account: string | null;
  /** Shortened; null where many are counted together. */
  address: string | null;
  reason: SecurityReason | null;
}

export type SecurityLine = Occurrence & {
  /** What followed the first since then, in one line. */
  repeated?: number;
  since?: string;
};

interface Settings {
  write(line: SecurityLine): void;
  now(): Date;
}

export const WINDOW_MS = 600_000;
/** Of each event, in a window; what else happens is counted together. */
export const MOST_LINES = 100;

const OTHERS = { route: null, account: null, address: null, reason: 'many others' as const };

/**
 * Writes the first of each occurrence at once and the number of its repeats at the end of ten minutes, so
 * that nobody fills the disk: at most 202 lines for each event, whatever is tried.
 */
export function createEventLog({ write, now }: Settings) {
  let began = now();
  let seen = new Map<string, { occurrence: Occurrence; repeated: number }>();

  function endWindow(): void {
    for (const { occurrence, repeated } of seen.values()) {
      if (repeated > 0) write({ ...occurrence, repeated, since: began.toISOString() });
    }
    seen = new Map();
    began = now();
  }

  const linesOf = (event: SecurityEvent): number =>
    [...seen.values()].filter(({ occurrence }) => occurrence.event === event).length;

  function count(occurrence: Occurrence): void {
    const key = JSON.stringify(occurrence);
    const known = seen.get(key);
    if (known) {
      known.repeated += 1;
      return;
    }
    const { event } = occurrence;
    const isOther = occurrence.reason === OTHERS.reason;
    if (!isOther && linesOf(event) >= MOST_LINES) {
      count({ event, ...OTHERS });
      return;
    }
    seen.set(key, { occurrence, repeated: 0 });
    write(occurrence);
  }

  /** Writes what was counted, once its time is over. */
  function look(): void {
    if (now().getTime() - began.getTime() >= WINDOW_MS) endWindow();
  }

  return {
    note(occurrence: Occurrence): void {
      look();
      count(occurrence);
    },
    look,
    endWindow,
  };
}
