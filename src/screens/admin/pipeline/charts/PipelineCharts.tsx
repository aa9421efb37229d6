import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const Plot = styled('div')({ minWidth: 0, printColorAdjust: 'exact' });

const ROW = 40;
const AXIS = 36;
const LABELS = 128;

interface Props {
  names: readonly string[];
  values: readonly (number | null)[];
  color: 'primary' | 'secondary';
}

/** One bar a state; the table beneath has the same figures. */
export default function PipelineCharts({ names, values, color }: Props) {
  return (
    <Plot aria-hidden>
      <ChartsContainer
        height={names.length * ROW + AXIS}
        margin={{ left: 0, right: 40, top: 4, bottom: 4 }}
        series={[
          {
            type: 'bar',
            layout: 'horizontal',
            data: [...values],
            color: `var(--mui-palette-${color}-main)`,
            barLabel: ({ value }) => (value === null ? '' : String(value)),
            barLabelPlacement: 'outside',
          },
        ]}
        yAxis={[
          {
            scaleType: 'band',
            data: [...names],
            width: LABELS,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[{ min: 0, tickMinStep: 1, tickNumber: 4, height: 28 }]}
        skipAnimation
        disableKeyboardNavigation
      >
        <ChartsGrid vertical />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Plot>
  );
}
