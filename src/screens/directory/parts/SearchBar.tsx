import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, useId, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { THEME_FILTER_OPTIONS } from '../../../entities/theme/themeOptions';
import { FilterSelect } from '../../../ui/FilterSelect';
import { UnscriptedSubmit } from '../../../ui/UnscriptedSubmit';
import { useSearchText } from '../../../ui/useSearchText';
import {
  changeFilters,
  readFilters,
  searchedText,
  writeFilters,
  type DirectoryFilters,
} from '../filters';
import { badgeOptions, categoryOptions, countyOptions, sortOptions } from './filterOptions';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(4),
  '& select': { textOverflow: 'ellipsis' },
  '& .wide, & .rest': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& .wide, & .rest': { gridColumn: 'span 4' },
    // The links below replace it.
    '& .narrow-only': { display: 'none' },
  },
}));

interface FieldProps {
  filters: DirectoryFilters;
  field: RefObject<HTMLInputElement | null>;
}

/** Apart from the filters, which a key would else draw again. */
function SearchField({ filters, field }: FieldProps) {
  const id = useId();
  const { typed, type } = useSearchText({
    q: filters.q,
    meaningOf: searchedText,
    searchOf: (text) => writeFilters(changeFilters(filters, { q: text })),
  });
  return (
    <FormControl fullWidth className="wide">
      <InputLabel htmlFor={id}>Search</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        placeholder="Soap, Kisumu, solar…"
        inputRef={field}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </FormControl>
  );
}

/** Search and filters. A pause in typing updates the address and so the list. */
export const SearchBar = memo(function SearchBar({ filters }: { filters: DirectoryFilters }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { q, category, theme, badge, county, sort, view } = filters;
  const readTyped = () => field.current?.value ?? q;
  const change = (name: string, value: string) => {
    const wanted = new URLSearchParams(params);
    if (readTyped().trim() !== q) wanted.delete('exact');
    wanted.set('q', readTyped());
    wanted.set(name, value);
    wanted.delete('page');
    void navigate({ search: writeFilters(readFilters(wanted)) });
  };
  return (
    <Form
      role="search"
      aria-label="Businesses"
      data-hj-suppress
      onSubmit={(event) => {
        event.preventDefault();
        if (readTyped().trim() !== q) change('q', readTyped());
      }}
    >
      <SearchField filters={filters} field={field} />
      <FilterSelect
        label="Category"
        name="category"
        className="wide narrow-only"
        value={category ?? ''}
        options={categoryOptions}
        onChange={(value) => change('category', value)}
      />
      <FilterSelect
        label="Theme"
        name="theme"
        value={theme ?? ''}
        options={THEME_FILTER_OPTIONS}
        onChange={(value) => change('theme', value)}
      />
      <FilterSelect
        label="Badge"
        name="badge"
        value={badge ?? ''}
        options={badgeOptions}
        onChange={(value) => change('badge', value)}
      />
      {view === 'list' ? (
        <FilterSelect
          label="County"
          name="county"
          value={county ?? ''}
          options={countyOptions}
          onChange={(value) => change('county', value)}
        />
      ) : (
        <>
          <input type="hidden" name="view" value={view} />
          <input type="hidden" name="county" value={county ?? ''} />
        </>
      )}
      <FilterSelect
        label="Order"
        name="sort"
        className={view === 'map' ? 'rest' : ''}
        value={sort}
        options={sortOptions(q)}
        onChange={(value) => change('sort', value)}
      />
      <UnscriptedSubmit>Search</UnscriptedSubmit>
    </Form>
  );
});
