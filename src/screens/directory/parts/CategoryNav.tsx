import { Link } from 'react-router';
import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import { categoryLabel, changeFilters, writeFilters, type DirectoryFilters } from '../filters';
import { PillList } from '../../../ui/PillList';

/** The categories as links; a narrow screen has a select instead. */
export function CategoryNav({ filters }: { filters: DirectoryFilters }) {
  return (
    <nav aria-label="Category">
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
}
