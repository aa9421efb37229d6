import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFieldState } from './fieldState';

interface Props {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
}

/** Box and label are side by side; help and message are below the label. */
const Frame = styled(FormControl)({
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { paddingBlock: 8 },
  '& .MuiFormHelperText-root': { marginTop: -4, marginInlineStart: 31 },
});

export function CheckboxField({ name, label, help, required = false }: Props) {
  const { field, id, error, helpId, errorId, describedBy } = useFieldState<boolean>(name, help);
  return (
    <Frame error={error !== null}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                id,
                'aria-describedby': describedBy,
                'aria-invalid': error !== null,
                'aria-required': required,
              },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </Frame>
  );
}
