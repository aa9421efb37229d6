import type { Store } from '../../../store/makeStore';
import { asksForPrivacy } from '../../../ui/asksForPrivacy';
import { watchMachines } from '../projection';
import type { countStates, Timed } from './countStates';

interface Options {
  store: Store;
  apiHost: string;
  log: Pick<Console, 'warn'>;
}

interface Round {
  /** Null while its code is loaded. */
  counting: ReturnType<typeof countStates> | null;
}

/** Counts what the machines do, from consent to its withdrawal. What counts is loaded then, and not before. */
export function createCounting({ store, apiHost, log }: Options) {
  let current: Round | null = null;

  function stop() {
    watchMachines(store, 'counting', null);
    current?.counting?.stop();
    current = null;
  }
  async function load(round: Round) {
    const early: Timed[] = [];
    const running = watchMachines(store, 'counting', (seen) =>
      early.push([performance.now(), seen]),
    );
    try {
      const { countStates } = await import(/* webpackChunkName: "state-counts" */ './countStates');
      if (current !== round) return;
      const counting = countStates({ running, early, apiHost });
      round.counting = counting;
      watchMachines(store, 'counting', (seen) => counting.see(seen, performance.now()));
    } catch (error) {
      log.warn('Counting failed', error);
      if (current === round) stop();
    }
  }
  return {
    start() {
      if (current || asksForPrivacy(navigator)) return;
      current = { counting: null };
      void load(current);
    },
    stop,
  };
}
