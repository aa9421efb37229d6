import { Link, useSearchParams } from 'react-router';
import { Page, PageTitle } from '../../../ui/Page';
import { PillList } from '../../../ui/PillList';
import { AdminFrame } from '../AdminFrame';
import { readPostKey } from './postQueue';
import { PostsView } from './PostsView';
import { ReportsView } from './ReportsView';

const VIEWS = [
  { view: 'posts', name: 'Resources and events' },
  { view: 'reports', name: 'Reports from visitors' },
] as const;

/** What members post and what visitors report, to be decided on. */
export default function ModerationPage() {
  const [params] = useSearchParams();
  const shown = params.get('view') === 'reports' ? 'reports' : 'posts';
  const isReviewing = shown === 'posts' && readPostKey(params) !== null;
  return (
    <Page
      title="Moderation"
      description="Decide on what members post and on what visitors report."
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>
        {!isReviewing && (
          <>
            <PageTitle variant="h2">Moderation</PageTitle>
            <nav aria-label="Moderation">
              <PillList>
                {VIEWS.map(({ view, name }) => (
                  <li key={view}>
                    <Link
                      to={{ search: `?view=${view}` }}
                      aria-current={view === shown ? 'page' : undefined}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </PillList>
            </nav>
          </>
        )}
        {shown === 'reports' ? <ReportsView /> : <PostsView />}
      </AdminFrame>
    </Page>
  );
}
