import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../domain/language';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1, 2),
  color: theme.vars.palette.accent.contrastText,
  backgroundColor: theme.vars.palette.accent.main,
  [theme.breakpoints.up('md')]: { top: 72 },
  '& p': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '@media print': { display: 'none' },
}));

interface Props {
  /** Where the pages of the business were opened. */
  backTo: string;
  children: ReactNode;
}

/** Shows an admin all the time whose pages these are, and links back. */
export const ActingBar = ({ backTo, children }: Props) => (
  <Bar aria-label={t('Acting for a business')}>
    {children}
    <Link component={RouterLink} to={backTo} color="inherit">
      {t('Back to the pipeline')}
    </Link>
  </Bar>
);
