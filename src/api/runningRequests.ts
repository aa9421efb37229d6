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

/** Requests without an answer so far: each can be sent once more, or given up. */
export function createRunningRequests() {
  const running = new Set<Running>();
  /** The notices that show a request, and since when. */
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
        request.choice = choice;
        request.controller.abort();
      };
      const request: Running = {
        startedAt: Date.now(),
        controller: new AbortController(),
        retry: isOnce ? null : choose('retry'),
        giveUp: choose('giveUp'),
      };
      signal.addEventListener('abort', () => request.controller.abort());
      running.add(request);
      notifyListeners();
      try {
        for (;;) {
          const answer = await attempt(request.controller.signal);
          if (!answer.error || !request.choice) return answer;
          if (request.choice === 'giveUp') return givenUp;
          request.choice = undefined;
          request.controller = new AbortController();
        }
      } finally {
        running.delete(request);
        if (running.size === 0) for (const resolve of idle) resolve();
        notifyListeners();
      }
    },
    /** Sends those again that have waited for an answer for this many milliseconds. */
    retryHung(wait: number): void {
      const until = Date.now() - wait;
      for (const { startedAt, retry } of running) if (startedAt <= until) retry?.();
    },
    /** Resolves when every request has its answer or was given up. */
    async untilIdle(): Promise<void> {
      while (running.size > 0) await new Promise<void>((resolve) => idle.add(resolve));
    },
    /**
     * The request that a notice shown since then is about: a request belongs to the notice that appeared
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

export type RunningRequests = ReturnType<typeof createRunningRequests>;
