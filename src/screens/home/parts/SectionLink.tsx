import type { ReactNode } from 'react';
import { TextLink } from './TextLink';

interface Props {
  to: string;
  children: ReactNode;
}

/** Leads from a part of the home page to the page that says more. */
export const SectionLink = ({ to, children }: Props) => (
  <TextLink to={to} className="stands-out">
    {children}
  </TextLink>
);
