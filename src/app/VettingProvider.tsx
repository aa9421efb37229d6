import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { effectiveVettingUser } from '../../domain/vetting/effectiveUser';
import type { UserData } from '../../domain/contract/session';
import { useSessionState } from '../actors/session';
import { VettingContext } from '../actors/vetting';
import { FormSkeleton } from '../ui/skeletons';
import { useVettingHost } from './useVettingHost';

/** The assessment of the effective user (specification 4) for the vetting pages inside. */
export default function VettingProvider({ children }: { children: ReactNode }) {
  /** Somebody whose session lapsed still sees what they typed. */
  const viewer = useSessionState(({ context }) => context.user);
  return viewer && <ProvideVetting viewer={viewer}>{children}</ProvideVetting>;
}

function ProvideVetting({ viewer, children }: { viewer: UserData; children: ReactNode }) {
  const [search] = useSearchParams();
  const host = useVettingHost();
  const { user_id: viewerId } = viewer;
  const { userId, asUser } = effectiveVettingUser(viewer, search.get('as_user'));
  const desk = useSyncExternalStore(host.subscribe, () => host.deskOf(viewerId, userId));
  useEffect(() => {
    host.open(viewerId, { userId, asUser });
  }, [host, viewerId, userId, asUser]);
  /** Whoever leaves these pages reads again when they come back. */
  useEffect(() => () => desk?.read().stopEditing(), [desk]);
  if (!desk) return <FormSkeleton />;
  return <VettingContext value={desk}>{children}</VettingContext>;
}
