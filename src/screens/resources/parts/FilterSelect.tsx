import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { capitalise } from '../../../ui/resource/describe';

interface Props<T extends string> {
  label: string;
  className?: string;
  /** What the choice of nothing is called. */
  all: string;
  values: readonly T[];
  value: T | null;
  onChange: (value: T | null) => void;
}

/** The platform's own list: best on a phone, by keyboard and with a screen reader. */
export function FilterSelect<T extends string>(props: Props<T>) {
  const { label, className = '', all, values, value, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth className={className}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value ?? ''}
        onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? null)}
      >
        <option value="">{all}</option>
        {values.map((option) => (
          <option key={option} value={option}>
            {capitalise(option)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
