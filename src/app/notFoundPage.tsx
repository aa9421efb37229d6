import { PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';

/** The server renders it too: `webpack.config.ts` names this file. */
export const NotFoundPage = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundPage'),
  <PageSkeleton />,
);
