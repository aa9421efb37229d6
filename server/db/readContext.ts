import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<boolean>();

/** Runs work whose reads may come from a replica, as far as that has everything that this process knows of. */
export const onReplica = <T>(work: () => T): T => running.run(true, work);

/** Runs work that reads from the database itself, whatever it was started by. */
export const onPrimary = <T>(work: () => T): T => running.run(false, work);

export const mayReadReplica = (): boolean => running.getStore() ?? false;
