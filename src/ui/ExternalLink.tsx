import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** The accessible name where the text of the link is not enough; it begins with that text. */
  label?: string;
  children: ReactNode;
}

/** A link to another site or to the email program; the other site does not learn which page it was on. */
export const ExternalLink = ({ href, label, children }: Props) => (
  <Link
    href={href}
    aria-label={label}
    rel="noreferrer"
    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {children}
  </Link>
);
