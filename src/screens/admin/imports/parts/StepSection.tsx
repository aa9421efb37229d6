import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  '& > :is(ul, form, [role="alert"], nav)': { width: '100%' },
  '& > .MuiFormControl-root': { maxWidth: 320 },
  '& .MuiButton-root': { minHeight: 44 },
}));

export const StepActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

interface Props {
  title: string;
  /** Takes the focus, since the button of the step before is gone. */
  isNext?: boolean;
  children: ReactNode;
}

/** A step of the import under its heading. */
export function StepSection({ title, isNext = false, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <Part aria-labelledby={id}>
      <Typography ref={heading} id={id} tabIndex={-1} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Part>
  );
}
