import type { createBrowserRouter, RouteObject } from 'react-router';
import type { Paths } from '../paths';
import { FormSkeleton, ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { InviteSession, RequireSession } from './guards';
import { Layout } from './layout/Layout';
import { RouterFallback } from './layout/RouterFallback';
import { lazyPage } from './lazyPage';

export type MakeRouter = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;
export type AppRouter = ReturnType<MakeRouter>;

/** Every route of the SPA; pages load with their first visit. */
export const createAppRouter = (paths: Paths, makeRouter: MakeRouter): AppRouter =>
  makeRouter([
    {
      element: <Layout />,
      errorElement: (
        <main id="main">
          <RouterFallback />
        </main>
      ),
      children: [
        {
          errorElement: <RouterFallback />,
          children: [
            {
              path: paths.home,
              element: lazyPage(
                () => import(/* webpackChunkName: "home" */ '../screens/home/HomePage'),
                <PageSkeleton />,
              ),
            },
            {
              path: paths.directory,
              element: lazyPage(
                () =>
                  import(/* webpackChunkName: "directory" */ '../screens/directory/DirectoryPage'),
                <ListSkeleton />,
              ),
            },
            {
              path: `${paths.directory}/:listingMapper`,
              element: lazyPage(
                () => import(/* webpackChunkName: "listing" */ '../screens/directory/ListingPage'),
                <PageSkeleton />,
              ),
            },
            {
              path: paths.passwordResetConfirm,
              element: lazyPage(
                () =>
                  import(
                    /* webpackChunkName: "password-reset-confirm" */ '../screens/auth/PasswordResetConfirmPage'
                  ),
                <FormSkeleton />,
              ),
            },
            {
              element: <RequireSession />,
              children: [
                {
                  path: paths.memberZone,
                  element: lazyPage(
                    () =>
                      import(
                        /* webpackChunkName: "member-zone" */ '../screens/account/MemberZonePage'
                      ),
                    <PageSkeleton />,
                  ),
                },
              ],
            },
            {
              element: <InviteSession />,
              children: [
                {
                  path: paths.authentication,
                  element: lazyPage(
                    () =>
                      import(
                        /* webpackChunkName: "profile-completion" */ '../screens/account/ProfileCompletionPage'
                      ),
                    <FormSkeleton />,
                  ),
                },
              ],
            },
            {
              path: paths.remindMeLater,
              element: lazyPage(
                () =>
                  import(
                    /* webpackChunkName: "remind-me-later" */ '../screens/account/RemindMeLaterPage'
                  ),
                <PageSkeleton />,
              ),
            },
            {
              path: paths.globalAuth,
              element: lazyPage(
                () =>
                  import(
                    /* webpackChunkName: "global-auth" */ '../screens/globalAuth/GlobalAuthPage'
                  ),
                <PageSkeleton />,
              ),
            },
            {
              path: paths.privacyPolicy,
              element: lazyPage(
                () =>
                  import(
                    /* webpackChunkName: "privacy-policy" */ '../screens/legal/PrivacyPolicyPage'
                  ),
                <PageSkeleton />,
              ),
            },
            {
              path: paths.terms,
              element: lazyPage(
                () => import(/* webpackChunkName: "terms" */ '../screens/legal/TermsPage'),
                <PageSkeleton />,
              ),
            },
            {
              path: paths.notFound,
              element: lazyPage(
                () =>
                  import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundPage'),
                <PageSkeleton />,
              ),
            },
            {
              path: '*',
              element: lazyPage(
                () =>
                  import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundPage'),
                <PageSkeleton />,
              ),
            },
          ],
        },
      ],
    },
  ]);
