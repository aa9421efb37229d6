import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { EventStatus } from '../../../../domain/vocabulary';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { SlowNotice } from '../../../ui/SlowNotice';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { inState, POST_STATES } from '../postStates';
import { PostList } from './OwnPost';
import { StateNav } from './StateNav';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

interface Props<Post extends { status: EventStatus }> {
  title: string;
  description: string;
  /** Null until they have loaded. */
  posts: Post[] | null;
  hasFailed: boolean;
  failure: string;
  states: readonly EventStatus[];
  state: EventStatus | null;
  newPost: { to: string; label: string };
  /** Suggests a first post. */
  invitation: string;
  row: (post: Post) => ReactNode;
  onRetry: () => void;
}

function Content<Post extends { status: EventStatus }>(props: Props<Post>) {
  const { posts, hasFailed, failure, states, state, newPost, invitation, row, onRetry } = props;
  if (hasFailed) return <ErrorState message={failure} onRetry={onRetry} />;
  if (!posts) {
    return (
      <>
        <SlowNotice onRetry={onRetry} />
        <div role="status" aria-label={t('Loading')}>
          {['70%', '55%', '62%'].map((width) => (
            <SkeletonBlock key={width} sx={{ width, height: 72 }} />
          ))}
        </div>
      </>
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState
        title={t('Nothing here yet')}
        action={
          <Button variant="contained" component={RouterLink} to={newPost.to}>
            {newPost.label}
          </Button>
        }
      >
        {invitation}
      </EmptyState>
    );
  }
  const shown = inState(posts, state);
  return (
    <>
      <StateNav posts={posts} states={states} state={state} />
      {shown.length > 0 || state === null ? (
        <PostList>{shown.map(row)}</PostList>
      ) : (
        <Typography>
          {t('None of yours is in the state “{state}”. Choose “All” to see the rest.', {
            state: t(POST_STATES[state].label),
          })}
        </Typography>
      )}
    </>
  );
}

/** The page that lists the own posts of one kind. */
export function OwnListFrame<Post extends { status: EventStatus }>(props: Props<Post>) {
  const { title, description, posts, newPost } = props;
  return (
    <Page title={title} description={description} maxWidth="md" isPersonal>
      <Head>
        <PageTitle variant="h2">{title}</PageTitle>
        {posts && posts.length > 0 && (
          <Button variant="contained" component={RouterLink} to={newPost.to}>
            {newPost.label}
          </Button>
        )}
      </Head>
      <Content {...props} />
    </Page>
  );
}
