import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';

type Environment = JestEnvironment<number> | JestEnvironment<NodeJS.Timeout>;

/** What one test file passes to Jest's runner through the globals. */
const OF_ONE_FILE = [
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
].map((name) => Symbol.for(name));

interface Steps<Kept> {
  /** Before each file but the first. */
  renew?: (kept: Kept, context: EnvironmentContext) => void;
  /** After each file. */
  leave?: (kept: Kept) => void;
}

/**
 * An environment that the test files of a worker use one after the other, since shared modules belong
 * to the globals that they were evaluated with.
 */
export function keepEnvironment<Kept extends Environment>(
  create: (config: JestEnvironmentConfig, context: EnvironmentContext) => Kept,
  { renew, leave }: Steps<Kept> = {},
) {
  let kept: Kept | undefined;
  return function KeptEnvironment(
    config: JestEnvironmentConfig,
    context: EnvironmentContext,
  ): Kept {
    if (kept) {
      for (const symbol of OF_ONE_FILE) Reflect.deleteProperty(kept.global, symbol);
      renew?.(kept, context);
      return kept;
    }
    const made = create(config, context);
    made.teardown = () => {
      made.fakeTimersModern?.useRealTimers();
      leave?.(made);
      return Promise.resolve();
    };
    kept = made;
    return made;
  };
}
