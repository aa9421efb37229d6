import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { TrendCell, Trends, TrendTable as Table } from '../../../../domain/contract/trends';
import { questionOf } from '../../../../domain/trends/questions';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { isShown, labelOf, monthText, shareText } from './trendTexts';

const Details = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& summary': { display: 'list-item', paddingBlock: theme.spacing(1.25), fontWeight: 600 },
  '& summary, & summary:hover': { cursor: 'pointer' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: theme.spacing(1, 2, 1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody th': { fontWeight: 400 },
}));

/** The number of earlier months that are shown beside this one. */
const EARLIER_MONTHS = 3;

const LONG_LIST = 12;

/** Of a long list, such as the counties, only the rows with figures are shown. */
function rowsOf(cells: readonly TrendCell[]): { rows: readonly TrendCell[]; left: number } {
  if (cells.length <= LONG_LIST) return { rows: cells, left: 0 };
  const rows = cells.filter(isShown);
  return { rows, left: cells.length - rows.length };
}

interface Props {
  table: Table;
  earlier: Trends['earlier'];
}

export function TrendTable({ table: { question, cells }, earlier }: Props) {
  const before = earlier.slice(0, EARLIER_MONTHS).map(({ month, tables }) => ({
    month,
    shares: new Map(
      tables
        .find((table) => table.question === question)
        ?.cells.map(({ value, share }) => [value, share]),
    ),
  }));
  const title = t(questionOf(question).question);
  const { rows, left } = rowsOf(cells);
  return (
    <Details>
      <summary>
        {before.length > 0 ? t('The figures and earlier months') : t('The figures')}
      </summary>
      <ScrollRegion label={t('{title} Table', { title })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Answer')}</th>
              <th scope="col">{t('Members who gave it')}</th>
              {before.map(({ month }) => (
                <th key={month} scope="col">
                  {monthText(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, share }) => (
              <tr key={value}>
                <th scope="row">{labelOf(question, value)}</th>
                <td>{shareText(share)}</td>
                {before.map(({ month, shares }) => (
                  <td key={month}>{shareText(shares.get(value) ?? null)}</td>
                ))}
              </tr>
            ))}
            {left > 0 && (
              <tr>
                <th scope="row">{t('{left} others', { left })}</th>
                <td colSpan={1 + before.length}>{shareText(null)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </Details>
  );
}
