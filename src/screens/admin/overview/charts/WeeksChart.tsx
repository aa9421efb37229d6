import { styled, useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { t } from '../../../../../domain/language';
import type { AdminOverview } from '../../../../../domain/contract/admin/overview';
import {
  APPLICATION_STATE,
  APPLICATION_STATES,
} from '../../../../../domain/vetting/applicationStates';
import { THEMES } from '../../../../../domain/vocabulary';
import { themeColor } from '../../../../theme/palette';
import { weekText } from '../weekText';

const Plot = styled('div')(({ theme }) => ({
  minWidth: 0,
  printColorAdjust: 'exact',
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), margin: 0 },
  '& svg.mark': { width: 12, height: 12 },
}));

const HEIGHT = 280;

/** One bar a week, one part of it a state; the table beneath has the same figures. */
export default function WeeksChart({ weeks }: Pick<AdminOverview, 'weeks'>) {
  const { palette } = useTheme().vars;
  const colors = [
    ...THEMES.map(themeColor),
    palette.primary.main,
    palette.accent.main,
    palette.text.secondary,
  ];
  const shown = APPLICATION_STATES.flatMap((state, index) => {
    const data = weeks.map(
      ({ states }) => states.find((each) => each.state === state)?.applications ?? 0,
    );
    const color = colors[index % colors.length] ?? palette.primary.main;
    return data.some((value) => value > 0) ? [{ state, data, color }] : [];
  });
  return (
    <Plot aria-hidden>
      <ChartsContainer
        height={HEIGHT}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        series={shown.map(({ state, data, color }) => ({
          type: 'bar' as const,
          id: state,
          stack: 'all',
          data,
          color,
        }))}
        xAxis={[{ scaleType: 'band', data: weeks.map(({ at }) => weekText(at)), height: 28 }]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 44 }]}
        skipAnimation
        disableKeyboardNavigation
      >
        <ChartsGrid horizontal />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      <ul>
        {shown.map(({ state, color }) => (
          <li key={state}>
            <svg className="mark" viewBox="0 0 12 12">
              <rect width="12" height="12" rx="2" fill={color} />
            </svg>
            {t(APPLICATION_STATE[state].name)}
          </li>
        ))}
      </ul>
    </Plot>
  );
}
