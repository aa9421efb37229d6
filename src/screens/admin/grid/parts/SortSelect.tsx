import type { GridColDef } from '@mui/x-data-grid';
import { msg, t } from '../../../../../domain/language';
import { FilterSelect } from '../../../../ui/FilterSelect';
import type { GridOrder } from '../gridAddress';

interface Props<Sort extends string> {
  columns: readonly Pick<GridColDef, 'field' | 'headerName'>[];
  sorts: readonly Sort[];
  order: GridOrder<Sort> | null;
  /** No column has the default order. */
  hasUnnamedDefault: boolean;
  onChange: (order: GridOrder<Sort> | null) => void;
}

const DIRECTIONS = [
  { isDescending: true, text: msg('{column}, falling') },
  { isDescending: false, text: msg('{column}, rising') },
] as const;

const valueOf = (order: GridOrder<string> | null): string =>
  order ? `${order.sort} ${order.isDescending}` : '';

/** Selects the order of cards, which have no column headings. */
export function SortSelect<Sort extends string>(props: Props<Sort>) {
  const { columns, sorts, order, hasUnnamedDefault, onChange } = props;
  const orders = columns.flatMap(({ field, headerName = field }) => {
    const sort = sorts.find((known) => known === field);
    if (!sort) return [];
    return DIRECTIONS.map(({ isDescending, text }) => ({
      order: { sort, isDescending },
      label: t(text, { column: headerName }),
    }));
  });
  const options = [
    ...(hasUnnamedDefault || !order ? [{ value: '', label: t('Default order') }] : []),
    ...orders.map((one) => ({ value: valueOf(one.order), label: one.label })),
  ];
  return (
    <FilterSelect
      label={t('Order')}
      value={valueOf(order)}
      options={options}
      onChange={(chosen) =>
        onChange(orders.find((one) => valueOf(one.order) === chosen)?.order ?? null)
      }
    />
  );
}
