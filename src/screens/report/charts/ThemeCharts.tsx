import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { SHORT_THEMES } from '../../../content/themeNames';
import { themeColor } from '../../../theme/palette';
import { useIsPrinting } from '../../../ui/print/useIsPrinting';
import type { RatedTheme } from '../scoring';
import { percentText } from '../../../ui/format';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const ROW = 44;
const AXIS = 36;
const LABELS = 104;
const RADAR = 300;
/** With fewer corners there is no area to look at. */
const FEWEST_CORNERS = 3;

/** Pixels of the two columns of a printed A4 page: a chart is not drawn again for paper by itself. */
const PAPER = { bars: 392, radar: 262 };

const FOREST = 'var(--mui-palette-primary-main)';

/** The rated themes as bars and as a figure of all of them; the table beneath has the same figures. */
export default function ThemeCharts({ themes }: { themes: readonly RatedTheme[] }) {
  const names = themes.map(({ theme }) => SHORT_THEMES[theme]);
  const percents = themes.map(({ percent }) => percent);
  const isPrinting = useIsPrinting();
  return (
    <Charts aria-hidden>
      <div>
        <ChartsContainer
          height={themes.length * ROW + AXIS}
          {...(isPrinting && { width: PAPER.bars })}
          margin={{ left: 0, right: 48, top: 4, bottom: 4 }}
          series={[
            {
              type: 'bar',
              layout: 'horizontal',
              data: percents,
              barLabel: ({ value }) => percentText(value ?? 0),
              barLabelPlacement: 'outside',
            },
          ]}
          yAxis={[
            {
              scaleType: 'band',
              data: names,
              width: LABELS,
              disableLine: true,
              disableTicks: true,
              colorMap: {
                type: 'ordinal',
                values: names,
                colors: themes.map(({ theme }) => themeColor(theme)),
              },
            },
          ]}
          xAxis={[
            {
              min: 0,
              max: 100,
              tickNumber: 2,
              valueFormatter: (value: number) => `${value}%`,
              height: 28,
            },
          ]}
          skipAnimation
          disableKeyboardNavigation
        >
          <ChartsGrid vertical />
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsContainer>
      </div>
      {themes.length >= FEWEST_CORNERS && (
        <div>
          <RadarChart
            height={RADAR}
            {...(isPrinting && { width: PAPER.radar })}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
            highlight="none"
            margin={{ left: 76, right: 76, top: 28, bottom: 28 }}
            radar={{ metrics: names.map((name) => ({ name, min: 0, max: 100 })) }}
            series={[{ data: percents, color: FOREST, fillArea: true }]}
            slots={{ tooltip: () => null }}
          />
        </div>
      )}
    </Charts>
  );
}
