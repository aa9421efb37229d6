const MINUTE = 60_000;

export interface RequestCounts {
  answered: number;
  failed: number;
  slow: number;
}

const NONE: RequestCounts = { answered: 0, failed: 0, slow: 0 };

const plus = (one: RequestCounts, other: RequestCounts): RequestCounts => ({
  answered: one.answered + other.answered,
  failed: one.failed + other.failed,
  slow: one.slow + other.slow,
});

/** Counts what this process answers, minute by minute, until somebody writes it down. */
export function createRequestCounter() {
  let minutes = new Map<number, RequestCounts>();
  const add = (minute: number, counts: RequestCounts): void => {
    minutes.set(minute, plus(minutes.get(minute) ?? NONE, counts));
  };
  return {
    note(at: Date, { hasFailed, isSlow }: { hasFailed: boolean; isSlow: boolean }): void {
      const minute = Math.floor(at.getTime() / MINUTE) * MINUTE;
      add(minute, { answered: 1, failed: hasFailed ? 1 : 0, slow: isSlow ? 1 : 0 });
    },
    /** By the milliseconds at which their minute began. */
    take(): Map<number, RequestCounts> {
      const taken = minutes;
      minutes = new Map();
      return taken;
    },
    /** Takes back what could not be written down. */
    giveBack(former: ReadonlyMap<number, RequestCounts>): void {
      for (const [minute, counts] of former) add(minute, counts);
    },
  };
}
