import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { ownHref, safeHref } from './safeHref';

const ALLOWED = [
  'a',
  'blockquote',
  'br',
  'code',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'ul',
];

interface LinkProps {
  href?: string | undefined;
  children?: ReactNode;
}

/** Search engines do not count the link, and the other site does not learn the page it was on. */
const SafeLink = ({ href, children }: LinkProps) =>
  href ? (
    <a href={href} rel="nofollow noopener noreferrer">
      {children}
    </a>
  ) : (
    <>{children}</>
  );

/** The page has one `h1`, and its sections an `h2` each. */
const components: Components = {
  a: SafeLink,
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

interface Props {
  children: string;
  ownPaths?: boolean;
}

export default function MarkdownText({ children, ownPaths = false }: Props) {
  return (
    <ReactMarkdown
      skipHtml
      unwrapDisallowed
      allowedElements={ALLOWED}
      components={components}
      urlTransform={ownPaths ? ownHref : safeHref}
    >
      {children}
    </ReactMarkdown>
  );
}
