import Typography from '@mui/material/Typography';
import { Page, PageTitle } from '../../ui/Page';
import { CriteriaLegend } from './parts/CriteriaLegend';
import { CategoryNav } from './parts/CategoryNav';
import { Results, type ResultsProps } from './parts/Results';
import { SearchBar } from './parts/SearchBar';

export function DirectoryPageView(props: ResultsProps) {
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
