import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface Props {
  to: string;
  children: ReactNode;
}

/** Leads from a part of the home page to the page that says more. */
export const SectionLink = ({ to, children }: Props) => (
  <Link component={RouterLink} to={to} sx={{ fontWeight: 600, py: 1 }}>
    {children}
  </Link>
);
