import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(3),
  marginTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** A part of a long form under its own heading. */
export function FormSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {hint && (
        <Typography color="textSecondary" gutterBottom>
          {hint}
        </Typography>
      )}
      {children}
    </Section>
  );
}
