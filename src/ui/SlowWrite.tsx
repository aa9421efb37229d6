import { use, useSyncExternalStore } from 'react';
import { SlowNotice } from './SlowNotice';
import { WritesContext } from './writes';

/** Stands beside what sends something, while it is sent: says after a while that it takes long. */
export function SlowWrite() {
  const writes = use(WritesContext);
  const isRunning = useSyncExternalStore(writes.subscribe, writes.isRunning);
  return isRunning && <SlowNotice onRetry={writes.repeat} onLeave={writes.leave} />;
}
