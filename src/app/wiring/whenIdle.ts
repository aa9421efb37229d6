import { readSaving } from '../../ui/savesData';

declare global {
  interface Navigator {
    /** Only some browsers say how the reader is connected. */
    readonly connection?: { effectiveType: string };
  }
}

/** Calls when the browser has nothing else to do, where the connection has room for what may not be needed. */
export function whenIdle(fetchAhead: () => void): void {
  const { connection } = navigator;
  const hasRoom = !readSaving() && (!connection || connection.effectiveType === '4g');
  if (hasRoom && 'requestIdleCallback' in window) requestIdleCallback(fetchAhead);
}
