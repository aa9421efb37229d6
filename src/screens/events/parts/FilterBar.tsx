import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { ATTENDANCE_MODES, THEMES } from '../../../../domain/vocabulary';
import { MODE_LABELS, themeLabel } from '../../../entities/event/eventTexts';
import { FilterSelect } from '../../../ui/FilterSelect';
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
      <FilterSelect
        label="Theme"
        value={filters.theme ?? ''}
        options={themeOptions}
        onChange={change('theme')}
      />
      <FilterSelect
        label="How to attend"
        value={filters.mode ?? ''}
        options={modeOptions}
        onChange={change('mode')}
      />
    </Form>
  );
}
