import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { useToast } from '../../../ui/toasts';
import type { CatalogueEntry } from '../catalogue';
import type { LaidOut } from '../useDrawing';
import type { Taken } from './ArrowLine';
import { ChartFrame } from './ChartFrame';
import { ChartColumn, Columns, Panel } from './Columns';
import { Outline } from './Outline';

interface Props {
  entry: CatalogueEntry;
  chart: LaidOut;
  active: ReadonlySet<string>;
  taken: Taken;
  /** What is shown next to the chart. */
  children: ReactNode;
}

/** One machine: its chart, what belongs to it, and the same in words. */
export function Stage({ entry, chart, active, taken, children }: Props) {
  const { machine } = entry;
  const { root, drawing, hasFailed, retry } = chart;
  const toast = useToast();
  const outlineId = useId();
  const copy = () => {
    navigator.clipboard.writeText(JSON.stringify(machine.config, null, 2)).then(
      () =>
        toast(
          'success',
          t('Copied. Paste it at sketch.stately.ai to see it and step through it there.'),
        ),
      () => toast('error', t('This browser did not allow copying.')),
    );
  };
  return (
    <>
      <Columns>
        <ChartColumn>
          <ChartFrame
            name={machine.id}
            drawing={drawing}
            hasFailed={hasFailed}
            retry={retry}
            active={active}
            taken={taken}
          >
            <Button size="small" variant="outlined" onClick={copy}>
              {t('Copy JSON for Stately Sketch')}
            </Button>
          </ChartFrame>
        </ChartColumn>
        <Panel>{children}</Panel>
      </Columns>
      <section aria-labelledby={outlineId}>
        <Typography id={outlineId} variant="h3" component="h2" gutterBottom sx={{ mt: 4 }}>
          {t('The chart in words')}
        </Typography>
        <Outline root={root} active={active} taken={taken} />
      </section>
    </>
  );
}
