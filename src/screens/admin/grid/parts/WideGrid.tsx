import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  type GridColDef,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import { gridTexts } from '../gridTexts';
import { useColumnVisibility } from '../useColumnVisibility';
import type { AdminGridProps } from '../gridProps';

const Sheet = styled(DataGrid)(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  '& .MuiDataGrid-toolbar': { minHeight: 32, padding: 0, justifyContent: 'flex-start' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  // What is drawn within a row changes nothing around it: the browser works out less while rows come and go.
  '& .MuiDataGrid-row': { contain: 'layout paint style' },
  '& .MuiDataGrid-cell': {
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiDataGrid-cell a': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '@media (pointer: fine)': {
    '& .MuiDataGrid-cell .MuiButton-root, & .MuiDataGrid-toolbar .MuiButton-root': {
      minHeight: 28,
    },
    '& .MuiDataGrid-cell .MuiButton-root': { paddingBlock: 0 },
    '& .MuiDataGrid-cell .MuiChip-root': { minHeight: 24 },
    '& .MuiDataGrid-cell .MuiChip-label': { paddingBlock: 0, whiteSpace: 'nowrap' },
  },
  '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):is(:focus, :focus-within)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
})) as typeof DataGrid;

const Tools = () => (
  <Toolbar aria-label={t('Table')}>
    <ColumnsPanelTrigger render={<Button variant="text" size="small" />}>
      {t('Columns')}
    </ColumnsPanelTrigger>
  </Toolbar>
);

/** What opens belongs to the page's main part, not beside it. */
const withinMain = () => document.querySelector('main');

/** One line of text; a finger needs more. */
const ROW = { fine: 34, coarse: 52 } as const;
const HEAD = 36;

const SORTING_ORDER = ['desc', 'asc'] as const;

/** The rows as a table; on the server's page, in the server's order. */
export default function WideGrid<Row extends GridValidRowModel, Sort extends string>(
  props: AdminGridProps<Row, Sort>,
) {
  const { name, label, address, answer, columns, sorts, idOf } = props;
  const [texts] = useState(gridTexts);
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const { order, page, size } = address.query;
  const [visibility, setVisibility] = useColumnVisibility(name, props.hiddenColumns ?? {});
  const shown = columns.map((column): GridColDef<Row> => ({
    // What is text alone ends in an ellipsis, which a flexible box has not.
    ...(column.renderCell && { display: 'flex' }),
    ...column,
    sortable: sorts.some((sort) => sort === column.field),
  }));
  const sortBy = ([first]: GridSortModel) => {
    const sort = sorts.find((known) => known === first?.field);
    address.change({ order: sort ? { sort, isDescending: first?.sort === 'desc' } : null });
  };
  return (
    <Sheet<Row>
      aria-label={label}
      localeText={texts}
      rows={answer.found?.results ?? []}
      columns={shown}
      getRowId={idOf}
      rowCount={answer.found?.count ?? 0}
      loading={answer.isLoading}
      rowHeight={isCoarse ? ROW.coarse : ROW.fine}
      columnHeaderHeight={HEAD}
      pagination
      paginationMode="server"
      paginationModel={{ page: page - 1, pageSize: size }}
      sortingMode="server"
      sortingOrder={SORTING_ORDER}
      sortModel={order ? [{ field: order.sort, sort: order.isDescending ? 'desc' : 'asc' }] : []}
      onSortModelChange={sortBy}
      columnVisibilityModel={visibility}
      onColumnVisibilityModelChange={setVisibility}
      disableColumnFilter
      disableColumnMenu
      disableRowSelectionOnClick
      rowSelection={false}
      hideFooter
      showToolbar
      slots={{ toolbar: Tools }}
      slotProps={{
        loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
        basePopper: { material: { container: withinMain } },
      }}
    />
  );
}
