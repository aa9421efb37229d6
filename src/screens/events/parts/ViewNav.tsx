import { Link } from 'react-router';
import { changeFilters, VIEWS, writeFilters, type EventFilters, type View } from '../filters';
import { PillList } from '../../../ui/PillList';

const LABELS: Record<View, string> = { upcoming: 'Upcoming', past: 'Past', month: 'Month' };

/** The ways to look at the events, as links that can be shared. */
export const ViewNav = ({ filters }: { filters: EventFilters }) => (
  <nav aria-label="View of events">
    <PillList sx={{ mt: 4 }}>
      {VIEWS.map((view) => (
        <li key={view}>
          <Link
            to={{ search: writeFilters(changeFilters(filters, { view, month: null })) }}
            aria-current={view === filters.view ? 'true' : undefined}
          >
            {LABELS[view]}
          </Link>
        </li>
      ))}
    </PillList>
  </nav>
);
