import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import { allTransitions, flatten, type OutlinedState } from '../../../machines/chart/outline';
import { shortestPath } from '../../../machines/chart/shortestPath';
import { stateFragment, type Pointed } from '../chartAddress';
import type { LaidOut } from '../useDrawing';
import type { Taken } from './ArrowLine';
import type { Overlay } from './Chart';
import { ChartFrame } from './ChartFrame';
import { Chosen } from './Chosen';
import { Columns, Panels } from './Columns';
import { Fold } from './Fold';
import { Outline } from './Outline';
import { SaveMenu } from './SaveMenu';

export interface Shown {
  root: OutlinedState;
  /** As JSON has it. */
  definition: object;
  chart: LaidOut;
  place: RefObject<HTMLDivElement | null>;
  pointed: Pointed;
}

interface Props extends Shown {
  active: ReadonlySet<string>;
  taken: Taken;
  /** Shown above chart and panels. */
  status?: ReactNode;
  /** What belongs in the panels. */
  children?: ReactNode;
  /** Without it there is nothing to do. */
  needsPanels?: boolean;
  /** What is drawn below lines and texts. */
  overlay?: Overlay;
}

const NONE: ReadonlySet<string> = new Set();

const summaryOf = (root: OutlinedState): string =>
  t(
    'State chart of {name}; {states} states and {transitions} transitions, described in “The chart in words”',
    {
      name: root.id,
      states: flatten(root).length - 1,
      transitions: allTransitions(root).length,
    },
  );

/** One chart with its panels. On a phone they come before it. */
export function Stage(props: Props) {
  const { root, definition, chart, place, pointed, active, taken } = props;
  const { status, children, overlay, needsPanels = false } = props;
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [asked, setAsked] = useState<boolean | null>(null);
  const hasPanels = asked ?? (!isWide || needsPanels || pointed.state !== null);
  const panelsId = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const way = useMemo(
    () => (pointed.state === null ? null : shortestPath(root, pointed.state)),
    [root, pointed],
  );
  const wayKeys = useMemo(() => new Set(way?.map(({ key }) => key)), [way]);
  const found = useMemo(() => new Set([...pointed.states, ...pointed.transitions]), [pointed]);
  const folded = chart.view?.folded ?? NONE;
  const fold = (state: OutlinedState) => {
    const isFolded = folded.has(state.id);
    const others = [...folded].filter((id) => id !== state.id);
    chart.ask({
      isBrief: chart.view?.isBrief ?? true,
      folded: new Set(isFolded ? others : [...others, state.id]),
    });
    const isInside = flatten(state).some(({ id }) => id !== state.id && id === pointed.state);
    if (!isFolded && isInside) void navigate({ search, hash: stateFragment(state) });
  };
  return (
    <>
      {status}
      <Columns>
        <Panels id={panelsId} hidden={!hasPanels}>
          {pointed.state !== null && <Chosen root={root} chosen={pointed.state} way={way} />}
          {needsPanels && children}
          <Fold title={t('The chart in words')} isOpenAtFirst={!needsPanels || !isWide}>
            <Outline {...{ root, active, taken, found, folded }} onFold={fold} />
          </Fold>
          {!needsPanels && children}
        </Panels>
        <ChartFrame
          name={root.id}
          summary={summaryOf(root)}
          chosen={pointed.state}
          way={wayKeys}
          {...{ chart, place, active, taken, found, overlay }}
        >
          <SaveMenu {...{ root, definition, place }} />
          <Button
            size="small"
            variant="outlined"
            aria-expanded={hasPanels}
            aria-controls={panelsId}
            onClick={() => setAsked(!hasPanels)}
          >
            {t('Panels')}
          </Button>
        </ChartFrame>
      </Columns>
    </>
  );
}
