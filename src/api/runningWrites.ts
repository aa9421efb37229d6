interface Running {
  /** When it was first sent. */
  begun: number;
  /** What the person who waits has asked for. */
  wish?: 'repeat' | 'leave' | undefined;
  controller: AbortController;
  /** Null where a repeat could not succeed. */
  repeat: (() => void) | null;
  leave(): void;
}

/** Writes without an answer so far: they can be sent once more, or left. */
export function createRunningWrites() {
  const running = new Set<Running>();
  /** Who shows a write, and since when. */
  const listeners = new Map<() => void, number>();
  const tell = () => listeners.forEach((_since, listener) => listener());
  return {
    /** Ends with the answer of the last attempt, or with `left` when the person waits no longer. */
    async run<Answer extends { error?: unknown }>(
      attempt: (signal: AbortSignal) => Promise<Answer>,
      signal: AbortSignal,
      left: Answer,
      isOnce = false,
    ): Promise<Answer> {
      const ask = (wish: 'repeat' | 'leave') => () => {
        write.wish = wish;
        write.controller.abort();
      };
      const write: Running = {
        begun: Date.now(),
        controller: new AbortController(),
        repeat: isOnce ? null : ask('repeat'),
        leave: ask('leave'),
      };
      signal.addEventListener('abort', () => write.controller.abort());
      running.add(write);
      tell();
      try {
        for (;;) {
          const answer = await attempt(write.controller.signal);
          if (!answer.error || !write.wish) return answer;
          if (write.wish === 'leave') return left;
          write.wish = undefined;
          write.controller = new AbortController();
        }
      } finally {
        running.delete(write);
        tell();
      }
    },
    /**
     * The write that who shows it since then stands beside: each belongs to who came nearest to its
     * beginning, just before it or just after.
     */
    beside(since: number): Running | null {
      const places = [...listeners.values()];
      const mine = [...running].filter(({ begun }) => {
        const distance = Math.abs(begun - since);
        return places.every((place) => Math.abs(begun - place) >= distance);
      });
      return mine.at(0) ?? null;
    },
    subscribe(listener: () => void, since: number) {
      listeners.set(listener, since);
      tell();
      return () => {
        listeners.delete(listener);
        tell();
      };
    },
  };
}

export type RunningWrites = ReturnType<typeof createRunningWrites>;
