import { setImmediate } from 'node:timers/promises';

/** An effect whose answer waits until the test gives it. */
export interface Held<Output> {
  resolve(output: Output): void;
  reject(error: unknown): void;
}

export function heldEffect<Arguments extends unknown[], Output>() {
  let latest: Held<Output> | undefined;
  const pending = (): Held<Output> => {
    if (!latest) throw new Error('the effect was not called');
    return latest;
  };
  return {
    effect: jest.fn(
      (..._given: Arguments) =>
        new Promise<Output>((resolve, reject) => {
          latest = { resolve, reject };
        }),
    ),
    /** Answers the latest call: earlier ones were given up with their step. */
    resolve: (output: Output): void => pending().resolve(output),
    reject: (error: unknown): void => pending().reject(error),
  };
}

/** Lets every promise that can settle do so, and what follows from it. */
export const settled = (): Promise<void> => setImmediate();
