import { destination } from 'pino';

const STANDARD_OUTPUT = 1;
/** Characters; what is longer is written at once. */
const COLLECTED = 8_192;

/**
 * Writes the lines of one turn of the event loop at once, since a call of the system for each takes longer than an answer
 * from the cache. When the process ends by itself it writes what there is; who kills it loses that turn's lines.
 */
export function createLogOutput(fd: number | string = STANDARD_OUTPUT) {
  const output = destination({ dest: fd, sync: true, minLength: COLLECTED });
  let isDue = false;
  const flush = (): void => {
    isDue = false;
    output.flushSync();
  };
  process.on('exit', flush);
  return {
    write(line: string): void {
      output.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
}
