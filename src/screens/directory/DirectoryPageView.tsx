import Typography from '@mui/material/Typography';
import type { ListingSearchPage } from '../../../domain/contract/listing';
import { Page, PageTitle } from '../../ui/Page';
import { CriteriaLegend } from './parts/CriteriaLegend';
import { CategoryNav } from './parts/CategoryNav';
import { Results } from './parts/Results';
import { SearchBar } from './parts/SearchBar';
import type { DirectoryFilters } from './filters';

export interface DirectoryPageViewProps {
  filters: DirectoryFilters;
  /** What was found last; null until the first answer. */
  found: ListingSearchPage | null;
  /** The answer to the present filters is still under way. */
  isUpdating: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

export function DirectoryPageView(props: DirectoryPageViewProps) {
  const { filters } = props;
  return (
    <Page
      title="Business Directory"
      description="Kenyan businesses by category and sustainability theme, with the criteria that each one meets."
    >
      <PageTitle variant="h2">Business Directory</PageTitle>
      <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch' }}>
        Kenyan businesses that say what they do for people and nature. Our team reads every listing
        before it is published.
      </Typography>
      <SearchBar filters={filters} />
      <CategoryNav filters={filters} />
      <Results {...props} />
      <CriteriaLegend />
    </Page>
  );
}
