import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { NavLink as RouterNavLink } from 'react-router';

/** What a link and a dropdown button of a navigation have in common. */
export const navItem = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 44,
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 -3px 0 ${theme.vars.palette.accent.main}`,
    borderRadius: '8px 8px 0 0',
  },
});

export const NavLink = styled(RouterNavLink)(navItem);

export const NavAnchor = styled('a')(navItem);

export const NavButton = styled('button')(navItem);
