import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { FilterOption } from '../../../ui/FilterSelect';
import type { GridResult } from './gridResult';
import type { ColumnVisibility } from './useColumnVisibility';
import type { GridAddress } from './useGridAddress';

/** A choice of values, the first of which asks for all; or a day. */
export type GridFilter =
  | { name: string; label: string; options: readonly FilterOption[] }
  | { name: string; label: string; type: 'date' };

export interface AdminGridProps<Row extends GridValidRowModel, Sort extends string> {
  /** The name under which this device keeps the choice of columns. */
  name: string;
  /** Names the search, the table and the pages. */
  label: string;
  /** How many there are, in words. */
  countText: (count: number) => string;
  /** Shown when there are no rows at all. */
  empty: { title: string; text: string };
  /** What can be searched for; absent when there is no search. */
  searchHint?: string;
  filters: readonly GridFilter[];
  /** Columns whose `field` is one of these can be sorted by. */
  sorts: readonly Sort[];
  columns: readonly GridColDef<Row>[];
  /** False for columns that are hidden by default. */
  hiddenColumns?: ColumnVisibility;
  idOf: (row: Row) => number;
  /** A row where a table is too wide for the screen. */
  renderCard: (row: Row) => ReactNode;
  address: GridAddress<Sort>;
  answer: GridResult<Row>;
  /** Shown beside the count, such as downloads. */
  actions?: ReactNode;
}
