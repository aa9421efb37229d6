/** A machine that runs, as far as it is used here. */
interface Actor<State, Event> {
  getSnapshot(): State;
  subscribe(changed: () => void): { unsubscribe(): void };
  send(event: Event): void;
  start(): unknown;
  stop(): unknown;
}

/** An actor that is there from the first render on, whose machine is loaded when it is needed. */
export interface LateActor<State, Event, Started> {
  getSnapshot(): State;
  subscribe(changed: () => void): { unsubscribe(): void };
  /** Starts the machine; the event waits until it takes events. */
  send(event: Event): void;
  /** Loads and starts the machine, once; waits until it has started, or could not be loaded. */
  start(): Promise<void>;
  stop(): void;
  /** Null until the machine is loaded. */
  readonly started: Started | null;
}

interface Options<State, Started> {
  /** As the machine begins. */
  firstState: State;
  load: () => Promise<Started>;
  /** Whether the machine has an answer to events in this state; others would be lost. */
  takesEvents: (state: State) => boolean;
  /** The machine could not be loaded; the next need tries again. */
  onFailure: () => void;
}

export function createLateActor<State, Event, Started extends Actor<State, Event>>({
  firstState,
  load,
  takesEvents,
  onFailure,
}: Options<State, Started>): LateActor<State, Event, Started> {
  let started: Started | null = null;
  let starting: Promise<void> | null = null;
  let isStopped = false;
  const waiting: Event[] = [];
  const listeners = new Set<() => void>();

  const taking = () => (started && takesEvents(started.getSnapshot()) ? started : null);
  const changed = () => {
    for (const event of taking() ? waiting.splice(0) : []) started?.send(event);
    for (const listener of listeners) listener();
  };
  async function loadAndStart() {
    try {
      const loaded = await load();
      if (isStopped) return;
      started = loaded;
      loaded.subscribe(changed);
      loaded.start();
    } catch {
      starting = null;
      waiting.length = 0;
      onFailure();
    }
  }
  const start = () => (starting ??= loadAndStart());

  return {
    getSnapshot: () => started?.getSnapshot() ?? firstState,
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    send(event) {
      const machine = taking();
      if (machine) {
        machine.send(event);
      } else {
        waiting.push(event);
        void start();
      }
    },
    start,
    stop() {
      isStopped = true;
      started?.stop();
    },
    get started() {
      return started;
    },
  };
}
