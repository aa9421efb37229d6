import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import { categoryLabel, changeFilters, writeFilters, type DirectoryFilters } from '../filters';

const List = styled('ul')(({ theme }) => ({
  display: 'none',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { display: 'flex' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 1.75),
    borderRadius: 22,
    border: `1px solid ${theme.vars.palette.control}`,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a:focus-visible': { borderRadius: 22 },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

/** The categories as links; a narrow screen has a select instead. */
export function CategoryNav({ filters }: { filters: DirectoryFilters }) {
  return (
    <nav aria-label="Category">
      <List>
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
      </List>
    </nav>
  );
}
