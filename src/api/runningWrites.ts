interface Running {
  /** When it was first sent. */
  startedAt: number;
  /** What the person who waits has chosen. */
  choice?: 'retry' | 'giveUp' | undefined;
  controller: AbortController;
  /** Null where a retry could not succeed. */
  retry: (() => void) | null;
  giveUp(): void;
}

/** Writes without an answer so far: each can be sent once more, or given up. */
export function createRunningWrites() {
  const running = new Set<Running>();
  /** The notices that show a write, and since when. */
  const listeners = new Map<() => void, number>();
  const idle = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((_since, listener) => listener());
  return {
    /** Ends with the answer of the last attempt, or with `givenUp` when the person waits no longer. */
    async run<Answer extends { error?: unknown }>(
      attempt: (signal: AbortSignal) => Promise<Answer>,
      signal: AbortSignal,
      givenUp: Answer,
      isOnce = false,
    ): Promise<Answer> {
      const choose = (choice: 'retry' | 'giveUp') => () => {
        write.choice = choice;
        write.controller.abort();
      };
      const write: Running = {
        startedAt: Date.now(),
        controller: new AbortController(),
        retry: isOnce ? null : choose('retry'),
        giveUp: choose('giveUp'),
      };
      signal.addEventListener('abort', () => write.controller.abort());
      running.add(write);
      notifyListeners();
      try {
        for (;;) {
          const answer = await attempt(write.controller.signal);
          if (!answer.error || !write.choice) return answer;
          if (write.choice === 'giveUp') return givenUp;
          write.choice = undefined;
          write.controller = new AbortController();
        }
      } finally {
        running.delete(write);
        if (running.size === 0) for (const resolve of idle) resolve();
        notifyListeners();
      }
    },
    /** Resolves when every write has its answer or was given up. */
    async untilIdle(): Promise<void> {
      while (running.size > 0) await new Promise<void>((resolve) => idle.add(resolve));
    },
    /**
     * The write that a notice shown since then is about: a write belongs to the notice that appeared
     * nearest to its beginning, just before it or just after.
     */
    closestTo(since: number): Running | null {
      const notices = [...listeners.values()];
      const mine = [...running].filter(({ startedAt }) => {
        const distance = Math.abs(startedAt - since);
        return notices.every((notice) => Math.abs(startedAt - notice) >= distance);
      });
      return mine.at(0) ?? null;
    },
    subscribe(listener: () => void, since: number) {
      listeners.set(listener, since);
      notifyListeners();
      return () => {
        listeners.delete(listener);
        notifyListeners();
      };
    },
  };
}

export type RunningWrites = ReturnType<typeof createRunningWrites>;
