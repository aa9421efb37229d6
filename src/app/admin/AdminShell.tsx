import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { t } from '../../../domain/language';
import type { UserData } from '../../../domain/contract/session';
import { usePaths } from '../../paths';
import { areasOf } from '../../screens/admin/adminAreas';

const Areas = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& ul': {
    display: 'flex',
    gap: theme.spacing(0.5),
    width: 'max-content',
    margin: 0,
    paddingBlock: 0,
    paddingInline: theme.spacing(2),
    listStyle: 'none',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    paddingInline: theme.spacing(1.5),
    color: theme.vars.palette.text.primary,
    borderBottom: '3px solid transparent',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: 'currentColor',
    fontWeight: 600,
  },
  // A laptop shows all of them, in a second line if need be.
  [theme.breakpoints.up('lg')]: {
    '& ul': { flexWrap: 'wrap', width: 'auto', columnGap: 0 },
    '& a': { paddingInline: theme.spacing(0.5), ...theme.typography.body2 },
  },
  '@media (min-width: 1200px) and (pointer: fine)': { '& a': { minHeight: 40 } },
  '@media print': { display: 'none' },
}));

interface Props {
  viewer: UserData;
  children: ReactNode;
}

/** The areas of the viewer's work, above whichever of them is open. */
export function AdminShell({ viewer, children }: Props) {
  const paths = usePaths();
  const { pathname } = useLocation();
  const areas = useRef<HTMLElement>(null);
  // On a phone the line is longer than the screen: the open area is in sight.
  useLayoutEffect(() => {
    const open = areas.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (areas.current && open) {
      areas.current.scrollLeft += open.left + open.width / 2 - areas.current.clientWidth / 2;
    }
  }, [pathname]);
  return (
    <>
      <Areas ref={areas} aria-label={t('Admin')} tabIndex={-1}>
        <ul>
          <li>
            <NavLink to={paths.admin} end>
              {t('Overview')}
            </NavLink>
          </li>
          {areasOf(paths, viewer)
            .filter(({ isRare }) => !isRare)
            .map(({ name, path }) => (
              <li key={path}>
                <NavLink to={path}>{name}</NavLink>
              </li>
            ))}
        </ul>
      </Areas>
      {children}
    </>
  );
}
