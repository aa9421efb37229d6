import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { usePaths } from '../../../paths';
import { EmptyState } from '../../../ui/EmptyState';
import { PageTitle } from '../../../ui/Page';

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(3, 0),
  '@media print': { display: 'none' },
}));

interface Props {
  title: string;
  children: ReactNode;
}

/** What the sheet below is for; it is not printed. */
export const PrintHead = ({ title, children }: Props) => (
  <OnScreen>
    <PageTitle variant="h2">{title}</PageTitle>
    <Typography sx={{ mt: 1, maxWidth: 640 }}>{children}</Typography>
  </OnScreen>
);

export function PrintActions() {
  const paths = usePaths();
  return (
    <Actions>
      <Button variant="contained" onClick={() => window.print()}>
        {t('Print or save as PDF')}
      </Button>
      <Button component={RouterLink} to={paths.myBusiness} variant="outlined">
        {t('Back to your listing')}
      </Button>
    </Actions>
  );
}

/** Says what is missing before the sheet can be printed. */
export function NothingToPrint({ title, children }: Props) {
  const paths = usePaths();
  return (
    <EmptyState
      title={title}
      action={
        <Button component={RouterLink} to={paths.myBusiness} variant="contained">
          {t('To your listing')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
