import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Its name where the words of the link do not say enough; it begins with them. */
  label?: string;
  children: ReactNode;
}

/** A link to another site or to the mail program; the other site does not learn which page it was on. */
export const OutLink = ({ href, label, children }: Props) => (
  <Link
    href={href}
    aria-label={label}
    rel="noreferrer"
    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {children}
  </Link>
);
