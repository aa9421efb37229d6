import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { RESOURCE_TYPES, THEMES } from '../../../../domain/vocabulary';
import { optionOf, optionsOf } from '../../../entities/fields/optionsOf';
import { THEME_FILTER_OPTIONS } from '../../../entities/theme/themeOptions';
import { FilterSelect } from '../../../ui/FilterSelect';
import { UnscriptedSubmit } from '../../../ui/UnscriptedSubmit';
import { changeFilters, writeFilters, type ResourceFilters } from '../filters';
import { useTypedQuery } from '../useTypedQuery';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(3),
  '& select': { textOverflow: 'ellipsis' },
  '& .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '3fr 2fr',
    '& .wide': { gridColumn: 'auto' },
    // The links below replace it.
    '& .narrow-only': { display: 'none' },
  },
}));

const TYPE_FILTER_OPTIONS = [optionOf('', msg('All types')), ...optionsOf(RESOURCE_TYPES)];

/** Search and filters. What is typed narrows the list. */
export function SearchBar({ filters }: { filters: ResourceFilters }) {
  const searchId = useId();
  const navigate = useNavigate();
  const { typed, type } = useTypedQuery(filters);
  const change = (changed: Partial<ResourceFilters>) =>
    void navigate({ search: writeFilters(changeFilters(filters, changed)) });
  return (
    <Form role="search" aria-label={t('Resources')} onSubmit={(event) => event.preventDefault()}>
      <FormControl fullWidth className="wide">
        <InputLabel htmlFor={searchId}>{t('Search')}</InputLabel>
        <OutlinedInput
          id={searchId}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={t('Waste, contracts, solar…')}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </FormControl>
      <FilterSelect
        label={t('Type')}
        name="type"
        className="narrow-only"
        value={filters.type ?? ''}
        options={TYPE_FILTER_OPTIONS}
        onChange={(chosen) =>
          change({ type: RESOURCE_TYPES.find((type) => type === chosen) ?? null })
        }
      />
      <FilterSelect
        label={t('Theme')}
        name="theme"
        value={filters.theme ?? ''}
        options={THEME_FILTER_OPTIONS}
        onChange={(chosen) => change({ theme: THEMES.find((theme) => theme === chosen) ?? null })}
      />
      <UnscriptedSubmit>{t('Search')}</UnscriptedSubmit>
    </Form>
  );
}
