import { styled } from '@mui/material/styles';

/** Notes or answers below each other. */
export const ReviewList = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': {
    maxWidth: 'none',
    margin: 0,
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& blockquote': {
    margin: theme.spacing(0.5, 0),
    padding: theme.spacing(0.5, 1.5),
    borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.background.subtle,
    whiteSpace: 'pre-line',
  },
  '& .choices': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginTop: theme.spacing(1),
  },
}));
