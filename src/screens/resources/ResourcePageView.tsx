import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../domain/language';
import type { Resource, ShortResource } from '../../../domain/contract/resource';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { ResourceBody } from './parts/ResourceBody';
import { ResourceSkeleton } from './parts/ResourceSkeleton';
import type { ResourceStatus } from './useResource';

export interface ResourcePageViewProps {
  resource: Resource | null;
  related: ShortResource[];
  status: ResourceStatus;
  onRetry: () => void;
  /** Where the list is, with the filters the visitor came from. */
  list: string;
}

const TITLES: Record<ResourceStatus, string> = {
  shown: msg('Resource'),
  loading: msg('Loading a resource…'),
  missing: msg('Resource not found'),
  failed: msg('Resource not loaded'),
};

function Content({ resource, related, status, onRetry, list }: ResourcePageViewProps) {
  if (resource) return <ResourceBody resource={resource} related={related} />;
  if (status === 'loading') return <ResourceSkeleton title={t(TITLES.loading)} onRetry={onRetry} />;
  return (
    <>
      <PageTitle variant="h2">{t(TITLES[status])}</PageTitle>
      {status === 'failed' ? (
        <ErrorState message={t('Failed to fetch resources')} onRetry={onRetry} />
      ) : (
        <EmptyState
          title={t('No resource is published at this address')}
          action={
            <Link component={RouterLink} to={list} sx={{ py: 1, fontWeight: 600 }}>
              {t('Search all resources')}
            </Link>
          }
        >
          {t('Its author may have withdrawn it.')}
        </EmptyState>
      )}
    </>
  );
}

export function ResourcePageView(props: ResourcePageViewProps) {
  const { resource, status, list } = props;
  return (
    <Page
      title={resource?.headline ?? t(TITLES[status])}
      description={resource?.abstract ?? t('A resource of the sustainability community in Kenya.')}
    >
      <Typography sx={{ mb: 2, displayPrint: 'none' }}>
        <Link
          component={RouterLink}
          to={list}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          {t('← All resources')}
        </Link>
      </Typography>
      <Content {...props} />
    </Page>
  );
}
