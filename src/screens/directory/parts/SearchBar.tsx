import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
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

/** Search and filters. A pause in typing updates the address and so the list. */
export function SearchBar({ filters }: { filters: DirectoryFilters }) {
  const searchId = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { typed, type } = useSearchText({
    q: filters.q,
    meaningOf: searchedText,
    searchOf: (text) => writeFilters(changeFilters(filters, { q: text })),
  });
  const { q, category, theme, badge, county, sort, view } = filters;
  const change = (name: string) => (value: string) => {
    const wanted = new URLSearchParams(params);
    wanted.set('q', typed);
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
        if (typed.trim() !== q) change('q')(typed);
      }}
    >
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
        name="category"
        className="wide narrow-only"
        value={category ?? ''}
        options={categoryOptions}
        onChange={change('category')}
      />
      <FilterSelect
        label="Theme"
        name="theme"
        value={theme ?? ''}
        options={THEME_FILTER_OPTIONS}
        onChange={change('theme')}
      />
      <FilterSelect
        label="Badge"
        name="badge"
        value={badge ?? ''}
        options={badgeOptions}
        onChange={change('badge')}
      />
      {view === 'list' ? (
        <FilterSelect
          label="County"
          name="county"
          value={county ?? ''}
          options={countyOptions}
          onChange={change('county')}
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
        onChange={change('sort')}
      />
      <UnscriptedSubmit>Search</UnscriptedSubmit>
    </Form>
  );
}
