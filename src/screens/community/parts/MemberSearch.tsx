import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import { countyOptions } from '../../../entities/county/countyOptions';
import { BoxSearch } from '../../../entities/search/BoxSearch';
import { BoxSelect } from '../../../entities/search/BoxSelect';
import { THEME_FILTER_OPTIONS } from '../../../entities/theme/themeOptions';
import { typedIn } from '../../../ui/typedIn';
import { UnscriptedSubmit } from '../../../ui/UnscriptedSubmit';
import {
  changeFilters,
  COUNTY_NAME,
  NO_FILTERS,
  readFilters,
  searchedText,
  THEME_NAME,
  writeFilters,
  type MemberFilters,
} from '../memberFilters';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(3),
  '& .words': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr 1fr',
    '& .words': { gridColumn: 'auto' },
  },
}));

/** Search and filters of the members. A pause in typing updates the address and so the list. */
export function MemberSearch({ filters }: { filters: MemberFilters }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const choose = (name: typeof THEME_NAME | typeof COUNTY_NAME, value: string) => {
    const wanted = new URLSearchParams(writeFilters(params, changeFilters(filters, {})));
    const typed = typedIn(form.current, 'q') ?? filters.q;
    if (searchedText(typed) !== filters.q) wanted.delete('exact');
    wanted.set('q', typed);
    wanted.set(name, value);
    void navigate({ search: writeFilters(params, readFilters(wanted)) });
  };
  const kept = new URLSearchParams(writeFilters(params, NO_FILTERS));
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t('Members')}
      data-hj-suppress
      onSubmit={(event) => event.preventDefault()}
    >
      <BoxSearch
        className="words"
        label={t('Name, skill or interest')}
        name="q"
        placeholder={t('Wanjikũ, welding, solar…')}
        value={filters.q}
        meaningOf={searchedText}
        searchOf={(q) => writeFilters(params, changeFilters(filters, { q }))}
      />
      <BoxSelect
        label={t('Cares for')}
        name={THEME_NAME}
        value={filters.theme ?? ''}
        options={THEME_FILTER_OPTIONS}
        onChange={(value) => choose(THEME_NAME, value)}
      />
      <BoxSelect
        label={t('Lives in')}
        name={COUNTY_NAME}
        value={filters.county ?? ''}
        options={countyOptions()}
        onChange={(value) => choose(COUNTY_NAME, value)}
      />
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UnscriptedSubmit>{t('Search')}</UnscriptedSubmit>
    </Form>
  );
}
