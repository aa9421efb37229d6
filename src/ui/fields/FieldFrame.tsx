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

/** Without a help text one line is kept free, so that a message does not move what is below. */
export const ErrorLine = styled(FormHelperText)({
  marginTop: 2,
  '&:empty': { minHeight: 10 },
  'label + * + &': { minHeight: '1.66em' },
});

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
