import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import type { Trends } from '../../../../domain/contract/trends';
import type { TrendFilterName } from '../../../../domain/trends/questions';
import { filterChoices } from './trendFilter';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  maxWidth: 900,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& .note': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
  '& select': { textOverflow: 'ellipsis' },
  '@media print': { display: 'none' },
}));

interface Props {
  filter: Trends['filter'];
  onFilter: (name: TrendFilterName, value: string) => void;
}

/** One filter at a time: with two, few people would be left. */
export function TrendFilters({ filter, onFilter }: Props) {
  const id = useId();
  return (
    <Form role="search" aria-label={t('Trends')} onSubmit={(event) => event.preventDefault()}>
      {filterChoices().map(({ name, label, options }) => (
        <FormControl key={name} fullWidth>
          <InputLabel htmlFor={`${id}${name}`}>{label}</InputLabel>
          <NativeSelect
            input={<OutlinedInput />}
            inputProps={{ id: `${id}${name}`, 'aria-describedby': `${id}note` }}
            value={filter?.name === name ? filter.value : ''}
            onChange={(event) => onFilter(name, event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
      ))}
      <Typography id={`${id}note`} variant="body2" className="note">
        {t(
          'One filter at a time, so that nobody can be identified: choosing one clears the others.',
        )}
      </Typography>
    </Form>
  );
}
