import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import type { ThemeScore } from '../../../../domain/contract/assessment';
import { themeColor } from '../../../theme/palette';
import { percentText } from '../../../ui/format';
import { PercentBar } from '../../../ui/PercentBar';
import { PlainTable } from '../../../ui/PlainTable';
import { reasonsOf, type ScoreData } from '../reportData';
import { isRated, type RatedTheme } from '../scoring';

const Table = styled(PlainTable)(({ theme }) => ({
  breakInside: 'avoid',
  '& tbody th': { width: '40%' },
  '& tbody tr > *': { verticalAlign: 'middle' },
  '& .score': {
    display: 'grid',
    gridTemplateColumns: '4.5em minmax(0, 1fr)',
    alignItems: 'center',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
}));

const Score = ({ score: { theme, percent } }: { score: RatedTheme }) => (
  <div className="score">
    <span>{percentText(percent)}</span>
    <PercentBar percent={percent} color={themeColor(theme)} />
  </div>
);

const noScore = ({ is_rated }: ThemeScore, reasons: string[]): string =>
  is_rated
    ? t('Nothing answered yet')
    : [t('Not rated: most of it does not concern the business.'), ...reasons].join(' ');

/** The six themes as bars, which are the table of their scores. */
export const ThemeTable = ({ data }: { data: ScoreData }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{t('Theme')}</th>
        <th scope="col">{t('Score')}</th>
      </tr>
    </thead>
    <tbody>
      {data.assessment.themes.map((score) => (
        <tr key={score.theme}>
          <th scope="row">
            {capitalise(t(score.theme))}
            {isRated(score) && score.multiplier > 1 && (
              <>
                {' '}
                <small>{`× ${score.multiplier}`}</small>
              </>
            )}
          </th>
          <td>
            {isRated(score) ? (
              <Score score={score} />
            ) : (
              noScore(score, reasonsOf(data, score.category))
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
