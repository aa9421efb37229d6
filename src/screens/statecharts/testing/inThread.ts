import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { LayoutEngine } from '../graph/drawing';

/** jsdom has no workers: the same engine in the test's own thread. */
export const ELK_LICENCE = '/assets/LICENSE.md';

const elk = new ELK();
const layouts = new Map<string, Promise<ElkNode>>();

/** The tests draw the same few charts again and again. */
function layout(graph: ElkNode): Promise<ElkNode> {
  const key = JSON.stringify(graph);
  const known = layouts.get(key) ?? elk.layout(graph);
  layouts.set(key, known);
  return known.then((laidOut) => structuredClone(laidOut));
}

export const startEngine = (): LayoutEngine & { stop(): void } => ({ layout, stop: () => {} });
