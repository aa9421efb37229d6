import type { SessionActor, StartedSession } from '../actors/session';

/** A session as the app has it once its machine is loaded. */
export const startedSession = (started: StartedSession): SessionActor => ({
  getSnapshot: () => started.getSnapshot(),
  subscribe: (changed) => started.subscribe(changed),
  send: (event) => started.send(event),
  start: () => Promise.resolve(),
  stop: () => void started.stop(),
  started,
});
