import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DIRECTORY_CATEGORIES, THEMES } from '../../../../domain/vocabulary';
import {
  categoryLabel,
  readFilters,
  SORTS,
  themeLabel,
  writeFilters,
  type DirectoryFilters,
  type Sort,
} from '../filters';
import type { CountOf } from '../selectListings';
import { useTypedQuery } from '../useTypedQuery';
import { FilterSelect } from './FilterSelect';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(4),
  '& select': { textOverflow: 'ellipsis' },
  '& .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 2fr 1fr',
    '& .wide': { gridColumn: 'auto' },
    // The links beside stand for it.
    '& .narrow-only': { display: 'none' },
  },
}));

const SORT_LABELS: Record<Sort, string> = {
  name: 'Name, A to Z',
  newest: 'Newest first',
  level: 'Highest level first',
};

const sortOptions = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
const themeOptions = [null, ...THEMES].map((theme) => ({
  value: theme ?? '',
  label: themeLabel(theme),
}));
const categoryOptions = (countOf: CountOf | undefined) =>
  [null, ...DIRECTORY_CATEGORIES].map((category) => ({
    value: category ?? '',
    label: categoryLabel(category) + (countOf ? ` (${countOf(category)})` : ''),
  }));

interface Props {
  filters: DirectoryFilters;
  countOf: CountOf | undefined;
}

/** Search and filters. What is typed narrows the list at once. */
export function SearchBar({ filters, countOf }: Props) {
  const searchId = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { typed, type } = useTypedQuery(filters);
  const change = (name: string, value: string) => {
    const asked = new URLSearchParams(params);
    asked.set(name, value);
    asked.delete('page');
    void navigate({ search: writeFilters(readFilters(asked)) });
  };
  return (
    <Form role="search" aria-label="Businesses" onSubmit={(event) => event.preventDefault()}>
      <FormControl fullWidth className="wide">
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
      <FilterSelect
        label="Category"
        className="wide narrow-only"
        name="category"
        value={filters.category ?? ''}
        options={categoryOptions(countOf)}
        onChange={change}
      />
      <FilterSelect
        label="Theme"
        name="theme"
        value={filters.theme ?? ''}
        options={themeOptions}
        onChange={change}
      />
      <FilterSelect
        label="Order"
        name="sort"
        value={filters.sort}
        options={sortOptions}
        onChange={change}
      />
    </Form>
  );
}
