import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { useFieldState } from './fieldState';

export interface TextFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'datetime-local';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoCapitalize?: 'none' | 'words' | 'sentences';
  required?: boolean;
  maxLength?: number;
  /** Makes it a text of several lines. */
  rows?: number;
  endAdornment?: ReactNode;
}

const Input = styled(OutlinedInput)({ '&.MuiInputBase-multiline': { paddingBlock: 0 } });

export function TextField(props: TextFieldProps) {
  const { name, label, help, type = 'text', required = false, rows, endAdornment } = props;
  const { autoComplete, inputMode, autoCapitalize, maxLength } = props;
  const { field, describedBy, ...frame } = useFieldState<string>(name, help);
  const isProse = autoCapitalize === 'sentences' || rows !== undefined;
  return (
    <FieldFrame {...frame} label={label} help={help}>
      <Input
        {...field}
        id={frame.id}
        type={type}
        multiline={rows !== undefined}
        {...(rows !== undefined && { minRows: rows })}
        {...(autoComplete !== undefined && { autoComplete })}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            'aria-describedby': describedBy,
            'aria-required': required,
            inputMode,
            autoCapitalize,
            maxLength,
            spellCheck: isProse,
          },
        }}
      />
    </FieldFrame>
  );
}
