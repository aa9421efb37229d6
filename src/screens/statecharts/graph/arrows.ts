import {
  allTransitions,
  type OutlinedState,
  type OutlinedTransition,
} from '../../../machines/chart/outline';
import { plural } from '../../../../domain/language';
import { sizeOf, transitionTexts, type Detail, type Measure, type TextLine } from './texts';

/** The text next to an arrow for one of its transitions, or in an overview for all that read alike. */
export interface ArrowText {
  /** Of the transitions. */
  keys: string[];
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

/** In an overview, of one arrow. */
const MOST_TEXTS = 4;

interface Written {
  keys: string[];
  lines: TextLine[];
}

/** Every transition of the machine is on exactly one arrow for each of its targets; an overview has none of those that stay. */
export function arrowsOf(root: OutlinedState, measure: Measure, detail: Detail): Arrow[] {
  const arrows = new Map<string, Arrow & { written: Written[] }>();
  for (const transition of allTransitions(root)) {
    for (const target of targetsOf(transition)) {
      const { source, key } = transition;
      if (detail.isBrief && source === target) continue;
      const id = `${source} to ${target}`;
      const arrow = arrows.get(id) ?? {
        ...{ id, source, target, texts: [], width: 0, height: 0 },
        written: [],
      };
      arrow.written.push({ keys: [key], lines: transitionTexts(transition, detail) });
      arrows.set(id, arrow);
    }
  }
  return [...arrows.values()].map(({ written, ...arrow }) => ({
    ...arrow,
    ...stacked(detail.isBrief ? shortened(written) : written, measure),
  }));
}

/** What reads alike is written once, and not more than a few. */
function shortened(written: Written[]): Written[] {
  const byText = new Map<string, Written>();
  for (const { keys, lines } of written) {
    const text = lines.map((line) => line.text).join(' ');
    byText.set(text, { lines, keys: [...(byText.get(text)?.keys ?? []), ...keys] });
  }
  const all = [...byText.values()];
  if (all.length <= MOST_TEXTS) return all;
  const more = all.slice(MOST_TEXTS - 1);
  const text = plural(more.length, '# more', '# more');
  return [
    ...all.slice(0, MOST_TEXTS - 1),
    { keys: more.flatMap(({ keys }) => keys), lines: [{ kind: 'note', text }] },
  ];
}

function stacked(written: Written[], measure: Measure): Pick<Arrow, 'texts' | 'width' | 'height'> {
  const texts: ArrowText[] = [];
  let [width, height] = [0, 0];
  for (const { keys, lines } of written) {
    const size = sizeOf(lines, measure);
    const top = texts.length > 0 ? height + BETWEEN : 0;
    texts.push({ keys, lines, top, height: size.height });
    width = Math.max(width, size.width);
    height = top + size.height;
  }
  return { texts, width, height };
}
