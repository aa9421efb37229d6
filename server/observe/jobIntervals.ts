const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The jobs that run by the clock, in each process, and after how many milliseconds they run again. */
export const JOB_INTERVALS = {
  duplicates: 2 * SECOND,
  mails: 5 * SECOND,
  newsletter: 5 * SECOND,
  digest: MINUTE,
  reminders: MINUTE,
  followers: MINUTE,
  'join alerts': MINUTE,
  objects: MINUTE,
  pulse: MINUTE,
  sweep: 60 * MINUTE,
} as const;

const intervals: ReadonlyMap<string, number> = new Map(Object.entries(JOB_INTERVALS));

/** Milliseconds; null for a job that only runs when there is something to do. */
export const intervalOf = (job: string): number | null => intervals.get(job) ?? null;
