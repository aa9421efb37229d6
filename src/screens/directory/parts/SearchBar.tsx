import { styled } from '@mui/material/styles';
import { memo, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { plural, t } from '../../../../domain/language';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import type { Suggestion } from '../../../../domain/contract/suggestion';
import { findValue } from '../../../../domain/searchText';
import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import { BoxSelect } from '../../../entities/search/BoxSelect';
import { FilterSheet } from '../../../entities/search/FilterSheet';
import { NearMe } from '../../../entities/search/NearMe';
import { WhereField } from '../../../entities/search/WhereField';
import { WordsField } from '../../../entities/search/WordsField';
import { THEME_FILTER_OPTIONS } from '../../../entities/theme/themeOptions';
import { usePaths } from '../../../paths';
import { UnscriptedSubmit } from '../../../ui/UnscriptedSubmit';
import { useSearchText } from '../../../ui/useSearchText';
import {
  changeFilters,
  readFilters,
  searchedText,
  writeFilters,
  type DirectoryFilters,
} from '../filters';
import { badgeOptions, categoryOptions, sortOptions } from './filterOptions';
import { ViewSwitch } from './ViewSwitch';

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  marginTop: theme.spacing(1),
  '& .what': { gridColumn: 'span 6' },
  '& .where': { gridColumn: 'span 4' },
  '& .near, & .filters': { gridRow: 2, paddingInline: theme.spacing(1), whiteSpace: 'nowrap' },
  '& .filters': { gridColumn: '1 / span 4', justifySelf: 'start' },
  '& .near': { gridColumn: '5 / span 3', justifySelf: 'start' },
  '& > nav': { gridRow: 2, gridColumn: '8 / -1', justifySelf: 'end' },
  [theme.breakpoints.down('sm')]: {
    '& :is(.near, .filters, nav a)': { fontSize: theme.typography.body2.fontSize },
    '& nav a': { minWidth: 44, paddingInline: theme.spacing(0.25) },
    '& .near': { minWidth: 0, paddingInline: theme.spacing(0.75) },
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    gridTemplateColumns: '5fr 4fr auto auto',
    marginTop: theme.spacing(4),
    '& .what, & .where, & .near, & > nav': { gridArea: 'auto' },
    '& .near': { paddingInline: theme.spacing(2.5) },
    '& > nav': { alignSelf: 'center' },
  },
}));

interface WordsProps {
  filters: DirectoryFilters;
  field: RefObject<HTMLInputElement | null>;
}

/** Apart from the filters, which a key would else draw again. */
function Words({ filters, field }: WordsProps) {
  const paths = usePaths();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { typed, type } = useSearchText({
    q: filters.q,
    meaningOf: searchedText,
    searchOf: (text) => writeFilters(changeFilters(filters, { q: text })),
  });
  const change = (changed: Partial<DirectoryFilters>) =>
    void navigate({ search: writeFilters(changeFilters(filters, changed)) });
  const choose = ({ kind, value }: Suggestion) => {
    if (kind === 'words') change({ q: value });
    if (kind === 'category') change({ q: '', category: findValue(DIRECTORY_CATEGORIES, value) });
    if (kind === 'county') change({ q: '', county: value });
    if (kind === 'business') {
      void navigate(paths.listing(value), { state: { directorySearch: search } });
    }
  };
  return <WordsField typed={typed} onType={type} onChoose={choose} field={field} />;
}

interface Props {
  filters: DirectoryFilters;
  found: ListingSearchPage | null;
  isUpdating: boolean;
}

/** Search and filters. A pause in typing updates the address and so the list. */
export const SearchBar = memo(function SearchBar({ filters, found, isUpdating }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { q, category, theme, badge, county, sort, view } = filters;
  const readTyped = () => field.current?.value ?? q;
  const change = (changed: Record<string, string>) => {
    const wanted = new URLSearchParams(params);
    if (readTyped().trim() !== q) wanted.delete('exact');
    wanted.set('q', readTyped());
    for (const [name, value] of Object.entries(changed)) wanted.set(name, value);
    wanted.delete('page');
    void navigate({ search: writeFilters(readFilters(wanted)) });
  };
  const chosen = [category, theme, badge].filter((filter) => filter !== null).length;
  return (
    <Form
      role="search"
      aria-label={t('Businesses')}
      data-hj-suppress
      onSubmit={(event) => {
        event.preventDefault();
        if (readTyped().trim() !== q) change({ q: readTyped() });
      }}
    >
      <Words filters={filters} field={field} />
      <WhereField
        county={county}
        onChange={(code) => change({ county: code ?? '' })}
        counts={view === 'map' ? found?.counties : undefined}
      />
      <NearMe onFound={(code) => change({ county: code })}>
        <ViewSwitch filters={filters} />
      </NearMe>
      <FilterSheet
        chosen={chosen}
        show={
          found && !isUpdating
            ? plural(found.count, 'Show # business', 'Show # businesses')
            : t('Show businesses')
        }
        onClear={() => change({ category: '', theme: '', badge: '' })}
      >
        <BoxSelect
          label={t('Category')}
          name="category"
          className="narrow-only"
          value={category ?? ''}
          options={categoryOptions}
          onChange={(value) => change({ category: value })}
        />
        <BoxSelect
          label={t('Theme')}
          name="theme"
          value={theme ?? ''}
          options={THEME_FILTER_OPTIONS}
          onChange={(value) => change({ theme: value })}
        />
        <BoxSelect
          label={t('Badge')}
          name="badge"
          value={badge ?? ''}
          options={badgeOptions}
          onChange={(value) => change({ badge: value })}
        />
        <BoxSelect
          label={t('Order')}
          name="sort"
          value={sort}
          options={sortOptions(q)}
          onChange={(value) => change({ sort: value })}
        />
      </FilterSheet>
      {view !== 'list' && <input type="hidden" name="view" value={view} />}
      <UnscriptedSubmit>{t('Search')}</UnscriptedSubmit>
    </Form>
  );
});
