import Button from '@mui/material/Button';
import { t } from '../../../../domain/language';
import { EmptyState } from '../../../ui/EmptyState';
import { isFiltered, type ResourceFilters } from '../filters';

interface Props {
  filters: ResourceFilters;
  onShowAll: () => void;
}

const adviceFor = ({ q, type, theme }: ResourceFilters): string => {
  if (q) return t('Try a shorter or more general word than “{q}”, or show all resources.', { q });
  return type && theme
    ? t('Try the type without the theme, or the theme in all types.')
    : t('Try another type or theme.');
};

export function NoMatch({ filters, onShowAll }: Props) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState title={t('No resource is published yet')}>
        {t('Guides of members appear here as soon as our team has read the first one.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('No resource matches')}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          {t('Show all resources')}
        </Button>
      }
    >
      {adviceFor(filters)}
    </EmptyState>
  );
}
