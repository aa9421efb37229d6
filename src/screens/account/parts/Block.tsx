import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { Notice } from '../../../ui/Notice';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(2),
  borderTop: `3px solid ${theme.vars.palette.accent.main}`,
  '& > *': { maxWidth: '100%' },
}));

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of the Member Zone under its own heading. */
export function Block({ title, children }: Props) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Root>
  );
}

const Lines = styled('div')({ width: '100%' });

export const BlockSkeleton = ({ label }: { label: string }) => (
  <Lines role="status" aria-label={label}>
    <SkeletonBlock sx={{ width: '80%' }} />
    <SkeletonBlock sx={{ width: '45%' }} />
    <SkeletonBlock sx={{ width: '70%' }} />
  </Lines>
);

/** Says that one block failed to load; the rest of the page is unaffected. */
export const BlockFailure = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
        {t('Try again')}
      </Button>
    }
  >
    {message}
  </Notice>
);

/** Rows of a block, with a line between them. */
export const Rows = styled('ul')(({ theme }) => ({
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(0.5, 1.5),
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1.25), fontWeight: 600 },
}));

/** Buttons of a row, with room between them. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));
