import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { t } from '../../../../domain/language';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { ErrorState } from '../../../ui/ErrorState';
import type { Drawing } from '../graph/drawing';
import { topLevel } from '../graph/foldChart';
import type { LaidOut } from '../useDrawing';
import { Chart, type Highlights } from './Chart';
import { dragToScroll } from './dragToScroll';
import { useZoom } from './useZoom';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  gap: theme.spacing(1),
}));

const Place = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: '20rem',
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.default,
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  overscrollBehavior: 'contain',
  '&:active': { cursor: 'grabbing' },
  '& > svg': { display: 'block', margin: 'auto', userSelect: 'none' },
  [theme.breakpoints.down('lg')]: { flex: 'none', height: '70vh' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

interface Props extends Highlights {
  name: string;
  /** The whole chart in a sentence. */
  summary: string;
  chart: LaidOut;
  place: RefObject<HTMLDivElement | null>;
  /** Of the state that is to be in sight. */
  chosen: string | null;
  /** More buttons. */
  children: ReactNode;
}

/** The chart in a place that it fits, moved and zoomed by mouse, fingers and keys. */
export function ChartFrame({ name, summary, chart, place, chosen, children, ...shown }: Props) {
  const { root, drawing, view, isBusy, hasFailed, retry, ask } = chart;
  const { scale, ...zoom } = useZoom(place);
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
  const fitAgain = useEffectEvent(() => {
    if (drawing) zoom.fitAgain(drawing);
  });
  const arrange = useEffectEvent((drawn: Drawing | null, state: string | null) => {
    fitAgain();
    const box = drawn?.states.find(({ id }) => id === state);
    if (box) zoom.show(box);
  });
  useLayoutEffect(() => arrange(drawing, chosen), [drawing, chosen]);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(() => fitAgain());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const button = (label: string, onClick: () => void, isDisabled = false) => (
    <Button size="small" variant="outlined" disabled={isDisabled} onClick={onClick}>
      {label}
    </Button>
  );
  const isAllFolded = view !== null && [...topLevel(root)].every((id) => view.folded.has(id));
  return (
    <Frame>
      <Tools role="group" aria-label={t('Chart')}>
        {button(t('Zoom out'), zoom.zoomOut)}
        {button(t('Zoom in'), zoom.zoomIn)}
        {button(t('Fit'), fit)}
        {button(t('Full size'), zoom.actualSize)}
        {button(
          t('Fold all'),
          () => ask({ folded: topLevel(root), isBrief: view?.isBrief ?? true }),
          isAllFolded,
        )}
        {button(
          t('Unfold all'),
          () => ask({ folded: new Set(), isBrief: view?.isBrief ?? false }),
          view?.folded.size === 0,
        )}
        <Button
          size="small"
          variant={view?.isBrief === false ? 'contained' : 'outlined'}
          aria-pressed={view?.isBrief === false}
          onClick={() => view && ask({ ...view, isBrief: !view.isBrief })}
        >
          {t('All texts')}
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
        aria-busy={isBusy}
        tabIndex={0}
        onKeyDown={press}
        {...dragToScroll}
      >
        {drawing && <Chart label={summary} drawing={drawing} scale={scale} {...shown} />}
        {!drawing && !hasFailed && <SkeletonBlock sx={{ height: '100%', margin: 0 }} />}
        {hasFailed && <ErrorState message={t('The chart could not be drawn.')} onRetry={retry} />}
      </Place>
    </Frame>
  );
}
