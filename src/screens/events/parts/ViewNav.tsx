import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { changeFilters, VIEWS, writeFilters, type EventFilters, type View } from '../filters';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 2),
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
  '@media print': { display: 'none' },
}));

const LABELS: Record<View, string> = { upcoming: 'Upcoming', past: 'Past', month: 'Month' };

/** The ways to look at the events, as links that can be shared. */
export const ViewNav = ({ filters }: { filters: EventFilters }) => (
  <nav aria-label="View of events">
    <List>
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
    </List>
  </nav>
);
