import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { outlineOf } from '../../machines/chart/outline';
import { layOut, type Drawing } from './graph/drawing';
import { startEngine } from './graph/engine';
import { createMeasure } from './graph/measureText';

interface Outcome {
  machine: AnyStateMachine;
  attempt: number;
  /** Null where it could not be laid out. */
  drawing: Drawing | null;
}

/** Lays the machine out again whenever another one is shown. */
export function useDrawing(machine: AnyStateMachine) {
  const root = useMemo(() => outlineOf(machine), [machine]);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isWanted = true;
    const engine = startEngine();
    const show = (drawing: Drawing | null) => {
      if (isWanted) setOutcome({ machine, attempt, drawing });
    };
    layOut(root, createMeasure(document), engine).then(show, () => show(null));
    return () => {
      isWanted = false;
      engine.stop();
    };
  }, [machine, root, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = outcome?.machine === machine && outcome.attempt === attempt;
  return {
    root,
    drawing: isCurrent ? outcome.drawing : null,
    hasFailed: isCurrent && outcome.drawing === null,
    retry,
  };
}

export type LaidOut = ReturnType<typeof useDrawing>;
