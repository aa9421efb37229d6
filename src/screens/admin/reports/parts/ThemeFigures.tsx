import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { SHORT_THEMES } from '../../../../content/themeNames';
import { themeColor } from '../../../../theme/palette';
import { figure } from '../reportTexts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(0.25, 1.5),
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  lineHeight: 1.4,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5),
    margin: 0,
    borderBottom: '2px solid',
  },
  // One line in the table.
  '.MuiDataGrid-cell > &': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The scores of the six themes in words and figures. Colours only support them. */
export const ThemeFigures = ({ themes }: Pick<ReportRow, 'themes'>) => (
  <List>
    {themes.map(({ theme, percent }) => (
      <li key={theme} style={{ borderBottomColor: themeColor(theme) }}>
        <span>{t(SHORT_THEMES[theme])}</span> <span>{figure(percent, '%')}</span>
      </li>
    ))}
  </List>
);
