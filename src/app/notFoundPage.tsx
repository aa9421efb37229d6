import { PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';

/** Its code is with the server's pages (`webpack.config.ts`). */
export const NotFoundPage = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundPage'),
  <PageSkeleton />,
);
