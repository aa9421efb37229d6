import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createContext, use, useId } from 'react';
import { t } from '../../../../domain/language';
import type { Trends, TrendTable as Table } from '../../../../domain/contract/trends';
import { questionOf } from '../../../../domain/trends/questions';
import { TrendTable } from './TrendTable';
import { isShown, labelOf, listText, wrapLabel } from './trendTexts';

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .bars': { marginTop: theme.spacing(1.5) },
}));

const ROW_HEIGHT = 44;
const AXIS_HEIGHT = 36;
const LABEL_WIDTH = 148;

const percent = (value: number | null) => `${value ?? 0}%`;

/** The labels of the axis. Its ticks are positions in this list. */
const AxisLabels = createContext<readonly string[]>([]);

/** Breaks a label into lines. The library would cut it, since it measures it as one line. */
function AxisLabel({ text, ...props }: ChartsTextProps) {
  const labels = use(AxisLabels);
  return <ChartsText {...props} text={wrapLabel(labels[Number(text)] ?? text)} />;
}

interface Props {
  table: Table;
  earlier: Trends['earlier'];
}

/** The answers to one question as bars, and as a table beneath that says the same in words. */
export function TrendPlot({ table, earlier }: Props) {
  const id = useId();
  const { question, cells } = table;
  const shown = cells.filter(isShown);
  const hidden = cells.filter((cell) => !isShown(cell));
  const label = (value: string) => labelOf(question, value);
  return (
    <Figure aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t(questionOf(question).question)}
      </Typography>
      {shown.length === 0 ? (
        <Typography sx={{ mt: 1.5 }}>
          {t('Hidden: these figures would be based on too few members.')}
        </Typography>
      ) : (
        <>
          <AxisLabels value={shown.map(({ value }) => label(value))}>
            <div className="bars" aria-hidden>
              <ChartsContainer
                height={shown.length * ROW_HEIGHT + AXIS_HEIGHT}
                margin={{ left: 0, right: 24, top: 4, bottom: 4 }}
                series={[
                  {
                    type: 'bar',
                    layout: 'horizontal',
                    data: shown.map(({ share }) => share),
                    color: 'var(--mui-palette-primary-main)',
                    barLabel: ({ value }) => percent(value),
                    barLabelPlacement: 'outside',
                  },
                ]}
                yAxis={[
                  {
                    scaleType: 'band',
                    data: shown.map((_cell, index) => String(index)),
                    width: LABEL_WIDTH,
                    disableLine: true,
                    disableTicks: true,
                  },
                ]}
                xAxis={[{ min: 0, max: 100, tickNumber: 4, valueFormatter: percent, height: 28 }]}
                skipAnimation
                disableKeyboardNavigation
              >
                <ChartsGrid vertical />
                <BarPlot />
                <ChartsXAxis />
                <ChartsYAxis slots={{ axisTickLabel: AxisLabel }} />
              </ChartsContainer>
            </div>
          </AxisLabels>
          {hidden.length > 0 && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('Hidden because too few people are in the group: {groups}.', {
                groups: listText(hidden.map(({ value }) => `“${label(value)}”`)),
              })}
            </Typography>
          )}
          <TrendTable table={table} earlier={earlier} />
        </>
      )}
    </Figure>
  );
}
