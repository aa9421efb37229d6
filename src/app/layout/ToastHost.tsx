import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { NonceContext } from '../../nonce';
import { ToastsContext } from '../../ui/toasts';
import { PlainToast } from './PlainToast';

declare global {
  interface Window {
    /** Where notistack's style library looks for the nonce of its style element. */
    __nonce__?: string;
  }
}

type Host = typeof import('./NotistackHost');

/** Loads the toasts with the first message; what was raised meanwhile waits in the queue. */
export function ToastHost() {
  const toasts = use(ToastsContext);
  const nonce = use(NonceContext);
  const [host, setHost] = useState<Host | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, () => false);

  useEffect(() => {
    if (!isWanted || host) return;
    if (nonce) window.__nonce__ = nonce;
    const load = () => import(/* webpackChunkName: "toasts" */ './NotistackHost');
    const fetchHost = () => load().then(setHost, () => setIsMissing(true));
    void fetchHost();
    return toasts.subscribe(() => void fetchHost());
  }, [isWanted, host, nonce, toasts]);

  if (host) return <host.NotistackHost />;
  return isMissing && <PlainToast />;
}
