import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import { language, pathIn } from '../../domain/language';
import { useConfig } from '../config';

/** True once the visitor has left the path that the app was opened at. */
export const HasNavigatedContext = createContext(false);

type Width = 'text' | 'md' | 'lg' | 'full';

interface Props {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** `full` leaves the width to the page's own sections. */
  maxWidth?: Width;
  /** Only this member may see the page, so it is left out of session recordings. */
  isPersonal?: boolean;
  /** The address contains a secret, so the page has no canonical address. */
  isSecretAddress?: boolean;
  children: ReactNode;
}

const Content = styled('div', { shouldForwardProp: (prop) => prop !== 'width' })<{ width: Width }>(
  ({ theme }) => ({
    width: '100%',
    marginInline: 'auto',
    paddingInline: theme.spacing(2),
    paddingBlock: theme.spacing(4, 8),
    maxWidth: 1200,
    [theme.breakpoints.up('md')]: {
      paddingInline: theme.spacing(4),
      paddingBlock: theme.spacing(6, 12),
    },
    variants: [
      { props: { width: 'text' }, style: { maxWidth: 760 } },
      { props: { width: 'md' }, style: { maxWidth: 960 } },
      { props: { width: 'full' }, style: { '&&': { maxWidth: 'none', padding: 0 } } },
    ],
    // Paper has margins of its own.
    '@media print': { padding: 0 },
  }),
);

interface Head {
  title: string;
  description: string;
  /** Null for a page whose address must not be repeated. */
  canonical: string | null;
}

/** Replaces what the server wrote into the page's head for the address it was asked for. */
function describePage(page: Document, { title, description, canonical }: Head): void {
  const place = (selector: string, tag: string, fixed: Record<string, string>) => {
    const element = page.head.querySelector(selector) ?? page.createElement(tag);
    for (const [name, value] of Object.entries(fixed)) element.setAttribute(name, value);
    if (!element.isConnected) page.head.append(element);
  };
  page.title = title;
  place('meta[name="description"]', 'meta', { name: 'description', content: description });
  if (canonical) place('link[rel="canonical"]', 'link', { rel: 'canonical', href: canonical });
  else page.head.querySelector('link[rel="canonical"]')?.remove();
}

/** A page's content, its title, description and canonical address. */
export function Page(props: Props) {
  const { title, description, maxWidth = 'lg', children } = props;
  const { isPersonal = false, isSecretAddress = false } = props;
  const { productName, publicUrl } = useConfig();
  const { pathname } = useLocation();
  useEffect(() => {
    const origin = publicUrl || window.location.origin;
    describePage(document, {
      title: `${title} · ${productName}`,
      description,
      canonical: isSecretAddress ? null : origin + pathIn(language(), pathname),
    });
  }, [title, description, productName, publicUrl, pathname, isSecretAddress]);
  return (
    <Content width={maxWidth} data-hj-suppress={isPersonal ? '' : undefined}>
      {children}
    </Content>
  );
}

/**
 * Moves focus to the heading of a page that was navigated to, as a full page load would: before the page can be
 * touched, since later it would take the focus from a field that was.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = use(HasNavigatedContext);
  const { pathname } = useLocation();
  const known = useRef<string>(null);
  useLayoutEffect(() => {
    // What was hidden while a part of it loaded is shown again.
    if (known.current === pathname) return;
    known.current = pathname;
    const isUnderPopup = heading.current?.closest('[aria-hidden="true"]');
    if (hasNavigated && !isUnderPopup) heading.current?.focus({ preventScroll: true });
  }, [hasNavigated, pathname]);
  return heading;
}

interface TitleProps {
  children: ReactNode;
  /** How large it looks; it is the page's `h1` in any case. */
  variant?: 'h1' | 'h2' | 'h4';
  /** Where it is not in the language of the page. */
  lang?: string | undefined;
}

/** The one `h1` of a page. */
export function PageTitle({ children, variant = 'h1', lang }: TitleProps) {
  return (
    <Typography
      ref={useHeadingFocus()}
      component="h1"
      variant={variant}
      lang={lang}
      tabIndex={-1}
      gutterBottom
    >
      {children}
    </Typography>
  );
}
