import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { hasPermission } from '../../../../domain/permissions';
import { useSessionState } from '../../../actors/session';
import { useListUnreadChangesQuery } from '../../../api/admin/moderationApi';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { Page, PageTitle } from '../../../ui/Page';
import { PillList } from '../../../ui/PillList';
import { AdminFrame } from '../AdminFrame';
import { ChangesView } from './ChangesView';
import { readPostKey } from './postKey';
import { PostsView } from './PostsView';
import { ReportsView } from './ReportsView';

/** It brings a form, which few visits need. */
const ClaimsView = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "admin-actions" */ './ClaimsView');
  return { default: part.ClaimsView };
});

const VIEWS = [
  { view: 'posts', name: msg('Resources and events'), needs: 'reviewPosts' },
  { view: 'changes', name: msg('Changes after approval'), needs: 'readChanges' },
  { view: 'reports', name: msg('Reports from visitors'), needs: 'handleReports' },
  { view: 'claims', name: msg('Claims of listings'), needs: 'decideClaims' },
] as const;

type View = (typeof VIEWS)[number]['view'];

const PARTS: Record<View, () => ReactNode> = {
  posts: () => <PostsView />,
  changes: () => <ChangesView />,
  reports: () => <ReportsView />,
  claims: () => (
    <LazyPart>
      <ClaimsView />
    </LazyPart>
  ),
};

/** Posts, changes and reports that the team decides on. */
export default function ModerationPage() {
  const [params] = useSearchParams();
  /** The page stays when the session expires. */
  const viewer = useSessionState(({ context }) => context.user);
  const views = VIEWS.filter(({ needs }) => hasPermission(viewer, needs));
  const shown = (views.find(({ view }) => view === params.get('view')) ?? views[0])?.view;
  const { data: unread } = useListUnreadChangesQuery(
    {},
    {
      refetchOnMountOrArgChange: true,
      skip: !hasPermission(viewer, 'readChanges'),
    },
  );
  const countOf = (view: View) => (view === 'changes' && unread ? ` (${unread.count})` : '');
  const isReviewing = shown === 'posts' && readPostKey(params) !== null;
  return (
    <Page
      title={t('Moderation')}
      description={t('Decide on what members post and on what visitors report.')}
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>
        {!isReviewing && (
          <header>
            <PageTitle variant="h2">{t('Moderation')}</PageTitle>
            <nav aria-label={t('Moderation')}>
              <PillList>
                {views.map(({ view, name }) => (
                  <li key={view}>
                    <Link
                      to={{ search: `?view=${view}` }}
                      aria-current={view === shown ? 'page' : undefined}
                    >
                      {t(name)}
                      {countOf(view)}
                    </Link>
                  </li>
                ))}
              </PillList>
            </nav>
          </header>
        )}
        {shown && PARTS[shown]()}
      </AdminFrame>
    </Page>
  );
}
