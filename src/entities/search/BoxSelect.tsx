import { useId } from 'react';
import type { FilterOption } from '../../ui/FilterSelect';
import { BoxField } from './BoxField';

interface Props {
  label: string;
  /** In the address, of a form that the browser itself can send. */
  name: string;
  className?: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** A native select in the look of the search box. */
export function BoxSelect({ label, name, className = '', value, options, onChange }: Props) {
  const id = useId();
  return (
    <BoxField className={className}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </BoxField>
  );
}
