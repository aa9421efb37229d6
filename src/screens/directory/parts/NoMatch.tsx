import Button from '@mui/material/Button';
import { t } from '../../../../domain/language';
import { EmptyState } from '../../../ui/EmptyState';
import { isFiltered, type DirectoryFilters } from '../filters';

interface Props {
  filters: DirectoryFilters;
  onClear: () => void;
}

const adviceFor = ({ q, ...others }: DirectoryFilters): string => {
  if (q) return t('Try a shorter or more general word than “{q}”, or show all businesses.', { q });
  const { category, theme, badge, county } = others;
  const chosen = [category, theme, badge, county].filter((filter) => filter !== null);
  return chosen.length > 1
    ? t('Take one of the filters away, or show all businesses.')
    : t('Choose something else, or show all businesses.');
};

export function NoMatch({ filters, onClear }: Props) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState title={t('No business is listed yet')}>
        {t('Listings appear here as soon as our team has reviewed the first one.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('No business matches')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('Clear filters')}
        </Button>
      }
    >
      {adviceFor(filters)}
    </EmptyState>
  );
}
