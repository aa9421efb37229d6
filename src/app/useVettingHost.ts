import { nanoid } from '@reduxjs/toolkit';
import { use } from 'react';
import { useStore } from 'react-redux';
import { useStartedSession } from '../actors/session';
import { ClockContext } from '../clock';
import type { Store } from '../store/makeStore';
import { ToastsContext } from '../ui/toasts';
import { createVettingHost, type VettingHost } from './wiring/vetting/vettingHost';
import { vettingHosts } from './wiring/vetting/vettingHosts';

/** The one host of the running app. */
export function useVettingHost(): VettingHost {
  const store: Store = useStore.withTypes<Store>()();
  const session = useStartedSession();
  const toasts = use(ToastsContext);
  const now = use(ClockContext);
  const known = vettingHosts.get(store);
  if (known) return known;
  const host = createVettingHost({ store, session, toasts, window, now, newKey: nanoid });
  vettingHosts.set(store, host);
  return host;
}
