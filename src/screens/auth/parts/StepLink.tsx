import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { keepFocus } from '../../../ui/fields/keepFocus';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  alignItems: 'center',
  '& > *': { minHeight: 32, display: 'inline-flex', alignItems: 'center' },
  '@media (pointer: coarse)': { '& > *': { minHeight: 44 } },
}));

/** Links to other steps, side by side when there is room. */
export const StepLinks = Row;

/** A button that looks like a link: steps have no address. */
export function StepLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link {...keepFocus} component="button" type="button" variant="body1" onClick={onClick}>
      {children}
    </Link>
  );
}
