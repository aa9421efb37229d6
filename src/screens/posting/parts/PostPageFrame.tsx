import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { FormSkeleton } from '../../../ui/skeletons';
import { SlowNotice } from '../../../ui/SlowNotice';
import { PostLayout } from './PostLayout';

interface Props {
  kind: 'resource' | 'event';
  headingId: string;
  title: string;
  /** Where the own posts are listed. */
  list: { to: string; label: string };
  state: 'ready' | 'loading' | 'missing' | 'failed';
  onRetry: () => void;
  children: ReactNode;
}

const TEXTS = {
  resource: {
    description: msg('Write a resource for the community.'),
    failed: msg('The resource could not be loaded.'),
    missing: msg('You have no such resource'),
  },
  event: {
    description: msg('Write a event for the community.'),
    failed: msg('The event could not be loaded.'),
    missing: msg('You have no such event'),
  },
} as const;

function Content({ kind, list, state, onRetry, children }: Props) {
  if (state === 'ready') return <PostLayout>{children}</PostLayout>;
  if (state === 'loading') {
    return (
      <>
        <SlowNotice onRetry={onRetry} />
        <FormSkeleton />
      </>
    );
  }
  if (state === 'failed') {
    return <ErrorState message={t(TEXTS[kind].failed)} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      title={t(TEXTS[kind].missing)}
      action={
        <Link component={RouterLink} to={list.to} sx={{ py: 1, fontWeight: 600 }}>
          {list.label}
        </Link>
      }
    >
      {t('It may have been deleted, or it belongs to someone else.')}
    </EmptyState>
  );
}

/** The page around the form of a post. */
export function PostPageFrame(props: Props) {
  const { kind, headingId, title, list } = props;
  return (
    <Page title={title} description={t(TEXTS[kind].description)} isPersonal>
      <Typography sx={{ mb: 2 }}>
        <Link
          component={RouterLink}
          to={list.to}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          ← {list.label}
        </Link>
      </Typography>
      <div id={headingId}>
        <PageTitle variant="h2">{title}</PageTitle>
      </div>
      <Content {...props} />
    </Page>
  );
}
