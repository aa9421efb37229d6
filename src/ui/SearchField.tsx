import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useSearchText } from './useSearchText';

interface Props {
  label: string;
  /** In the address, of a form that the browser itself can send. */
  name: string;
  className?: string;
  type?: 'search' | 'date';
  placeholder?: string;
  /** What the address has. */
  value: string;
  /** The search for a typed text, such as without spaces around it. */
  meaningOf: (typed: string) => string;
  /** The query string of a search. */
  searchOf: (text: string) => string;
}

/** A filter that is typed. A pause in typing writes it into the address. */
export function SearchField({ type = 'search', className = '', ...props }: Props) {
  const { label, name, placeholder, value, meaningOf, searchOf } = props;
  const id = useId();
  const { typed, type: write } = useSearchText({ q: value, meaningOf, searchOf });
  return (
    <FormControl fullWidth className={className}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={type}
        name={name}
        autoComplete="off"
        {...(placeholder && { placeholder })}
        value={typed}
        onChange={(event) => write(event.target.value)}
      />
    </FormControl>
  );
}
