import { createContext, use } from 'react';

/** What a reader can do about a message, such as undo. */
interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface Toast {
  message: string;
  variant: 'success' | 'error' | 'info';
  /** Session messages stay longer than those of the app shell (specification 9). */
  area: 'session' | 'app';
  action?: ToastAction | undefined;
}

/** A queue of messages, which keeps those raised before the toast host has loaded. */
export function createToasts() {
  const waiting: Toast[] = [];
  let deliver: ((toast: Toast) => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    raise(toast: Toast) {
      if (deliver) deliver(toast);
      else waiting.push(toast);
      for (const listener of listeners) listener();
    },
    /** Passes waiting and new messages to the host; returns a function that stops. */
    connect(host: (toast: Toast) => void) {
      deliver = host;
      waiting.splice(0).forEach(host);
      return () => {
        deliver = null;
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isWanted: () => waiting.length > 0 || deliver !== null,
  };
}

export type Toasts = ReturnType<typeof createToasts>;

export const ToastsContext = createContext<Toasts>(createToasts());

/** Raises a toast of the app shell. */
export function useToast() {
  const toasts = use(ToastsContext);
  return (variant: Toast['variant'], message: string, action?: ToastAction) =>
    toasts.raise({ variant, message, area: 'app', action });
}
