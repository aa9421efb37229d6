import { use, useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import { hasPermission } from '../../domain/permissions';
import { useCookieConsentActor, type StartedCookieConsent } from '../actors/cookieConsent';
import { RunningActorsContext } from '../actors/running';
import { useStartedSession, useUser } from '../actors/session';
import { StoryRecorderContext } from '../actors/stories';
import { useActorState } from '../actors/useActorState';
import { ClockContext } from '../clock';
import { useConfig } from '../config';
import type { Store } from '../store/makeStore';
import { loadChunk } from '../ui/loadChunk';
import { PageSkeleton } from '../ui/skeletons';
import { AuthModalHandleContext } from './authModalContext';
import { lazyPage } from './lazyPage';
import { NotFoundPage } from './notFoundPage';
import type { AuthModalHandle } from './wiring/authModal';
import { runningActorsOf } from './wiring/runningActors';

const StateChartsPage = lazyPage(
  () => import(/* webpackChunkName: "statecharts-page" */ '../screens/statecharts/StateChartsPage'),
  <PageSkeleton />,
);

/** Everybody may come in where the server says so (a demo, development), else admins alone. */
export default function StateChartsArea() {
  const { stateCharts } = useConfig();
  const user = useUser();
  const authModal = use(AuthModalHandleContext);
  const lateConsent = useCookieConsentActor();
  const cookieConsent = useActorState(lateConsent, () => lateConsent.started);
  useEffect(() => void lateConsent.start(), [lateConsent]);
  if (!authModal || (!stateCharts && !hasPermission(user, 'seeStateCharts')))
    return <NotFoundPage />;
  return cookieConsent ? <Watched {...{ authModal, cookieConsent }} /> : <PageSkeleton />;
}

interface WatchedProps {
  authModal: AuthModalHandle;
  cookieConsent: StartedCookieConsent;
}

function Watched({ authModal, cookieConsent }: WatchedProps) {
  const store: Store = useStore.withTypes<Store>()();
  const session = useStartedSession();
  const now = use(ClockContext);
  const running = runningActorsOf({ store, session, cookieConsent, authModal, now });
  useEffect(() => running.refresh(), [running]);
  const loadRecorder = useCallback(async () => {
    const { storyRecorderOf } = await loadChunk(
      () => import(/* webpackChunkName: "story" */ './wiring/story/storyRecorder'),
    );
    return storyRecorderOf(store, session);
  }, [store, session]);
  return (
    <RunningActorsContext value={running}>
      <StoryRecorderContext value={loadRecorder}>
        <StateChartsPage />
      </StoryRecorderContext>
    </RunningActorsContext>
  );
}
