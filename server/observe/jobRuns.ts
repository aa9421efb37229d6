interface Run {
  at: Date;
  /** Milliseconds. */
  ms: number;
  hasFailed: boolean;
}

export interface JobState {
  runs: number;
  failures: number;
}

/** What became of a job in some time. */
export interface JobChange {
  /** The end of the last run that succeeded; null for none. */
  succeededAt: Date | null;
  failedAt: Date | null;
  /** Since then; of the whole time where none succeeded. */
  failures: number;
  /** Milliseconds that the last run took. */
  ms: number;
}

const joined = (former: JobChange | undefined, later: JobChange): JobChange =>
  later.succeededAt === null && former
    ? {
        ...later,
        succeededAt: former.succeededAt,
        failures: former.failures + later.failures,
      }
    : { ...later, failedAt: later.failedAt ?? former?.failedAt ?? null };

export interface JobRuns {
  note(name: string, run: Run): void;
  /** Since the process began, by the name of the job. */
  states(): ReadonlyMap<string, JobState>;
  /** What was noted since the last call, by name, for whoever writes it down. */
  takeChanges(): Map<string, JobChange>;
  /** Takes back what could not be written down. */
  giveBack(changes: ReadonlyMap<string, JobChange>): void;
}

/** Counts how the jobs of this process went. */
export function createJobRuns(): JobRuns {
  const states = new Map<string, JobState>();
  let changes = new Map<string, JobChange>();
  return {
    note(name, { at, ms, hasFailed }) {
      const { runs, failures } = states.get(name) ?? { runs: 0, failures: 0 };
      states.set(name, { runs: runs + 1, failures: failures + (hasFailed ? 1 : 0) });
      const change = hasFailed
        ? { succeededAt: null, failedAt: at, failures: 1, ms }
        : { succeededAt: at, failedAt: null, failures: 0, ms };
      changes.set(name, joined(changes.get(name), change));
    },
    states: () => states,
    takeChanges() {
      const taken = changes;
      changes = new Map();
      return taken;
    },
    giveBack(former) {
      for (const [name, change] of former) {
        const later = changes.get(name);
        changes.set(name, later ? joined(change, later) : change);
      }
    },
  };
}
