import type { GridColDef } from '@mui/x-data-grid';
import { FilterSelect } from '../../../../ui/FilterSelect';
import type { GridOrder } from '../gridAddress';

interface Props<Sort extends string> {
  columns: readonly Pick<GridColDef, 'field' | 'headerName'>[];
  sorts: readonly Sort[];
  order: GridOrder<Sort> | null;
  /** The usual order has no column of its own. */
  hasUsual: boolean;
  onChange: (order: GridOrder<Sort> | null) => void;
}

const DIRECTIONS = [
  { isDescending: true, word: 'falling' },
  { isDescending: false, word: 'rising' },
] as const;

const valueOf = (order: GridOrder<string> | null): string =>
  order ? `${order.sort} ${order.isDescending}` : '';

/** The order of a list of cards, which has no column heads to press. */
export function SortSelect<Sort extends string>(props: Props<Sort>) {
  const { columns, sorts, order, hasUsual, onChange } = props;
  const orders = columns.flatMap(({ field, headerName = field }) => {
    const sort = sorts.find((known) => known === field);
    if (!sort) return [];
    return DIRECTIONS.map(({ isDescending, word }) => ({
      order: { sort, isDescending },
      label: `${headerName}, ${word}`,
    }));
  });
  const options = [
    ...(hasUsual || !order ? [{ value: '', label: 'Default order' }] : []),
    ...orders.map((one) => ({ value: valueOf(one.order), label: one.label })),
  ];
  return (
    <FilterSelect
      label="Order"
      value={valueOf(order)}
      options={options}
      onChange={(chosen) =>
        onChange(orders.find((one) => valueOf(one.order) === chosen)?.order ?? null)
      }
    />
  );
}
