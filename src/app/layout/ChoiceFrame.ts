import { styled } from '@mui/material/styles';

/** A question with its answers in a row. */
export const Frame = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: 600 },
}));

export const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 44,
  paddingInline: theme.spacing(1),
  borderRadius: 8,
  border: '1px solid transparent',
  cursor: 'pointer',
  '& svg': { fontSize: '1.25rem' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
