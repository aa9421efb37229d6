import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../../../../domain/language';
import { FilterSelect } from '../../../../ui/FilterSelect';
import type { GridFilter } from '../gridProps';
import type { GridAddress } from '../useGridAddress';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(1),
  '& select': { textOverflow: 'ellipsis' },
  '& .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
    '& .wide': { gridColumn: 'span 2' },
  },
  '@media (pointer: fine)': {
    gap: theme.spacing(1, 1.5),
    '& .MuiInputBase-root': { minHeight: 36 },
    '& .MuiInputBase-input': { paddingBlock: 6 },
    '& .MuiInputLabel-root': { marginBottom: 2, fontSize: '0.875rem', lineHeight: '20px' },
  },
}));

interface DayProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field owns the keystrokes; a change of the address from elsewhere fills it anew. */
function DayFilter({ label, value, onChange }: DayProps) {
  const id = useId();
  const [field, setField] = useState({ text: value, value });
  if (field.value !== value) setField({ text: value, value });
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="date"
        value={field.text}
        onChange={({ target }) => {
          setField({ text: target.value, value });
          onChange(target.value);
        }}
      />
    </FormControl>
  );
}

interface Props {
  label: string;
  searchHint?: string;
  filters: readonly GridFilter[];
  /** Stands after the filters, such as the order of cards. */
  children?: ReactNode;
  address: Pick<GridAddress<string>, 'query' | 'typed' | 'type' | 'search' | 'filter'>;
}

/** Search and filters of a grid, the same on a phone and on a desk. */
export function FilterBar({ label, searchHint, filters, address, children }: Props) {
  const searchId = useId();
  const { query } = address;
  return (
    <Form
      role="search"
      aria-label={label}
      data-hj-suppress
      onSubmit={(event) => {
        event.preventDefault();
        address.search();
      }}
    >
      {searchHint !== undefined && (
        <FormControl fullWidth className="wide">
          <InputLabel htmlFor={searchId}>{t('Search')}</InputLabel>
          <OutlinedInput
            id={searchId}
            type="search"
            autoComplete="off"
            placeholder={searchHint}
            value={address.typed}
            onChange={(event) => address.type(event.target.value)}
          />
        </FormControl>
      )}
      {filters.map((filter) => {
        const value = query.filters[filter.name] ?? '';
        return 'options' in filter ? (
          <FilterSelect
            key={filter.name}
            label={t(filter.label)}
            value={filter.options.some((option) => option.value === value) ? value : ''}
            options={filter.options.map((option) => ({ ...option, label: t(option.label) }))}
            onChange={(chosen) => address.filter(filter.name, chosen)}
          />
        ) : (
          <DayFilter
            key={filter.name}
            label={t(filter.label)}
            value={value}
            onChange={(typed) => address.filter(filter.name, typed, true)}
          />
        );
      })}
      {children}
    </Form>
  );
}
