import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { DIRECTORY_CATEGORIES } from '../../../domain/vocabulary';
import { Page, PageTitle } from '../../ui/Page';
import { PillList } from '../../ui/PillList';
import { categoryLabel, changeFilters, writeFilters, type DirectoryFilters } from './filters';
import { CriteriaLegend } from './parts/CriteriaLegend';
import { Results, type ResultsProps } from './parts/Results';
import { SearchBar } from './parts/SearchBar';

/** A phone begins with the search: what the page is for follows from its first result. */
const Head = styled('div')(({ theme }) => ({
  '& p': { maxWidth: '60ch' },
  [theme.breakpoints.down('md')]: {
    marginTop: theme.spacing(-3),
    '& h1': { margin: 0, fontSize: theme.typography.h4.fontSize },
    '& p': { display: 'none' },
  },
}));

/** The categories as links; a narrow screen has a select instead. */
const CategoryNav = memo(function CategoryNav({ filters }: { filters: DirectoryFilters }) {
  return (
    <nav aria-label={t('Category')}>
      <PillList sx={{ mt: 2, display: { xs: 'none', md: 'flex' } }}>
        {[null, ...DIRECTORY_CATEGORIES].map((category) => (
          <li key={category}>
            <Link
              to={{ search: writeFilters(changeFilters(filters, { category })) }}
              aria-current={category === filters.category ? 'true' : undefined}
            >
              {categoryLabel(category)}
            </Link>
          </li>
        ))}
      </PillList>
    </nav>
  );
});

export function DirectoryPageView({ onRetry, ...props }: ResultsProps) {
  const { filters } = props;
  // Drawn when there is nothing to type or press, and anew when there is: keys do not wait for the list.
  const results = {
    filters: useDeferredValue(filters),
    found: useDeferredValue(props.found),
    isUpdating: useDeferredValue(props.isUpdating),
    hasFailed: useDeferredValue(props.hasFailed),
  };
  return (
    <Page
      title={t('Business Directory')}
      description={t(
        'Kenyan businesses by category and sustainability theme, with the criteria that each one meets.',
      )}
    >
      <Head>
        <PageTitle variant="h2">{t('Business Directory')}</PageTitle>
        <Typography variant="subtitle1" component="p">
          {t(
            'Kenyan businesses that say what they do for people and nature. Our team reads every listing before it is published.',
          )}
        </Typography>
      </Head>
      <SearchBar filters={filters} found={props.found} isUpdating={props.isUpdating} />
      <CategoryNav filters={filters} />
      <Results {...results} onRetry={onRetry} />
      <CriteriaLegend />
    </Page>
  );
}
