import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.75),
    padding: theme.spacing(2),
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  },
}));

interface Props<Row> {
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => number | string;
  renderCard: (row: Row) => ReactNode;
}

/** The rows of a grid, one under the other. */
export const CardList = <Row,>({ rows, idOf, renderCard }: Props<Row>) => (
  <List aria-hidden={rows ? undefined : true}>
    {rows
      ? rows.map((row) => <li key={idOf(row)}>{renderCard(row)}</li>)
      : Array.from({ length: 4 }, (_, index) => (
          <li key={index}>
            <SkeletonBlock sx={{ width: '60%' }} />
            <SkeletonBlock sx={{ height: 72 }} />
          </li>
        ))}
  </List>
);
