/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import ELK from 'elkjs/lib/elk.bundled.js';
import { allTransitions, outlineOf } from '../../../machines/chart/outline';
import { CATALOGUE } from '../catalogue';
import { SERVER_CATALOGUE } from '../serverCatalogue';
import { PADDING, fittingScale, layOut, type Box, type Drawing } from './drawing';
import { foldChart, topLevel } from './foldChart';
import { FONT, FULL, sizeOf, wrap, type Measure } from './texts';

const ALL = [...CATALOGUE, ...SERVER_CATALOGUE];

/** About as wide as letters are on the page, rather more than less. */
const measure: Measure = ({ kind, text }) => text.length * FONT[kind].size * 0.58;
const engine = new ELK();
/** Not known: the narrower of two layouts is drawn. */
const NO_ROOM = { width: 0, height: 0 };
/** A window of 1,280 by 800 pixels without what stands above the chart. */
const LAPTOP = { width: 1230, height: 520 };
const READABLE = 0.7;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

/** What may not be covered of each state: its box, or the texts at the head of an outer one. */
const covers = ({ states }: Drawing): [string, Box][] =>
  states.map((state) => {
    if (!state.isOuter) return [state.id, state];
    const { width, height } = sizeOf(state.texts, measure);
    return [state.id, { x: state.x + PADDING, y: state.y + PADDING, width, height }];
  });

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));

describe.each(ALL.map((entry) => [entry.name, entry] as const))(
  'the chart of %s',
  (_name, { machine }) => {
    const root = outlineOf(machine);
    let drawing: Drawing;
    beforeAll(async () => {
      drawing = await layOut(root, { measure, engine, detail: FULL, room: NO_ROOM });
    });

    it('draws every state inside its parent', () => {
      for (const state of drawing.states) {
        expect(state.width).toBeGreaterThan(0);
        const parent = drawing.states.find(({ id }) => id === state.id.replace(/\.[^.]+$/, ''));
        if (!parent || parent === state) continue;
        expect(state.x).toBeGreaterThanOrEqual(parent.x);
        expect(state.y).toBeGreaterThanOrEqual(parent.y);
        expect(state.x + state.width).toBeLessThanOrEqual(parent.x + parent.width);
        expect(state.y + state.height).toBeLessThanOrEqual(parent.y + parent.height);
      }
    });

    it('draws every transition on a visible line', () => {
      const drawn = drawing.arrows.flatMap(({ texts }) => texts.flatMap(({ keys }) => keys));
      expect([...new Set(drawn)].sort()).toEqual(
        allTransitions(root)
          .map(({ key }) => key)
          .sort(),
      );
      for (const { points, source, target } of drawing.arrows) {
        expect(points.length).toBeGreaterThanOrEqual(source === target ? 4 : 2);
      }
    });

    it('has no overlapping texts', () => {
      const labels = drawing.arrows.map(({ id, label }): [string, Box] => [id, label]);
      const upon = pairs([...labels, ...covers(drawing)]).filter(([[, one], [, other]]) =>
        overlap(one, other),
      );
      expect(upon.map(([[one], [other]]) => `${one} / ${other}`)).toEqual([]);
    });

    it('has every text inside the drawing', () => {
      for (const { label } of drawing.arrows) {
        expect(label.x).toBeGreaterThanOrEqual(0);
        expect(label.x + label.width).toBeLessThanOrEqual(drawing.width);
        expect(label.y + label.height).toBeLessThanOrEqual(drawing.height);
      }
    });
  },
);

describe.each(ALL.map((entry) => [entry.name, entry] as const))(
  'the overview of %s',
  (_name, { machine }) => {
    const root = outlineOf(machine);
    let drawing: Drawing;
    beforeAll(async () => {
      const detail = { ...FULL, isBrief: true };
      const overview = foldChart(root, topLevel(root));
      drawing = await layOut(overview, { measure, engine, detail, room: LAPTOP });
    });

    it('fits a laptop, in letters that can be read', () => {
      expect(fittingScale(drawing, LAPTOP)).toBeGreaterThanOrEqual(READABLE);
    });

    it('has no overlapping texts', () => {
      const labels = drawing.arrows.map(({ id, label }): [string, Box] => [id, label]);
      const upon = pairs([...labels, ...covers(drawing)]).filter(([[, one], [, other]]) =>
        overlap(one, other),
      );
      expect(upon.map(([[one], [other]]) => `${one} / ${other}`)).toEqual([]);
    });
  },
);

it('wraps lines between words', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
});
