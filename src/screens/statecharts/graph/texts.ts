import { plural, t } from '../../../../domain/language';
import type { Mark } from '../../../machines/chart/compareCharts';
import type { OutlinedState, OutlinedTransition } from '../../../machines/chart/outline';
import { SIGNS } from '../changes/changeWords';
import { triggerText } from '../parts/words';

export type TextKind = 'title' | 'note' | 'code';

export interface TextLine {
  kind: TextKind;
  text: string;
}

/** In pixels of the drawing. */
export const FONT: Record<TextKind, { size: number; weight: number; height: number }> = {
  title: { size: 13, weight: 700, height: 17 },
  note: { size: 12, weight: 400, height: 15 },
  code: { size: 12, weight: 400, height: 15 },
};

/** Width of a text in pixels of the drawing. */
export type Measure = (line: TextLine) => number;

/** How much of a chart is written into it. */
export interface Detail {
  /** An overview: names of states and events alone. */
  isBrief: boolean;
  /** Signs of states by their id and of transitions by their key. */
  marks: ReadonlyMap<string, Mark>;
  /** More lines, likewise. */
  notes: ReadonlyMap<string, readonly string[]>;
}

export const FULL: Detail = { isBrief: false, marks: new Map(), notes: new Map() };

const LONGEST_NOTE = 28;
const LONGEST_LABEL = 24;

/** Broken between words into lines of at most `length` characters; a longer word stays whole. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

const lines = (kind: TextKind, text: string, length: number): TextLine[] =>
  wrap(text, length).map((part) => ({ kind, text: part }));

/** What stands in the box of a state, or at the head of one that holds others. */
export const stateTexts = (state: OutlinedState, detail: Detail): TextLine[] => [
  { kind: 'title', text: signed(state.key, detail.marks.get(state.id)) },
  ...(state.folded > 0
    ? lines('note', plural(state.folded, '# state inside', '# states inside'), LONGEST_NOTE)
    : []),
  ...(detail.isBrief ? [] : ownTexts(state)),
  ...notesOf(state.id, detail),
];

const notesOf = (name: string, { notes }: Detail): TextLine[] =>
  (notes.get(name) ?? []).map((text) => ({ kind: 'note', text }));

const signed = (text: string, mark: Mark | undefined): string =>
  mark === undefined ? text : `${SIGNS[mark]} ${text}`;

const ownTexts = (state: OutlinedState): TextLine[] => [
  ...(state.description ? lines('note', t(state.description), LONGEST_NOTE) : []),
  ...state.entry.map((action): TextLine => ({
    kind: 'code',
    text: t('entry / {action}', { action }),
  })),
  ...state.exit.map((action): TextLine => ({
    kind: 'code',
    text: t('exit / {action}', { action }),
  })),
  ...state.invokes.map(({ src }): TextLine => ({ kind: 'code', text: t('runs {src}', { src }) })),
];

/** The text next to an arrow: its event, its guard and its actions. */
export function transitionTexts(transition: OutlinedTransition, detail: Detail): TextLine[] {
  const { key, trigger } = transition;
  const name = signed(triggerText(trigger), detail.marks.get(key));
  return [
    ...lines('title', name, LONGEST_LABEL),
    ...(detail.isBrief ? [] : outcomeTexts(transition)),
    ...notesOf(key, detail),
  ];
}

const outcomeTexts = ({ guard, actions, forbidden }: OutlinedTransition): TextLine[] => [
  ...(guard === null ? [] : lines('code', t('if {guard}', { guard }), LONGEST_LABEL)),
  ...(actions.length === 0 ? [] : lines('code', `/ ${actions.join(', ')}`, LONGEST_LABEL)),
  ...(forbidden ? lines('note', t('(ignored)'), LONGEST_LABEL) : []),
];

export const sizeOf = (texts: readonly TextLine[], measure: Measure) => ({
  width: Math.ceil(Math.max(0, ...texts.map(measure))),
  height: texts.reduce((sum, { kind }) => sum + FONT[kind].height, 0),
});
