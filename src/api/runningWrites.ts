interface Running {
  controller: AbortController;
  /** What the person who waits has asked for. */
  wish?: 'repeat' | 'leave';
}

/** Writes without an answer so far: they can be sent once more, or left. */
export function createRunningWrites() {
  const running = new Set<Running>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const ask = (wish: 'repeat' | 'leave') => () => {
    for (const write of running) {
      write.wish = wish;
      write.controller.abort();
    }
  };
  return {
    /** Ends with the answer of the last attempt, or with `left` when the person waits no longer. */
    async run<Answer extends { error?: unknown }>(
      attempt: (signal: AbortSignal) => Promise<Answer>,
      signal: AbortSignal,
      left: Answer,
    ): Promise<Answer> {
      const write: Running = { controller: new AbortController() };
      signal.addEventListener('abort', () => write.controller.abort());
      running.add(write);
      tell();
      const answer = await attempt(write.controller.signal).finally(() => {
        running.delete(write);
        tell();
      });
      if (!answer.error || !write.wish) return answer;
      return write.wish === 'leave' ? left : this.run(attempt, signal, left);
    },
    isRunning: () => running.size > 0,
    repeat: ask('repeat'),
    leave: ask('leave'),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type RunningWrites = ReturnType<typeof createRunningWrites>;
