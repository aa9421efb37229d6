import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  helpId: string;
  errorId: string;
  label: string;
  help?: ReactNode;
  error: string | null;
  children: ReactNode;
}

/** One line is kept free: a message that appears must not move the button under a finger. */
export const ErrorLine = styled(FormHelperText)({ minHeight: '1.66em', marginTop: 2 });

/** Label above, help and message under a field. */
export function FieldFrame({ id, helpId, errorId, label, help, error, children }: Props) {
  return (
    <FormControl fullWidth error={error !== null}>
      <InputLabel htmlFor={id} error={false}>
        {label}
      </InputLabel>
      {children}
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </FormControl>
  );
}
