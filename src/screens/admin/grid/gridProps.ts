import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { FilterOption } from '../../../ui/FilterSelect';
import type { GridAnswer } from './gridAnswer';
import type { ColumnVisibility } from './useColumnVisibility';
import type { GridAddress } from './useGridAddress';

/** A choice of values, the first of which asks for all; or a day. */
export type GridFilter =
  | { name: string; label: string; options: readonly FilterOption[] }
  | { name: string; label: string; type: 'date' };

export interface AdminGridProps<Row extends GridValidRowModel, Sort extends string> {
  /** What this device's choice of columns is kept under. */
  name: string;
  /** Names the search, the table and the pages. */
  label: string;
  /** How many there are, in words. */
  countText: (count: number) => string;
  /** What there is when nothing was asked and nothing is there. */
  empty: { title: string; text: string };
  /** What can be searched for; absent where there is no search. */
  searchHint?: string;
  filters: readonly GridFilter[];
  /** Columns whose `field` is one of these can be sorted by. */
  sorts: readonly Sort[];
  columns: readonly GridColDef<Row>[];
  /** False for columns that are hidden until they are asked for. */
  hiddenColumns?: ColumnVisibility;
  rowHeight?: number;
  idOf: (row: Row) => number;
  /** A row where a table is too wide for the screen. */
  renderCard: (row: Row) => ReactNode;
  address: GridAddress<Sort>;
  answer: GridAnswer<Row>;
  /** Stands at the end of the line that counts, such as downloads. */
  actions?: ReactNode;
}
