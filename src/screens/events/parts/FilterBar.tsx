import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { msg, plural, t } from '../../../../domain/language';
import { ATTENDANCE_MODES } from '../../../../domain/vocabulary';
import { countyOptions } from '../../../entities/county/countyOptions';
import { MODE_LABELS } from '../../../entities/event/eventTexts';
import { optionOf } from '../../../entities/fields/optionsOf';
import { FilterSheet } from '../../../entities/search/FilterSheet';
import { THEME_FILTER_OPTIONS } from '../../../entities/theme/themeOptions';
import { FilterSelect } from '../../../ui/FilterSelect';
import { SearchField } from '../../../ui/SearchField';
import { typedIn } from '../../../ui/typedIn';
import { UnscriptedSubmit } from '../../../ui/UnscriptedSubmit';
import {
  changeFilters,
  countChosen,
  NO_FILTERS,
  readFilters,
  searchedText,
  writeFilters,
  type EventFilters,
} from '../filters';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  marginTop: theme.spacing(3),
  '& select': { textOverflow: 'ellipsis' },
  '& .words': { gridColumn: '1 / -1' },
  '& .filters': { alignSelf: 'end', justifySelf: 'end', minHeight: 48 },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 3fr',
    '& .words': { gridColumn: 'auto' },
  },
}));

const MODE_OPTIONS = [
  optionOf('', msg('Anywhere')),
  ...ATTENDANCE_MODES.map((mode) => optionOf(mode, MODE_LABELS[mode])),
];

const TYPED = ['q', 'organizer', 'date'];

interface Props {
  filters: EventFilters;
  /** How many there are; null while that is not known. */
  count: number | null;
}

/** Search and filters, which every view has. A pause in typing updates the address and so the list. */
export function FilterBar({ filters, count }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const choose = (name: 'theme' | 'mode' | 'county', value: string) => {
    const wanted = new URLSearchParams(writeFilters(changeFilters(filters, {})));
    for (const field of TYPED) {
      const typed = typedIn(form.current, field);
      if (typed !== null) wanted.set(field, typed);
    }
    if (searchedText(wanted.get('q') ?? '') !== filters.q) wanted.delete('exact');
    wanted.set(name, value);
    void navigate({ search: writeFilters(readFilters(wanted)) });
  };
  const clear = () => {
    const without = { theme: null, mode: null, organizer: '', date: null };
    void navigate({ search: writeFilters(changeFilters(filters, without)) });
  };
  const { view, month, isByDate } = filters;
  const kept = new URLSearchParams(writeFilters({ ...NO_FILTERS, view, month, isByDate }));
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t('Events')}
      data-hj-suppress
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        className="words"
        label={t('Search')}
        name="q"
        placeholder={t('Tree planting, repair, Kisumu…')}
        value={filters.q}
        meaningOf={searchedText}
        searchOf={(q) => writeFilters(changeFilters(filters, { q }))}
      />
      <FilterSelect
        label={t('County')}
        name="county"
        value={filters.county ?? ''}
        options={countyOptions()}
        onChange={(value) => choose('county', value)}
      />
      <FilterSheet
        chosen={countChosen(filters)}
        show={count === null ? t('Show events') : plural(count, 'Show # event', 'Show # events')}
        columns={4}
        onClear={clear}
      >
        <FilterSelect
          label={t('Theme')}
          name="theme"
          value={filters.theme ?? ''}
          options={THEME_FILTER_OPTIONS}
          onChange={(value) => choose('theme', value)}
        />
        <FilterSelect
          label={t('How to attend')}
          name="mode"
          value={filters.mode ?? ''}
          options={MODE_OPTIONS}
          onChange={(value) => choose('mode', value)}
        />
        <SearchField
          label={t('Organiser')}
          name="organizer"
          value={filters.organizer}
          meaningOf={searchedText}
          searchOf={(organizer) => writeFilters(changeFilters(filters, { organizer }))}
        />
        <SearchField
          label={t('On this day')}
          name="date"
          type="date"
          value={filters.date ?? ''}
          meaningOf={(date) => date}
          searchOf={(date) => writeFilters(changeFilters(filters, { date: date || null }))}
        />
      </FilterSheet>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UnscriptedSubmit>{t('Show events')}</UnscriptedSubmit>
    </Form>
  );
}
