import { Link } from 'react-router';
import { capitalise } from '../../../../domain/capitalise';
import { RESOURCE_TYPES } from '../../../../domain/vocabulary';
import { changeFilters, writeFilters, type ResourceFilters } from '../filters';
import { PillList } from '../../../ui/PillList';

/** The types as links; a narrow screen has a select instead. */
export const TypeNav = ({ filters }: { filters: ResourceFilters }) => (
  <nav aria-label="Type">
    <PillList sx={{ mt: 2, display: { xs: 'none', md: 'flex' } }}>
      {[null, ...RESOURCE_TYPES].map((type) => (
        <li key={type}>
          <Link
            to={{ search: writeFilters(changeFilters(filters, { type })) }}
            aria-current={type === filters.type ? 'true' : undefined}
          >
            {capitalise(type ?? 'all types')}
          </Link>
        </li>
      ))}
    </PillList>
  </nav>
);
