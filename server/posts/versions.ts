/** The moment of a change: later than what was there, also when both come within a millisecond. */
export const laterThan = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1));
