/** When all pictures are taken; in Nairobi it is ten in the morning. */
export const MOMENT = Date.UTC(2026, 9, 17, 7);

/**
 * Stops the clock of whatever global scope this runs in, a page or this process: the server, its database and the
 * pages then write the same dates in every run. Timers go on.
 */
export function stopClock(moment: number): void {
  const Device = Date;
  // One that is no class could not be extended, as times of zones do.
  class StoppedDate extends Device {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [moment]) as [number]));
    }
    static override now = () => moment;
  }
  Reflect.set(globalThis, 'Date', StoppedDate);
}
