import ELK from 'elkjs/lib/elk-api';
import type { LayoutEngine } from './drawing';

/** Licence of elkjs, as it must come with it (ADR 0017). */
export const ELK_LICENCE = new URL('elkjs/LICENSE.md', import.meta.url).href;

/** elkjs as it was published, in a worker of its own: a large chart takes a second or two. */
export const startEngine = (): LayoutEngine & { stop(): void } => {
  const url = new URL('elkjs/lib/elk-worker.min.js', import.meta.url);
  const elk = new ELK({ workerFactory: () => new Worker(url) });
  return { layout: (graph) => elk.layout(graph), stop: () => elk.terminateWorker() };
};
