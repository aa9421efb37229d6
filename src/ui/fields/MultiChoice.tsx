import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { ErrorLine } from './FieldFrame';
import { useFieldState } from './fieldState';
import type { Option } from './SelectField';

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
  /** With this many chosen the others wait until one is given up. */
  max: number;
  help?: ReactNode;
}

/** Some of a list, as checkboxes. */
export function MultiChoice({ name, label, options, max, help }: Props) {
  const { field, helpers, id, error, helpId, errorId, describedBy } = useFieldState<string[]>(
    name,
    help,
  );
  const chosen = field.value;
  const toggle = (value: string) => {
    const without = chosen.filter((item) => item !== value);
    void helpers.setValue(without.length < chosen.length ? without : [...chosen, value]);
  };
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
      <FormGroup>
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
      </FormGroup>
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </FormControl>
  );
}
