import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { useFieldState } from './fieldState';

export interface Option {
  value: string;
  label: string;
}

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
  help?: ReactNode;
  autoComplete?: string;
  required?: boolean;
}

/** The device's own list: the quickest on an old phone, even with 250 entries. */
export function SelectField({ name, label, options, help, autoComplete, required = false }: Props) {
  const { field, describedBy, ...frame } = useFieldState<string>(name, help);
  const list = useMemo(
    () =>
      options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [options],
  );
  return (
    <FieldFrame {...frame} label={label} help={help}>
      <NativeSelect
        {...field}
        input={<OutlinedInput />}
        inputProps={{
          id: frame.id,
          'aria-describedby': describedBy,
          'aria-required': required,
          ...(autoComplete !== undefined && { autoComplete }),
        }}
      >
        {list}
      </NativeSelect>
    </FieldFrame>
  );
}
