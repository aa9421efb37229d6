import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import { Results, type ResultsProps } from './parts/Results';
import { SearchBar } from './parts/SearchBar';
import { TypeNav } from './parts/TypeNav';

export function AllResourcesPageView(props: ResultsProps) {
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
