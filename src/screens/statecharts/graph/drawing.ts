import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api';
import type { Mark } from '../../../machines/chart/compareCharts';
import { flatten, type OutlinedState } from '../../../machines/chart/outline';
import { arrowsOf, type Arrow } from './arrows';
import { elkGraphOf, PADDING, startOf, type Direction } from './elkGraph';
import { stateTexts, type Detail, type Measure, type TextLine } from './texts';

/** From the top left, in pixels of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnState extends Box {
  id: string;
  type: OutlinedState['type'];
  /** Holds others, which stand below its texts. */
  isOuter: boolean;
  /** One of several that are active at once. */
  isRegion: boolean;
  /** Has others inside, which are not drawn. */
  isFolded: boolean;
  mark: Mark | null;
  texts: TextLine[];
}

export interface DrawnArrow extends Arrow {
  points: ElkPoint[];
  label: Box;
}

export interface Size {
  width: number;
  height: number;
}

/** Everything that is to be drawn, in its place. */
export interface Drawing extends Size {
  /** Outer ones first. */
  states: DrawnState[];
  arrows: DrawnArrow[];
  /** The dots that point to what is entered first, and their arrows. */
  starts: { id: string; dot: Box; points: ElkPoint[] }[];
  marks: ReadonlyMap<string, Mark>;
}

/** What places boxes and lines: elkjs, in a worker or in the same thread. */
export interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

export { PADDING };

const DIRECTIONS: Direction[] = ['DOWN', 'RIGHT'];

/** How much a drawing must be made smaller to fit; 1 where it fits or where the room is not known. */
export const fittingScale = (size: Size, room: Size): number =>
  room.width > 0 && room.height > 0 && size.width > 0 && size.height > 0
    ? Math.min(1, room.width / size.width, room.height / size.height)
    : 1;

interface Layout {
  measure: Measure;
  engine: LayoutEngine;
  detail: Detail;
  /** Where it is to be shown. */
  room: Size;
}

/** The machine drawn downwards or to the right, whichever fits better, or else is narrower. */
export async function layOut(root: OutlinedState, layout: Layout): Promise<Drawing> {
  const { measure, engine, detail, room } = layout;
  const placed: ElkNode[] = [];
  for (const direction of DIRECTIONS) {
    placed.push(await engine.layout(elkGraphOf(root, measure, detail, direction)));
  }
  const scaleOf = ({ width = 0, height = 0 }: ElkNode) => fittingScale({ width, height }, room);
  const [first] = placed.sort(
    (one, other) => scaleOf(other) - scaleOf(one) || widthOf(one) - widthOf(other),
  );
  return drawingOf(root, layout, first ?? { id: '' });
}

const widthOf = ({ width = 0 }: ElkNode): number => width;

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width,
  height,
});

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

function drawingOf(root: OutlinedState, { measure, detail }: Layout, placed: ElkNode): Drawing {
  const boxes = new Map(nodesIn(placed).map((node) => [node.id, boxOf(node)]));
  const lines = new Map(
    nodesIn(placed)
      .flatMap((node) => node.edges ?? [])
      .map((e) => [e.id, e]),
  );
  const boxFor = (id: string) => boxes.get(id) ?? boxOf({});
  const pointsOf = (id: string): ElkPoint[] =>
    (lines.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
  const states = flatten(root);
  const regions = new Set(
    states.filter(({ type }) => type === 'parallel').flatMap((state) => state.states),
  );
  return {
    ...boxOf(placed),
    states: states.map((state) => ({
      ...boxFor(state.id),
      id: state.id,
      type: state.type,
      isOuter: state.states.length > 0,
      isRegion: regions.has(state),
      isFolded: state.folded > 0,
      mark: detail.marks.get(state.id) ?? null,
      texts: stateTexts(state, detail),
    })),
    arrows: arrowsOf(root, measure, detail).map((arrow) => ({
      ...arrow,
      points: pointsOf(arrow.id),
      label: boxOf(lines.get(arrow.id)?.labels?.[0] ?? {}),
    })),
    starts: states
      .filter(({ initial }) => initial !== null)
      .map(({ id }) => startOf(id))
      .map((id) => ({ id, dot: boxFor(id), points: pointsOf(id) })),
    marks: detail.marks,
  };
}
