import { styled } from '@mui/material/styles';
import {
  startTransition,
  useEffect,
  useOptimistic,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  Link,
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router';
import { t } from '../../domain/language';
import { readPage } from './pageAddress';
import { pageWindow } from './pageWindow';

const PAGED = { paged: true };

const isPaged = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'paged' in state;

/** A ref for the heading of a paged list: a new page moves focus (and the view) there. */
export function useFocusAfterPaging(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation() as { key: string; state: unknown };
  const hasPaged = useNavigationType() === NavigationType.Push && isPaged(state);
  useEffect(() => {
    if (!hasPaged) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [hasPaged, key]);
  return heading;
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 40,
    minHeight: 44,
    paddingInline: theme.spacing(1),
    borderRadius: 8,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& span': { color: theme.vars.palette.text.disabled },
}));

const Arrow = ({ path }: { path: string }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
    <path d={path} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

interface Props {
  /** The accessible name of the pager. */
  label: string;
  pages: number;
  /** The query string of a page. */
  searchOf: (page: number) => string;
}

/** Links to the pages around the one in the address; nothing when there is one page only. */
export function Pager({ label, pages, searchOf }: Props) {
  const [params] = useSearchParams();
  // A press is answered at once, also while the page that it leads to is made.
  const [page, showPage] = useOptimistic(Math.min(readPage(params), pages));
  if (pages < 2) return null;
  const link = (to: number, children: ReactNode, name: string) =>
    to < 1 || to > pages ? (
      <span aria-hidden>{children}</span>
    ) : (
      <Link
        to={{ search: searchOf(to) }}
        state={PAGED}
        onClick={() => startTransition(() => showPage(to))}
        aria-label={name}
        aria-current={to === page ? 'page' : undefined}
      >
        {children}
      </Link>
    );
  return (
    <nav aria-label={label}>
      <List>
        <li>{link(page - 1, <Arrow path="M14 6l-6 6 6 6" />, t('Previous page'))}</li>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            {link(number, number, t('Page {number} of {pages}', { number, pages }))}
          </li>
        ))}
        <li>{link(page + 1, <Arrow path="M10 6l6 6-6 6" />, t('Next page'))}</li>
      </List>
    </nav>
  );
}
