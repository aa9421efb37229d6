import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { ATTENDANCE_MODES } from '../../../../domain/vocabulary';
import { MODE_LABELS } from '../../../entities/event/eventTexts';
import { THEME_FILTER_OPTIONS } from '../../../entities/theme/themeOptions';
import { FilterSelect } from '../../../ui/FilterSelect';
import { UnscriptedSubmit } from '../../../ui/UnscriptedSubmit';
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

const modeOptions = [
  { value: '', label: 'Anywhere' },
  ...ATTENDANCE_MODES.map((mode) => ({ value: mode, label: MODE_LABELS[mode] })),
];

/** The filters by theme and attendance, which every view has. */
export function FilterBar({ filters }: { filters: EventFilters }) {
  const navigate = useNavigate();
  const change = (name: 'theme' | 'mode') => (value: string) => {
    const wanted = new URLSearchParams(writeFilters(changeFilters(filters, {})));
    wanted.set(name, value);
    void navigate({ search: writeFilters(readFilters(wanted)) });
  };
  const kept = new URLSearchParams(
    writeFilters(changeFilters(filters, { theme: null, mode: null })),
  );
  return (
    <Form role="search" aria-label="Events" onSubmit={(event) => event.preventDefault()}>
      <FilterSelect
        label="Theme"
        name="theme"
        value={filters.theme ?? ''}
        options={THEME_FILTER_OPTIONS}
        onChange={change('theme')}
      />
      <FilterSelect
        label="How to attend"
        name="mode"
        value={filters.mode ?? ''}
        options={modeOptions}
        onChange={change('mode')}
      />
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UnscriptedSubmit>Show events</UnscriptedSubmit>
    </Form>
  );
}
