import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { ToastsContext } from '../../ui/toasts';
import { PlainToast } from './PlainToast';

type Host = typeof import('./NotistackHost');

/** Loads the toasts with the first message; what was raised meanwhile waits in the queue. */
export function ToastHost() {
  const toasts = use(ToastsContext);
  const [host, setHost] = useState<Host | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, () => false);

  useEffect(() => {
    if (!isWanted || host) return;
    const load = () => import(/* webpackChunkName: "toasts" */ './NotistackHost');
    const fetchHost = () => load().then(setHost, () => setIsMissing(true));
    void fetchHost();
    return toasts.subscribe(() => void fetchHost());
  }, [isWanted, host, toasts]);

  if (host) return <host.NotistackHost />;
  return isMissing && <PlainToast />;
}
