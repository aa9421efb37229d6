import { Route, Routes } from 'react-router';
import { pagePatterns, type PageName } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { useConfig } from '../config';
import type { LazyComponent } from '../ui/lazyComponent';
import { AwaitSession, GateSession, RequireSession } from './guards';
import { Layout } from './layout/Layout';
import { NotFoundPage, PUBLIC_PAGES } from './pages';
import {
  MEMBER_PAGES,
  OTHER_PAGES,
  PROFILE_PAGES,
  REPORT_PAGES,
  VETTING_PAGES,
  VettingProvider,
} from './privatePages';

/** Every address of the SPA and its page. */
export const appRoutes = (productSlug: string) => {
  const patterns = pagePatterns(productSlug);
  const routesOf = <Name extends PageName>(pages: Record<Name, LazyComponent<object>>) =>
    keysOf(pages).map((name) => {
      const Page: LazyComponent<object> = pages[name];
      return <Route key={name} path={patterns[name]} element={<Page />} />;
    });
  return (
    <Route element={<Layout />}>
      {routesOf(PUBLIC_PAGES)}
      <Route element={<AwaitSession />}>
        {routesOf(OTHER_PAGES)}
        <Route element={<RequireSession />}>{routesOf(MEMBER_PAGES)}</Route>
        <Route element={<GateSession />}>
          <Route element={<VettingProvider />}>{routesOf(VETTING_PAGES)}</Route>
          {routesOf(REPORT_PAGES)}
        </Route>
        <Route element={<RequireSession opensPopup />}>{routesOf(PROFILE_PAGES)}</Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  );
};

export const AppRoutes = () => <Routes>{appRoutes(useConfig().productSlug)}</Routes>;
