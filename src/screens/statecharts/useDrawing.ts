import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Mark } from '../../machines/chart/compareCharts';
import type { OutlinedState } from '../../machines/chart/outline';
import { fittingScale, layOut, type Drawing, type LayoutEngine, type Size } from './graph/drawing';
import { startEngine } from './graph/engine';
import { around, foldChart, topLevel } from './graph/foldChart';
import { createMeasure } from './graph/measureText';

/** What of a chart is drawn. */
export interface View {
  folded: ReadonlySet<string>;
  /** Names of states and events alone. */
  isBrief: boolean;
}

/** Below it texts are hardly read: the chart opens with less in it. */
const READABLE = 0.7;

const NO_MARKS: ReadonlyMap<string, Mark> = new Map();
const NO_NOTES: ReadonlyMap<string, readonly string[]> = new Map();
const WHOLE: View = { folded: new Set(), isBrief: false };

const openingViews = (root: OutlinedState): View[] => [
  WHOLE,
  { ...WHOLE, isBrief: true },
  { folded: topLevel(root), isBrief: true },
];

const roomOf = (place: Element | null): Size => ({
  width: place?.clientWidth ?? 0,
  height: place?.clientHeight ?? 0,
});

interface Request {
  root: OutlinedState;
  marks: ReadonlyMap<string, Mark>;
  notes: ReadonlyMap<string, readonly string[]>;
  views: View[];
  reveals: readonly string[];
}

interface Outcome {
  request: Request;
  /** Null where it could not be laid out. */
  drawing: Drawing | null;
  view: View;
}

async function draw(request: Request, engine: LayoutEngine, room: Size) {
  const { root, marks, notes, views, reveals } = request;
  const measure = createMeasure(document);
  const open = new Set(reveals.flatMap((id) => around(root, id)).map(({ id }) => id));
  let last: { drawing: Drawing; view: View } | null = null;
  for (const { folded, isBrief } of views) {
    const view = { isBrief, folded: new Set([...folded].filter((id) => !open.has(id))) };
    const detail = { isBrief, marks, notes };
    const shown = foldChart(root, view.folded);
    last = { view, drawing: await layOut(shown, { measure, engine, detail, room }) };
    if (fittingScale(last.drawing, room) >= READABLE) break;
  }
  if (!last) throw new Error('there is nothing to draw');
  return last;
}

interface Options {
  place: RefObject<HTMLElement | null>;
  /** Ids of states that are not to be folded away. */
  reveals: readonly string[];
  marks?: ReadonlyMap<string, Mark>;
  /** Lines for states by their id and for transitions by their key. */
  notes?: ReadonlyMap<string, readonly string[]>;
}

/** Lays a chart out again whenever another one is shown or another part of it; the engine stays. */
export function useDrawing(
  root: OutlinedState,
  { place, reveals, marks = NO_MARKS, notes = NO_NOTES }: Options,
) {
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<{ root: OutlinedState; view: View } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const engine = useRef<ReturnType<typeof startEngine> | null>(null);
  const view = asked?.root === root ? asked.view : null;
  const request = useMemo(
    () => ({ root, marks, notes, views: view ? [view] : openingViews(root), reveals, attempt }),
    [root, marks, notes, view, reveals, attempt],
  );
  useEffect(
    () => () => {
      engine.current?.stop();
      engine.current = null;
    },
    [],
  );
  useEffect(() => {
    let isWanted = true;
    const running = (engine.current ??= startEngine());
    draw(request, running, roomOf(place.current)).then(
      (drawn) => isWanted && setOutcome({ request, ...drawn }),
      () => {
        if (!isWanted) return;
        setOutcome({ request, drawing: null, view: WHOLE });
        running.stop();
        engine.current = null;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [request, place]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const ask = useCallback((next: View) => setAsked({ root, view: next }), [root]);
  const isCurrent = outcome?.request === request;
  /** Of the same chart, to stay in sight while another part of it is laid out. */
  const isOfChart =
    outcome !== null && outcome.request.root === root && outcome.request.marks === marks;
  return {
    root,
    drawing: isOfChart ? outcome.drawing : null,
    /** As asked for, also while it is laid out. */
    view: view ?? (isOfChart ? outcome.view : null),
    isBusy: !isCurrent,
    hasFailed: isCurrent && outcome.drawing === null,
    retry,
    ask,
  };
}

export type LaidOut = ReturnType<typeof useDrawing>;
