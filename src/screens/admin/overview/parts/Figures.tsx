import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  marginTop: theme.spacing(3),
  '& > h2': { margin: theme.spacing(0, 0, 1) },
}));

interface Props {
  title: string;
  children: ReactNode;
}

/** Figures of one kind. */
export function Figures({ title, children }: Props) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Frame>
  );
}
