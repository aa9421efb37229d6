import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { SlowNotice } from './SlowNotice';
import { WritesContext } from './writes';

/** Next to a button that sends something: says after a while that it takes long. */
export function SlowWrite() {
  const writes = use(WritesContext);
  const [since] = useState(Date.now);
  const subscribe = useCallback(
    (listener: () => void) => writes.subscribe(listener, since),
    [writes, since],
  );
  const write = useSyncExternalStore(subscribe, () => writes.closestTo(since));
  return write && <SlowNotice key={write.startedAt} onRetry={write.retry} onStop={write.giveUp} />;
}
