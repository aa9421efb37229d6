import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import { RESOURCE_TYPES } from '../../../domain/vocabulary';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';
import { PillList } from '../../ui/PillList';
import { changeFilters, writeFilters, type ResourceFilters } from './filters';
import { Results, type ResultsProps } from './parts/Results';
import { SearchBar } from './parts/SearchBar';

/** The types as links; a narrow screen has a select instead. */
const TypeNav = ({ filters }: { filters: ResourceFilters }) => (
  <nav aria-label={t('Type')}>
    <PillList sx={{ mt: 2, display: { xs: 'none', md: 'flex' } }}>
      {[null, ...RESOURCE_TYPES].map((type) => (
        <li key={type}>
          <RouterLink
            to={{ search: writeFilters(changeFilters(filters, { type })) }}
            aria-current={type === filters.type ? 'true' : undefined}
          >
            {type ? capitalise(t(type)) : t('All types')}
          </RouterLink>
        </li>
      ))}
    </PillList>
  </nav>
);

export function AllResourcesPageView(props: ResultsProps) {
  const { filters } = props;
  const paths = usePaths();
  return (
    <Page
      title={t('All resources')}
      description={t(
        'Every guide, toolkit, case, report and law explainer of the community, by type and theme.',
      )}
    >
      <Typography sx={{ mb: 2 }}>
        <Link
          component={RouterLink}
          to={paths.resources}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          {t('← Resources')}
        </Link>
      </Typography>
      <PageTitle variant="h2">{t('All resources')}</PageTitle>
      <SearchBar filters={filters} />
      <TypeNav filters={filters} />
      <Results {...props} />
    </Page>
  );
}
