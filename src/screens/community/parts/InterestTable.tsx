import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import type { ThemeInterest } from '../../../../domain/contract/member';
import { shareText } from '../themeInterest';

const Details = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& summary': { display: 'list-item', paddingBlock: theme.spacing(1.25), fontWeight: 600 },
  '& summary, & summary:hover': { cursor: 'pointer' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: theme.spacing(1, 2, 1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tbody th': { fontWeight: 400 },
}));

export const InterestTable = ({ interest }: { interest: ThemeInterest[] }) => (
  <Details>
    <summary>{t('The figures as a table')}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('Theme')}</th>
          <th scope="col">{t('Members who chose it')}</th>
        </tr>
      </thead>
      <tbody>
        {interest.map((cell) => (
          <tr key={cell.theme}>
            <th scope="row">{capitalise(t(cell.theme))}</th>
            <td>{shareText(cell)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Details>
);
