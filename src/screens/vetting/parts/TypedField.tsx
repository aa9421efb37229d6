import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';

interface Props {
  id: string;
  /** Above the field; without it the field is named by `labelledBy`. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  help?: string;
  value: string;
  problems: readonly string[];
  disabled: boolean;
  kind: 'text' | 'line' | 'number' | 'percentage' | 'url';
  /** It was just asked for, and takes the focus. */
  isFocused?: boolean;
  onType: (value: string) => void;
}

const MODES = {
  text: 'text',
  line: 'text',
  number: 'decimal',
  percentage: 'decimal',
  url: 'url',
} as const;

/** Longest text and address of the contract. */
const LENGTHS = { text: 2000, line: 2000, number: 40, percentage: 40, url: 300 };

/** A typed answer; its problems show once it was left. */
export function TypedField(props: Props) {
  const { id, label, labelledBy, describedBy, help, value, problems, disabled, kind } = props;
  const { isFocused = false } = props;
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const [wasLeft, setWasLeft] = useState(false);
  const problem = wasLeft ? problems.join(' ') : '';
  const isProse = kind === 'text' || kind === 'line';
  const described = [describedBy, help && `${id}-help`, problem && `${id}-problem`];
  return (
    <FormControl fullWidth error={problem !== ''}>
      {label && (
        <InputLabel htmlFor={id} error={false}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        value={value}
        disabled={disabled}
        inputRef={field}
        size="small"
        multiline={isProse}
        {...(kind === 'text' && { minRows: 2 })}
        onChange={({ target }) => props.onType(target.value)}
        onBlur={() => setWasLeft(true)}
        endAdornment={kind === 'percentage' && <InputAdornment position="end">%</InputAdornment>}
        sx={kind === 'number' || kind === 'percentage' ? { maxWidth: 200 } : {}}
        slotProps={{
          input: {
            'aria-labelledby': labelledBy,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
            'aria-invalid': problem !== '',
            inputMode: MODES[kind],
            maxLength: LENGTHS[kind],
            spellCheck: isProse,
            autoComplete: 'off',
            ...(kind === 'url' && { autoCapitalize: 'none' }),
          },
        }}
      />
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
}
