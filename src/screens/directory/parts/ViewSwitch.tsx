import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { VIEWS, writeFilters, type DirectoryFilters, type View } from '../filters';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 50,
    minHeight: 44,
    paddingInline: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.control}`,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  [theme.breakpoints.up('md')]: { '& a': { minWidth: 72 } },
  '& li:first-of-type a': { borderRadius: '10px 0 0 10px', borderRight: 0 },
  '& li:last-of-type a': { borderRadius: '0 10px 10px 0' },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a:focus-visible': { position: 'relative' },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

const LABELS: Record<View, string> = { list: msg('List'), map: msg('Map') };

/** The same businesses as a list, or beside a map of the counties. */
export function ViewSwitch({ filters }: { filters: DirectoryFilters }) {
  return (
    <nav aria-label={t('View')}>
      <List>
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={{ search: writeFilters({ ...filters, view }) }}
              aria-current={view === filters.view ? 'true' : undefined}
            >
              {t(LABELS[view])}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
