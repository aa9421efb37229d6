import { styled } from '@mui/material/styles';

/** A field with its label inside its border. Small enough for the page of the first visit, where MUI's fields are not. */
export const BoxField = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '& label': {
    position: 'absolute',
    top: 5,
    left: 14,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& input, & select': {
    boxSizing: 'border-box',
    width: '100%',
    height: 50,
    padding: theme.spacing(2.75, 1.25, 0.25),
    font: 'inherit',
    color: 'inherit',
    textOverflow: 'ellipsis',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -1,
    },
  },
  '& input': { paddingInline: 14 },
  '& ::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));
