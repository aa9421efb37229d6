import ELK from 'elkjs/lib/elk.bundled.js';
import type { LayoutEngine } from '../graph/drawing';

/** jsdom has no workers: the same engine in the test's own thread. */
export const ELK_LICENCE = '/assets/LICENSE.md';

export const startEngine = (): LayoutEngine & { stop(): void } => {
  const elk = new ELK();
  return { layout: (graph) => elk.layout(graph), stop: () => {} };
};
