import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { RESOURCE_TYPES } from '../../../../domain/vocabulary';
import { capitalise } from '../../../ui/resource/describe';
import { changeFilters, writeFilters, type ResourceFilters } from '../filters';

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

/** The types as links; a narrow screen has a select instead. */
export const TypeNav = ({ filters }: { filters: ResourceFilters }) => (
  <nav aria-label="Type">
    <List>
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
    </List>
  </nav>
);
