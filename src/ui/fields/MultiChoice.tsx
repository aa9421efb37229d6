import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ErrorLine } from './FieldFrame';
import { useFieldState } from './fieldState';
import type { Option } from './SelectField';

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
  /** At this number of chosen options the others are disabled. */
  max?: number;
  /** The option that excludes all others. */
  exclusive?: string;
  /** Side by side, for many short answers. */
  columns?: boolean;
  help?: ReactNode;
}

const Choices = styled(FormGroup)({
  '&[data-columns="true"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    gap: '4px 8px',
    paddingTop: 4,
  },
});

/** Adds or removes an option; one that excludes the others is chosen alone. */
function toggled(chosen: readonly string[], value: string, exclusive?: string): string[] {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value);
  if (value === exclusive) return [value];
  return [...chosen.filter((item) => item !== exclusive), value];
}

/** Some of a list, as checkboxes. */
export function MultiChoice(props: Props) {
  const { name, label, options, max = options.length, exclusive, columns = false, help } = props;
  const { field, helpers, id, error, helpId, errorId, describedBy } = useFieldState<string[]>(
    name,
    help,
  );
  const chosen = field.value;
  const toggle = (value: string) => void helpers.setValue(toggled(chosen, value, exclusive));
  return (
    <FormControl
      component="fieldset"
      error={error !== null}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void helpers.setTouched(true);
      }}
    >
      <FormLabel component="legend" error={false} focused={false}>
        {label}
      </FormLabel>
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      <Choices data-columns={columns}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                disabled={chosen.length >= max && !chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
                slotProps={{
                  input: {
                    ...(index === 0 && { id }),
                    'aria-describedby': describedBy,
                    'aria-invalid': error !== null,
                  },
                }}
              />
            }
          />
        ))}
      </Choices>
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </FormControl>
  );
}
