import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterGroup {
  label: string;
  options: readonly FilterOption[];
}

interface Props {
  label: string;
  /** In the address, of a form that the browser itself can send. */
  name?: string;
  className?: string;
  value: string;
  options: readonly (FilterOption | FilterGroup)[];
  onChange: (value: string) => void;
}

const asOption = ({ value, label }: FilterOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A native select: best on a phone, by keyboard and with a screen reader. */
export function FilterSelect({ label, name, className = '', value, options, onChange }: Props) {
  const id = useId();
  return (
    <FormControl fullWidth className={className}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id, name }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(asOption)}
            </optgroup>
          ) : (
            asOption(option)
          ),
        )}
      </NativeSelect>
    </FormControl>
  );
}
