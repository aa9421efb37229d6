import { styled } from '@mui/material/styles';

/** Rows between thin lines; cells of the class `number` are aligned by their digits. */
export const PlainTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { paddingBlock: theme.spacing(1), textAlign: 'left', fontWeight: 600 },
  '& th, & td': {
    padding: theme.spacing(1, 2, 1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    [theme.breakpoints.down('sm')]: { paddingRight: theme.spacing(1) },
  },
  '& :is(th, td):last-child': { paddingRight: 0 },
  '& tbody th': { fontWeight: 400 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td.number': { whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
  // A browser repeats the foot on every page, as if each had its own sum.
  '@media print': { ...theme.typography.body2, '& tfoot': { display: 'table-row-group' } },
}));
