import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { TailoredPage } from '../../../domain/contract/page';
import type { Resource } from '../../../domain/contract/resource';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import type { ResourceFilters } from './filters';
import { Results } from './parts/Results';
import { SearchBar } from './parts/SearchBar';
import { TypeNav } from './parts/TypeNav';

export interface AllResourcesPageViewProps {
  filters: ResourceFilters;
  /** What these filters show, or showed until now; null until the first answer. */
  found: TailoredPage<Resource> | null;
  /** Where a member changes the answers that the list follows; null for visitors. */
  answersAt: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

export function AllResourcesPageView(props: AllResourcesPageViewProps) {
  const { filters } = props;
  const paths = usePaths();
  return (
    <Page
      title="All resources"
      description="Every guide, toolkit, case, report and law explainer of the community, by type and theme."
    >
      <Typography sx={{ mb: 2 }}>
        <Link
          component={RouterLink}
          to={paths.resources}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          ← Resources
        </Link>
      </Typography>
      <PageTitle variant="h2">All resources</PageTitle>
      <SearchBar filters={filters} />
      <TypeNav filters={filters} />
      <Results {...props} />
    </Page>
  );
}
