import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DIRECTORY_CATEGORIES, type DirectoryCategory } from '../../../../domain/vocabulary';
import { categoryLabel, changeFilters, writeFilters, type DirectoryFilters } from '../filters';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 2),
  margin: theme.spacing(2, -2, 0),
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', padding: 0, marginInline: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    padding: theme.spacing(0, 1.75),
    borderRadius: 22,
    border: `1px solid ${theme.vars.palette.control}`,
    whiteSpace: 'nowrap',
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a:focus-visible': { outlineOffset: -3, borderRadius: 22 },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    outlineColor: theme.vars.palette.accent.main,
  },
  '& .count': { fontWeight: 400 },
}));

interface Props {
  filters: DirectoryFilters;
  countOf: ((category: DirectoryCategory | null) => number) | undefined;
}

/** The categories as links; on a phone one line that scrolls sideways. */
export function CategoryNav({ filters, countOf }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('a[aria-current]')?.parentElement;
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3;
  }, [filters.category]);
  return (
    <nav aria-label="Category">
      <List ref={list}>
        {[null, ...DIRECTORY_CATEGORIES].map((category) => (
          <li key={category}>
            <Link
              to={{ search: writeFilters(changeFilters(filters, { category })) }}
              preventScrollReset
              aria-current={category === filters.category ? 'true' : undefined}
            >
              {categoryLabel(category)}
              {countOf && <span className="count">{countOf(category)}</span>}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
