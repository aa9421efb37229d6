import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useState } from 'react';

interface Props {
  children: string;
  /** Written by editors: links may lead to pages of this site. */
  ownPaths?: boolean;
  /** Where it is not that of the page. */
  lang?: string | undefined;
}

/** Shown when the parser cannot be loaded: the text as it was written. */
const PlainText = ({ children }: Props) => <p className="plain">{children}</p>;

/** The parser is larger than a page: it comes with the first text that needs it. */
const MarkdownText = lazy(() =>
  import(/* webpackChunkName: "markdown" */ './MarkdownText').catch(() => ({ default: PlainText })),
);

const Root = styled('div')(({ theme }) => ({
  '& > :first-of-type': { marginTop: 0 },
  '& h3, & h4': { ...theme.typography.h4, margin: theme.spacing(4, 0, 1) },
  '& p': { marginBlock: theme.spacing(2) },
  '& .plain': { whiteSpace: 'pre-line' },
  '& ul, & ol': { paddingLeft: theme.spacing(3), marginBlock: theme.spacing(2) },
  '& li': { maxWidth: '66ch', marginBlock: theme.spacing(0.75) },
  '& a': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& pre': { overflowX: 'auto' },
  '& blockquote': {
    margin: theme.spacing(2, 0),
    paddingLeft: theme.spacing(2),
    borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
  },
}));

const lines = (
  <div aria-hidden>
    {['94%', '98%', '91%', '60%'].map((width) => (
      <Skeleton key={width} sx={{ width, height: 28 }} />
    ))}
  </div>
);

const isOnPage = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) !== null;

/**
 * What a member wrote, as text: no HTML, no pictures, links to the web and to email only. Headings
 * begin below the page's sections. A text that came with the page stays as it is: React leaves the
 * children alone of an element whose HTML is said to be set, so that the parser is not needed.
 */
export function Markdown({ children, ownPaths = false, lang }: Props) {
  const id = useId();
  const [textOnPage, setTextOnPage] = useState(() => (isOnPage(id) ? children : null));
  if (textOnPage === children) {
    return (
      <Root id={id} lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  }
  if (textOnPage !== null) setTextOnPage(null);
  return (
    <Root key="rendered" id={id} lang={lang}>
      <Suspense fallback={lines}>
        <MarkdownText ownPaths={ownPaths}>{children}</MarkdownText>
      </Suspense>
    </Root>
  );
}
