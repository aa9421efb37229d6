import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Ground = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });

interface Props {
  label: string;
  children: ReactNode;
}

/** A wide table scrolls inside its place, with the keyboard as well. */
export const ScrollRegion = ({ label, children }: Props) => (
  <Ground role="region" aria-label={label} tabIndex={0}>
    {children}
  </Ground>
);
