import { nanoid } from '@reduxjs/toolkit';
import { use, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { Outlet, useSearchParams } from 'react-router';
import { effectiveVettingUser } from '../../domain/vetting/effectiveUser';
import type { UserData } from '../../domain/contract/session';
import { useSessionState, useStartedSession } from '../actors/session';
import { VettingContext } from '../actors/vetting';
import { ClockContext } from '../clock';
import type { Store } from '../store/makeStore';
import { FormSkeleton } from '../ui/skeletons';
import { ToastsContext } from '../ui/toasts';
import { usePaths } from '../paths';
import { VETTING_PAGES } from './privatePages';
import { keepPage } from './wiring/worker';
import { createVettingHost, type VettingHost } from './wiring/vetting/vettingHost';
import { vettingHosts } from './wiring/vetting/vettingHosts';

/** The code of all of it, for times without a network. */
const preloadAssessment = () =>
  Promise.all(Object.values(VETTING_PAGES).map((page) => page.preload('')));

function useVettingHost(): VettingHost {
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

/** The assessment of the effective user (specification 4) for the vetting routes inside. */
export default function VettingProvider() {
  /** Somebody whose session lapsed still sees what they typed. */
  const viewer = useSessionState(({ context }) => context.user);
  return viewer && <ProvideVetting viewer={viewer} />;
}

function ProvideVetting({ viewer }: { viewer: UserData }) {
  const [search] = useSearchParams();
  const host = useVettingHost();
  const { user_id: viewerId } = viewer;
  const { userId, asUser } = effectiveVettingUser(viewer, search.get('as_user'));
  const desk = useSyncExternalStore(host.subscribe, () => host.deskOf(viewerId, userId));
  useEffect(() => {
    host.open(viewerId, { userId, asUser });
  }, [host, viewerId, userId, asUser]);
  const { vetting } = usePaths();
  useEffect(() => {
    if (viewerId === userId)
      void keepPage(globalThis, vetting, preloadAssessment).catch(console.warn);
  }, [viewerId, userId, vetting]);
  /** Whoever leaves these pages reads again when they come back. */
  useEffect(() => () => desk?.read().stopEditing(), [desk]);
  if (!desk) return <FormSkeleton />;
  return (
    <VettingContext value={desk}>
      <Outlet />
    </VettingContext>
  );
}
