import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsStarting } from '../../actors/session';
import { HasNavigatedContext } from '../../ui/Page';
import { ForceProfile } from '../guards';
import { StartSpinner } from './StartSpinner';

/** Whether the visitor has left the path the app was opened at. */
function useHasNavigated(): boolean {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, hasNavigated: false });
  if (visit.pathname !== pathname) setVisit({ pathname, hasNavigated: true });
  return visit.hasNavigated;
}

/** What surrounds every page. */
export function Layout() {
  const hasNavigated = useHasNavigated();
  const isStarting = useIsStarting();
  if (isStarting) return <StartSpinner />;
  return (
    <HasNavigatedContext value={hasNavigated}>
      <ScrollRestoration />
      <main id="main">
        <ForceProfile>
          <Outlet />
        </ForceProfile>
      </main>
    </HasNavigatedContext>
  );
}
