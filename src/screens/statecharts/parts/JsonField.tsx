import TextField from '@mui/material/TextField';
import type { Parsed } from '../play/payload';

interface Props {
  label: string;
  text: string;
  parsed: Parsed;
  onChange: (text: string) => void;
}

/** A field for JSON, with what is wrong with it below. */
export const JsonField = ({ label, text, parsed, onChange }: Props) => (
  <TextField
    label={label}
    value={text}
    onChange={(event) => onChange(event.target.value)}
    error={!parsed.isGood}
    helperText={parsed.isGood ? undefined : parsed.problem}
    multiline
    fullWidth
    maxRows={12}
    slotProps={{
      htmlInput: { spellCheck: false, autoCapitalize: 'off' },
      input: { sx: { fontFamily: 'monospace', fontSize: '0.85rem' } },
    }}
  />
);
