import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export class FolderInUse extends Error {}

/** A process in another container may have our id; one that died may have left it to us. */
const held = new Set<string>();

function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function create(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const readPid = (path: string): number | null => {
  const text = readFileSync(path, 'utf8').trim();
  return /^\d+$/.test(text) ? Number(text) : null;
};

function reap(path: string, deadPid: number): void {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  const moved = readPid(aside);
  if (moved !== deadPid) {
    renameSync(aside, path);
    throw new FolderInUse(`${path} was taken by process ${moved} at this moment.`);
  }
  rmSync(aside);
}

/**
 * Takes the lock of an embedded database, which does not lock its folder itself: two processes in
 * one folder lose rows silently. Only the lock of a dead process is taken over.
 * Returns the function that gives the lock back. Throws FolderInUse naming the holder's pid.
 */
export function acquireLock(path: string): () => void {
  if (!create(path)) {
    const pid = readPid(path);
    if (pid === null || isAlive(pid, path)) {
      throw new FolderInUse(
        `The data folder is in use by process ${pid ?? 'unknown'} (lock file ${path}). ` +
          'Stop that process, or set DATA_DIR to another folder.',
      );
    }
    reap(path, pid);
    if (!create(path)) throw new FolderInUse(`${path} was taken by another process just now.`);
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}
