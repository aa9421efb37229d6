import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../../../domain/language';
import type { DeskPage } from '../../../../../domain/contract/admin/desk';
import { DESK_VIEWS, deskView } from '../../../../../domain/vetting/deskViews';
import { refined, writeDesk, type DeskAddress } from '../deskAddress';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 2,
  overflowX: 'auto',
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    paddingInline: theme.spacing(1.25),
    borderRadius: 16,
    border: `1px solid ${theme.vars.palette.control}`,
    color: theme.vars.palette.text.primary,
    ...theme.typography.body2,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: 44, borderRadius: 22 },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& b': { marginInlineStart: theme.spacing(0.75) },
}));

interface Props {
  address: DeskAddress;
  /** Null until the counts have loaded. */
  views: DeskPage['views'] | null;
}

/** The saved views, each with the number of applications in it. */
export function DeskViews({ address, views }: Props) {
  return (
    <nav aria-label={t('Saved views')}>
      <List>
        {DESK_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={{ search: writeDesk(refined(address, { view })) }}
              aria-current={view === address.view ? 'page' : undefined}
            >
              {deskView(view).label} <b>{views?.find((each) => each.view === view)?.count}</b>
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
