import { useId } from 'react';
import { useSearchText } from '../../ui/useSearchText';
import { BoxField } from './BoxField';

interface Props {
  label: string;
  /** In the address, of a form that the browser itself can send. */
  name: string;
  className?: string;
  placeholder?: string;
  /** What the address has. */
  value: string;
  /** The search for a typed text, such as without spaces around it. */
  meaningOf: (typed: string) => string;
  /** The query string of a search. */
  searchOf: (text: string) => string;
}

/** A typed filter in the look of the search box. A pause in typing writes it into the address. */
export function BoxSearch({ className = '', ...props }: Props) {
  const { label, name, placeholder, value, meaningOf, searchOf } = props;
  const id = useId();
  const { typed, type } = useSearchText({ q: value, meaningOf, searchOf });
  return (
    <BoxField className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name={name}
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </BoxField>
  );
}
