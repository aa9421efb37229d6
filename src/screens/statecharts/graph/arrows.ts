import {
  allTransitions,
  type OutlinedState,
  type OutlinedTransition,
} from '../../../machines/chart/outline';
import { sizeOf, transitionTexts, type Measure, type TextLine } from './texts';

/** The text next to an arrow for one of its transitions. */
export interface ArrowText {
  /** Of the transition. */
  key: string;
  lines: TextLine[];
  /** From the top of the arrow's label. */
  top: number;
  height: number;
}

/** One line for all transitions from one state to another, or back to itself. */
export interface Arrow {
  id: string;
  source: string;
  target: string;
  texts: ArrowText[];
  width: number;
  height: number;
}

const BETWEEN = 6;

const targetsOf = ({ source, targets }: OutlinedTransition): string[] =>
  targets.length > 0 ? targets : [source];

/** Every transition of the machine is on exactly one arrow for each of its targets. */
export function arrowsOf(root: OutlinedState, measure: Measure): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of allTransitions(root)) {
    for (const target of targetsOf(transition)) {
      const { source, key } = transition;
      const id = `${source} to ${target}`;
      const arrow = arrows.get(id) ?? { id, source, target, texts: [], width: 0, height: 0 };
      const lines = transitionTexts(transition);
      const size = sizeOf(lines, measure);
      const top = arrow.texts.length > 0 ? arrow.height + BETWEEN : 0;
      arrow.texts.push({ key, lines, top, height: size.height });
      arrow.width = Math.max(arrow.width, size.width);
      arrow.height = top + size.height;
      arrows.set(id, arrow);
    }
  }
  return [...arrows.values()];
}
