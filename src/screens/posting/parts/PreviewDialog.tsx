import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { t } from '../../../../domain/language';

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2, 6),
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}));

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** A post as the public will see it. */
export function PreviewDialog({ onClose, children }: Props) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby={id}
    >
      <Head>
        <Typography id={id} variant="body1" component="h2" sx={{ fontWeight: 700 }}>
          {t('Preview: what the public will see')}
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          {t('Close')}
        </Button>
      </Head>
      <Body data-hj-suppress>{children}</Body>
    </Dialog>
  );
}
