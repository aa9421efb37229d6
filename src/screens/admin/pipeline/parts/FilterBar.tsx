import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../../domain/language';
import { DIRECTORY_CATEGORIES } from '../../../../../domain/vocabulary';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { useSearchText } from '../../../../ui/useSearchText';
import { searchedText } from '../../grid/gridAddress';
import { isFiltered, REVIEWERS, writeFilters, type BoardFilters } from '../boardFilters';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginBlock: theme.spacing(1),
  '@media (pointer: fine)': {
    gap: theme.spacing(1, 1.5),
    '& .MuiInputBase-root': { minHeight: 36 },
    '& .MuiInputBase-input': { paddingBlock: 6 },
    '& .MuiInputLabel-root': { marginBottom: 2, fontSize: '0.875rem', lineHeight: '20px' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
  },
}));

const categories = () => [
  { value: '', label: t('All categories') },
  ...DIRECTORY_CATEGORIES.map((category) => ({ value: category, label: t(category) })),
];

const reviewers = () => [
  { value: '', label: t('Anybody or nobody') },
  { value: 'me', label: t('Me') },
  { value: 'none', label: t('Nobody yet') },
];

const snoozes = () => [
  { value: '', label: t('Left out') },
  { value: 'only', label: t('Only these') },
];

/** Search and filters of the board; it searches after a pause in typing. */
export function FilterBar({ filters }: { filters: BoardFilters }) {
  const searchId = useId();
  const navigate = useNavigate();
  const { typed, type } = useSearchText({
    q: filters.q,
    meaningOf: searchedText,
    searchOf: (q) => writeFilters({ ...filters, q }),
  });
  const change = (changed: Partial<BoardFilters>) =>
    void navigate({ search: writeFilters({ ...filters, q: searchedText(typed), ...changed }) });
  return (
    <Form
      role="search"
      aria-label={t('Applications')}
      data-hj-suppress
      onSubmit={(event) => {
        event.preventDefault();
        if (searchedText(typed) !== filters.q) change({});
      }}
    >
      <FormControl fullWidth>
        <InputLabel htmlFor={searchId}>{t('Search')}</InputLabel>
        <OutlinedInput
          id={searchId}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={t('Name of a business')}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </FormControl>
      <FilterSelect
        label={t('Category')}
        value={filters.category ?? ''}
        options={categories()}
        onChange={(chosen) =>
          change({ category: DIRECTORY_CATEGORIES.find((each) => each === chosen) ?? null })
        }
      />
      <FilterSelect
        label={t('Reviewer')}
        value={filters.reviewer ?? ''}
        options={reviewers()}
        onChange={(chosen) =>
          change({ reviewer: REVIEWERS.find((each) => each === chosen) ?? null })
        }
      />
      <FilterSelect
        label={t('Snoozed')}
        value={filters.isSnoozed ? 'only' : ''}
        options={snoozes()}
        onChange={(chosen) => change({ isSnoozed: chosen === 'only' })}
      />
      {isFiltered(filters) && (
        <Button
          variant="text"
          onClick={() => {
            type('');
            change({ q: '', category: null, reviewer: null, isSnoozed: false });
          }}
        >
          {t('Clear filters')}
        </Button>
      )}
    </Form>
  );
}
