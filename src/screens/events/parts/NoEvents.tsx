import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { EmptyState } from '../../../ui/EmptyState';
import { changeFilters, isFiltered, writeFilters, type EventFilters } from '../filters';

interface Props {
  filters: EventFilters;
  onClear: () => void;
}

const TITLES = {
  upcoming: msg('No event is planned yet'),
  past: msg('No event has taken place yet'),
  month: msg('No event in this month'),
};

/** Why the list is empty, and what to do about it. */
export function NoEvents({ filters, onClear }: Props) {
  if (isFiltered(filters) && filters.view !== 'month') {
    return (
      <EmptyState
        title={t('No event matches')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('Clear filters')}
          </Button>
        }
      >
        {t('Try other words or fewer filters.')}
      </EmptyState>
    );
  }
  const view = filters.view === 'upcoming' ? 'past' : 'upcoming';
  return (
    <EmptyState
      title={t(TITLES[filters.view])}
      action={
        <Button
          component={Link}
          to={{ search: writeFilters(changeFilters(filters, { view, month: null })) }}
          variant="outlined"
        >
          {view === 'past' ? t('Look at past events') : t('Look at upcoming events')}
        </Button>
      }
    >
      {filters.view === 'month'
        ? t('Go to another month above, or see all that is planned.')
        : t('Subscribe to the calendar below, and new events appear in it.')}
    </EmptyState>
  );
}
