interface Timer {
  due: number;
  ring: () => void;
}

/** A clock that stands still until it is moved; fits `createActor`. */
export function createSteppedClock() {
  let now = 0;
  let last = 0;
  const timers = new Map<number, Timer>();
  const dueFirst = () => [...timers].sort(([, one], [, other]) => one.due - other.due)[0];

  function advance(milliseconds: number) {
    const end = now + milliseconds;
    for (let first = dueFirst(); first && first[1].due <= end; first = dueFirst()) {
      const [id, { due, ring }] = first;
      timers.delete(id);
      now = due;
      ring();
    }
    now = end;
  }

  return {
    setTimeout(ring: () => void, milliseconds: number) {
      last += 1;
      timers.set(last, { due: now + milliseconds, ring });
      return last;
    },
    clearTimeout(id: number) {
      timers.delete(id);
    },
    now: () => now,
    /** Milliseconds until the next delay ends; null when none is waited for. */
    untilNext: () => {
      const [, timer] = dueFirst() ?? [];
      return timer ? timer.due - now : null;
    },
    advance,
  };
}
