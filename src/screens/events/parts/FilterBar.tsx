import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { ATTENDANCE_MODES, THEMES } from '../../../../domain/vocabulary';
import { MODE_LABELS, themeLabel } from '../../../ui/event/describe';
import { changeFilters, readFilters, writeFilters, type EventFilters } from '../filters';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxWidth: 640,
  marginTop: theme.spacing(3),
  '& select': { textOverflow: 'ellipsis' },
  '@media print': { display: 'none' },
}));

interface SelectProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The platform's own list: best on a phone, by keyboard and with a screen reader. */
function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

const themeOptions = [null, ...THEMES].map((theme) => ({
  value: theme ?? '',
  label: themeLabel(theme),
}));

const modeOptions = [
  { value: '', label: 'Anywhere' },
  ...ATTENDANCE_MODES.map((mode) => ({ value: mode, label: MODE_LABELS[mode] })),
];

/** Theme and attendance, in every view. */
export function FilterBar({ filters }: { filters: EventFilters }) {
  const navigate = useNavigate();
  const change = (name: 'theme' | 'mode') => (value: string) => {
    const asked = new URLSearchParams(writeFilters(changeFilters(filters, {})));
    asked.set(name, value);
    void navigate({ search: writeFilters(readFilters(asked)) });
  };
  return (
    <Form role="search" aria-label="Events" onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Theme"
        value={filters.theme ?? ''}
        options={themeOptions}
        onChange={change('theme')}
      />
      <Select
        label="How to attend"
        value={filters.mode ?? ''}
        options={modeOptions}
        onChange={change('mode')}
      />
    </Form>
  );
}
