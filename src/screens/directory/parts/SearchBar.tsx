import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { THEMES } from '../../../../domain/vocabulary';
import {
  changeFilters,
  readFilters,
  SORTS,
  themeLabel,
  writeFilters,
  type DirectoryFilters,
  type Sort,
} from '../filters';
import { useTypedQuery } from '../useTypedQuery';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '2fr 2fr 1fr' },
  [theme.breakpoints.only('sm')]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
}));

const SORT_LABELS: Record<Sort, string> = {
  name: 'Name, A to Z',
  newest: 'Newest first',
  level: 'Highest level first',
};

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </NativeSelect>
    </FormControl>
  );
}

/** Search, theme and order. What is typed narrows the list at once. */
export function SearchBar({ filters }: { filters: DirectoryFilters }) {
  const searchId = useId();
  const navigate = useNavigate();
  const { typed, type } = useTypedQuery(filters);
  const change = (name: string, value: string) => {
    const asked = readFilters(new URLSearchParams([[name, value]]));
    const search = writeFilters(
      changeFilters(filters, name === 'theme' ? { theme: asked.theme } : { sort: asked.sort }),
    );
    void navigate({ search }, { preventScrollReset: true });
  };
  return (
    <Form role="search" aria-label="Businesses" onSubmit={(event) => event.preventDefault()}>
      <FormControl fullWidth>
        <InputLabel htmlFor={searchId}>Search</InputLabel>
        <OutlinedInput
          id={searchId}
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Soap, Kisumu, solar…"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </FormControl>
      <Select
        label="Theme"
        value={filters.theme ?? ''}
        onChange={(value) => change('theme', value)}
      >
        {[null, ...THEMES].map((theme) => (
          <option key={theme} value={theme ?? ''}>
            {themeLabel(theme)}
          </option>
        ))}
      </Select>
      <Select label="Order" value={filters.sort} onChange={(value) => change('sort', value)}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
    </Form>
  );
}
