import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { msg, t } from '../../../../domain/language';
import type { TrendCross as Cross } from '../../../../domain/contract/trends';
import { questionOf, type TrendName } from '../../../../domain/trends/questions';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { isShown, labelOf, listText } from './trendTexts';

const Frame = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  '& table': {
    marginTop: theme.spacing(1.5),
    borderCollapse: 'collapse',
    minWidth: 560,
    width: '100%',
  },
  '& th, & td': {
    padding: theme.spacing(1, 2, 1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody th': { fontWeight: 600 },
  '& .track': {
    height: 8,
    marginTop: theme.spacing(0.5),
    maxWidth: 120,
    borderRadius: 4,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.control}`,
  },
  '& .bar': { height: '100%', backgroundColor: theme.vars.palette.primary.main },
  '& .hidden': { color: theme.vars.palette.text.secondary },
}));

const GROUPED_BY: Partial<Record<TrendName, string>> = {
  bought_categories: msg('by what they buy from sustainable businesses'),
  age_bracket: msg('by age'),
};

/** Compares the answers to one question between the groups that another question makes. */
export function TrendCross({ cross: { question, by, groups } }: { cross: Cross }) {
  const asked = t(questionOf(question).question).replace(/\?$/, '');
  const title = `${asked}, ${t(GROUPED_BY[by] ?? '')}`;
  const shown = groups.filter(({ cells }) => cells.some(isShown));
  const hidden = groups.filter((group) => !shown.includes(group));
  const columns = questionOf(question).options.filter(({ value }) =>
    shown.some(({ cells }) => cells.some((cell) => cell.value === value && isShown(cell))),
  );
  const hiddenNames = listText(hidden.map(({ value }) => labelOf(by, value)));
  return (
    <Frame>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {shown.length > 0 && (
        <ScrollRegion label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Members')}</th>
                {columns.map(({ value }) => (
                  <th key={value} scope="col">
                    {labelOf(question, value)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ value: group, cells }) => (
                <tr key={group}>
                  <th scope="row">{labelOf(by, group)}</th>
                  {columns.map(({ value }) => {
                    const cell = cells.find((each) => each.value === value);
                    return cell && isShown(cell) ? (
                      <td key={value}>
                        {cell.share}%
                        <div className="track" aria-hidden>
                          <Box className="bar" sx={{ width: `${cell.share}%` }} />
                        </div>
                      </td>
                    ) : (
                      <td key={value} className="hidden">
                        {t('hidden')}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {hidden.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('Hidden because too few people are in the group: {groups}.', { groups: hiddenNames })}
        </Typography>
      )}
    </Frame>
  );
}
