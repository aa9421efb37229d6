import { destination } from 'pino';

const STANDARD_OUTPUT = 1;
/** Characters; what is longer is written at once. */
const COLLECTED = 8_192;

/**
 * Writes the lines of one turn of the event loop at once, since a call of the system for each takes longer than an answer
 * from the cache. When the process ends by itself it writes what there is; who kills it loses that turn's lines.
 */
export function createLogOutput(fd: number | string = STANDARD_OUTPUT) {
  const output = destination({ dest: fd, sync: true });
  let lines = '';
  let isDue = false;
  /** Not `flushSync`, which also waits for the disk where the output is a file. */
  const flush = (): void => {
    isDue = false;
    if (lines !== '') output.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return {
    write(line: string): void {
      lines += line;
      if (lines.length >= COLLECTED) flush();
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
}
