import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffectEvent, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { ErrorState } from '../../../ui/ErrorState';
import type { Drawing } from '../graph/drawing';
import type { Taken } from './ArrowLine';
import { Chart } from './Chart';
import { dragToScroll } from './dragToScroll';
import { saveDrawing } from './saveDrawing';
import { useZoom } from './useZoom';

const Place = styled('div')(({ theme }) => ({
  height: 'max(24rem, 70vh)',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.default,
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  overscrollBehavior: 'contain',
  '&:active': { cursor: 'grabbing' },
  '& > svg': { display: 'block', userSelect: 'none' },
  [theme.breakpoints.down('sm')]: { height: '60vh' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
}));

interface Props {
  name: string;
  /** Null while it is laid out. */
  drawing: Drawing | null;
  hasFailed: boolean;
  retry: () => void;
  active: ReadonlySet<string>;
  taken: Taken;
  /** More buttons. */
  children: ReactNode;
}

/** The chart in a place that scrolls, moved and zoomed by mouse, fingers and keys. */
export function ChartFrame({ name, drawing, hasFailed, retry, active, taken, children }: Props) {
  const { place, scale, begin, ...zoom } = useZoom();
  const fit = () => {
    if (drawing) zoom.fit(drawing);
  };
  const keys: Record<string, () => void> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': fit,
    '1': zoom.actualSize,
  };
  const show = useEffectEvent((drawn: Drawing) =>
    begin(drawn, drawn.states.findLast(({ id }) => active.has(id)) ?? null),
  );
  useLayoutEffect(() => {
    if (drawing) show(drawing);
  }, [drawing]);
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <Tools role="group" aria-label={t('Chart')}>
        <Button size="small" variant="outlined" onClick={zoom.zoomOut}>
          {t('Zoom out')}
        </Button>
        <Button size="small" variant="outlined" onClick={zoom.zoomIn}>
          {t('Zoom in')}
        </Button>
        <Button size="small" variant="outlined" onClick={fit}>
          {t('Fit')}
        </Button>
        <Button size="small" variant="outlined" onClick={zoom.actualSize}>
          {t('Full size')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={!drawing}
          onClick={() => saveDrawing(name, place.current?.querySelector('svg') ?? null)}
        >
          {t('Download SVG')}
        </Button>
        {children}
      </Tools>
      <Place
        ref={place}
        role="region"
        aria-label={t(
          'Chart of {name}: arrow keys move it, + and − zoom, 0 shows all, 1 full size',
          { name },
        )}
        aria-busy={drawing === null && !hasFailed}
        tabIndex={0}
        onKeyDown={press}
        {...dragToScroll}
      >
        {drawing && (
          <Chart name={name} drawing={drawing} active={active} taken={taken} scale={scale} />
        )}
        {!drawing && !hasFailed && <SkeletonBlock sx={{ height: '100%', margin: 0 }} />}
        {hasFailed && <ErrorState message={t('The chart could not be drawn.')} onRetry={retry} />}
      </Place>
    </>
  );
}
