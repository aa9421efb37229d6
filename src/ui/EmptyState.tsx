import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { icon } from './icon';

const SproutIcon = icon(
  'M12 21v-9M12 12c0-4-2.5-6.5-7-6.5 0 4.5 2.5 6.5 7 6.5zM12 14c0-3.5 2-5.5 7-5.5 0 4-2.5 5.5-7 5.5zM7 21h10',
);

interface Props {
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  action?: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 3),
  borderRadius: 14,
  border: `1px dashed ${theme.vars.palette.control}`,
  '& > svg': { fontSize: 40, color: theme.vars.palette.primary.main },
  '& > button, & > a': { marginTop: theme.spacing(1) },
}));

/** A list without entries says why, and what to do. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <Frame>
      <SproutIcon />
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children && <Typography component="div">{children}</Typography>}
      {action}
    </Frame>
  );
}
