import type { Theme } from '@mui/material/styles';

/** The list that opens under a field while somebody types, to choose from. */
export const optionList = (theme: Theme) =>
  ({
    position: 'absolute',
    zIndex: 2,
    top: '100%',
    left: 0,
    right: 0,
    maxHeight: 'min(60vh, 400px)',
    overflow: 'auto',
    margin: theme.spacing(0.5, 0, 0),
    padding: theme.spacing(0.5, 0),
    listStyle: 'none',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
    '& > li': {
      minHeight: 44,
      padding: theme.spacing(0.5, 1.5),
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& > .Mui-focused': {
      backgroundColor: theme.vars.palette.background.subtle,
      boxShadow: `inset 4px 0 ${theme.vars.palette.primary.main}`,
    },
    '& span': {
      fontSize: theme.typography.body2.fontSize,
      color: theme.vars.palette.text.secondary,
    },
  }) as const;
