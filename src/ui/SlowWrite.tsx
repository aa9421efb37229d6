import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { SlowNotice } from './SlowNotice';
import { WritesContext } from './writes';

/** Stands beside what sends something, while it is sent: says after a while that it takes long. */
export function SlowWrite() {
  const writes = use(WritesContext);
  const [since] = useState(Date.now);
  const subscribe = useCallback(
    (listener: () => void) => writes.subscribe(listener, since),
    [writes, since],
  );
  const write = useSyncExternalStore(subscribe, () => writes.beside(since));
  return write && <SlowNotice key={write.begun} onRetry={write.repeat} onLeave={write.leave} />;
}
