import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

export const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Item = styled('li')(({ theme }) => ({
  maxWidth: 'none',
  margin: 0,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > :is(a, span)': { display: 'grid', minHeight: 72, padding: theme.spacing(1.25, 1.5) },
  '& strong': { fontSize: theme.typography.h3.fontSize, fontVariantNumeric: 'tabular-nums' },
}));

interface Props {
  count: number;
  /** What is counted. */
  children: ReactNode;
  /** Its list, with the filter in the address. */
  to: string;
}

/** A number that leads to its list. */
export const Tile = ({ count, children, to }: Props) => (
  <Item>
    <Link component={RouterLink} to={to} underline="hover" color="textPrimary">
      <strong>{count}</strong> <span>{children}</span>
    </Link>
  </Item>
);
