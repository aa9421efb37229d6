import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Given the id of the heading, by which a form inside names itself. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** A part of the profile under its own heading. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {lead && <Typography sx={{ mt: 1 }}>{lead}</Typography>}
      </div>
      {typeof children === 'function' ? children(id) : children}
    </Root>
  );
}

/** Buttons in a row, as wide as their words. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}));
