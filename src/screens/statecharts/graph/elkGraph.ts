import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { OutlinedState } from '../../../machines/chart/outline';
import { arrowsOf } from './arrows';
import { sizeOf, stateTexts, type Detail, type Measure } from './texts';

export const PADDING = 10;
const GAP = 24;
const START = 12;

const ROOT_OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
};

const SPACING: LayoutOptions = {
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.labelNode': '6',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Name of the dot that points to the state entered first. */
export const startOf = (id: string): string => `${id} start`;

export type Direction = 'DOWN' | 'RIGHT';

/** The machine as the layout engine takes it: every text with its measured size. */
export const elkGraphOf = (
  root: OutlinedState,
  measure: Measure,
  detail: Detail,
  direction: Direction,
): ElkNode => ({
  id: '',
  layoutOptions: { ...ROOT_OPTIONS, ...SPACING, 'elk.direction': direction },
  children: [nodeOf(root, measure, detail)],
  edges: [
    ...startEdges(root),
    ...arrowsOf(root, measure, detail).map(({ id, source, target, width, height }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: [{ id: `${id} label`, text: id, width, height }],
    })),
  ],
});

function nodeOf(state: OutlinedState, measure: Measure, detail: Detail): ElkNode {
  const { width, height } = sizeOf(stateTexts(state, detail), measure);
  const [outerWidth, outerHeight] = [width + 2 * PADDING, height + 2 * PADDING];
  if (state.states.length === 0) return { id: state.id, width: outerWidth, height: outerHeight };
  return {
    id: state.id,
    layoutOptions: {
      ...SPACING,
      'elk.padding': `[top=${outerHeight + PADDING},left=${GAP},bottom=${GAP},right=${GAP}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${outerWidth},${outerHeight})`,
    },
    children: [
      ...(state.initial ? [{ id: startOf(state.id), width: START, height: START }] : []),
      ...state.states.map((child) => nodeOf(child, measure, detail)),
    ],
  };
}

function startEdges(state: OutlinedState): ElkExtendedEdge[] {
  const own = state.initial
    ? [{ id: startOf(state.id), sources: [startOf(state.id)], targets: [state.initial] }]
    : [];
  return [...own, ...state.states.flatMap(startEdges)];
}
