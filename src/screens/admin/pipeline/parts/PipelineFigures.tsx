import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../../../../domain/language';
import type { PipelineStatistics } from '../../../../../domain/contract/admin/pipeline';
import { useGetPipelineStatisticsQuery } from '../../../../api/admin/pipelineApi';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { ErrorState } from '../../../../ui/ErrorState';
import { lazyComponent } from '../../../../ui/lazyComponent';
import { LazyPart } from '../../../../ui/LazyPart';
import { PlainTable } from '../../../../ui/PlainTable';
import { Disclosure } from '../../../../ui/print/Disclosure';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { dateText, floored } from '../../../../ui/format';

const CHART_HEIGHT = 320;

const PipelineCharts = lazyComponent(
  () => import(/* webpackChunkName: "admin-charts" */ '../charts/PipelineCharts'),
  <Skeleton variant="rounded" height={CHART_HEIGHT} />,
);

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 5),
  '& figure': { margin: 0, minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface PlotProps {
  title: string;
  chart: ReactNode;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A plot and a table with the same figures. */
const Plot = ({ title, chart, head, rows }: PlotProps) => (
  <figure aria-label={title}>
    <Typography variant="h4" component="h2" gutterBottom>
      {title}
    </Typography>
    <LazyPart message={t('The chart could not be loaded. The table has its figures.')}>
      {chart}
    </LazyPart>
    <ScrollRegion label={t('{title}, table', { title })}>
      <PlainTable>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={index > 0 ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollRegion>
  </figure>
);

const days = (value: number | null): string => (value === null ? '–' : floored(value, 1));

const rounded = (value: number | null): number | null =>
  value === null ? null : Number(floored(value, 1));

function Plots({ since, funnel, time_in_state }: PipelineStatistics) {
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('Since {date}.', { date: dateText(since) })}</Typography>
      <Pair>
        <Plot
          title={t('How many applications reached a state')}
          chart={
            <PipelineCharts
              color="primary"
              names={funnel.map(({ state }) => t(APPLICATION_STATE[state].name))}
              values={funnel.map(({ applications }) => applications)}
            />
          }
          head={[t('State'), t('Applications')]}
          rows={funnel.map(({ state, applications }) => [
            t(APPLICATION_STATE[state].name),
            String(applications),
          ])}
        />
        <Plot
          title={t('How many days they stayed (median)')}
          chart={
            <PipelineCharts
              color="secondary"
              names={time_in_state.map(({ state }) => t(APPLICATION_STATE[state].name))}
              values={time_in_state.map(({ median }) => rounded(median))}
            />
          }
          head={[t('State'), t('Median'), t('1 in 4 within'), t('3 in 4 within'), t('Stays')]}
          rows={time_in_state.map(({ state, median, lower_quartile, upper_quartile, stays }) => [
            t(APPLICATION_STATE[state].name),
            days(median),
            days(lower_quartile),
            days(upper_quartile),
            String(stays),
          ])}
        />
      </Pair>
    </>
  );
}

function Loaded() {
  const { data, isError, refetch } = useGetPipelineStatisticsQuery();
  const retry = () => void refetch();
  if (data) return <Plots {...data} />;
  if (isError)
    return <ErrorState message={t('The figures could not be loaded.')} onRetry={retry} />;
  return (
    <>
      <SlowNotice onRetry={retry} />
      <Skeleton variant="rounded" height={CHART_HEIGHT} />
    </>
  );
}

/** Funnel and time in state. Data and charts load when they are opened. */
export const PipelineFigures = () => (
  <Disclosure summary={t('Show figures')}>
    <Loaded />
  </Disclosure>
);
