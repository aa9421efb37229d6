import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { t } from '../../../../../domain/language';
import { DESK_SORT, DESK_SORTS } from '../../../../../domain/vetting/deskViews';
import { DIRECTORY_CATEGORIES } from '../../../../../domain/vocabulary';
import { circle, icon } from '../../../../ui/icon';
import { useSearchText } from '../../../../ui/useSearchText';
import { searchedText } from '../../grid/gridAddress';
import { refined, writeDesk, type DeskAddress } from '../deskAddress';

const SearchIcon = icon(`${circle(11, 11, 6)}M15.5 15.5L20 20`);

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '& .MuiInputBase-root': {
    height: 34,
    minHeight: 0,
    '@media (pointer: coarse)': { height: 44 },
  },
  '& input, & select': { paddingBlock: 4, ...theme.typography.body2 },
  '& svg': { fontSize: '1.125rem' },
}));

interface Props {
  address: DeskAddress;
  /** The field for the words, which a key leads to. */
  field: RefObject<HTMLInputElement | null>;
  searchKey: string | undefined;
  goTo: (address: DeskAddress) => void;
}

/** Search, category and order of the list; a pause in typing searches. */
export function DeskFilters({ address, field, searchKey, goTo }: Props) {
  const { typed, type } = useSearchText({
    q: address.q,
    meaningOf: searchedText,
    searchOf: (q) => writeDesk(refined(address, { q })),
  });
  const change = (changed: Parameters<typeof refined>[1]) =>
    goTo(refined({ ...address, q: searchedText(typed) }, changed));
  return (
    <Form
      role="search"
      aria-label={t('Applications')}
      onSubmit={(event) => {
        event.preventDefault();
        if (searchedText(typed) !== address.q) change({});
        // The keys work again.
        field.current?.blur();
      }}
    >
      <OutlinedInput
        inputRef={field}
        type="search"
        size="small"
        autoComplete="off"
        placeholder={t('Name of a business')}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': t('Search'), 'aria-keyshortcuts': searchKey }}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': t('Category') }}
        value={address.category ?? ''}
        onChange={({ target }) =>
          change({ category: DIRECTORY_CATEGORIES.find((each) => each === target.value) ?? null })
        }
      >
        <option value="">{t('All categories')}</option>
        {DIRECTORY_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(category)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': t('Order') }}
        value={address.sort}
        onChange={({ target }) => {
          const sort = DESK_SORTS.find((each) => each === target.value);
          if (sort) change({ sort });
        }}
      >
        {DESK_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(DESK_SORT[sort])}
          </option>
        ))}
      </NativeSelect>
    </Form>
  );
}
