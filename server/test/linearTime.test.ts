import fc from 'fast-check';
import { TEXT_FUNCTIONS } from './textFunctions';

/** What expressions and loops stumble over when there is much of it. */
const PIECES = [
  ...['\n', '\r\n', ' ', '\t', '\u2028', '[', ']', '](', '[](', '![', ')', '*', '_', '`', '#', '>'],
  ...['\n- ', '\n1. ', '0', '1', '.', '-', '+', '/', '@', '%', '=', '<', '&', '"', ',', ';', '\\'],
  ...['stream\n', 'endstream\n', '#41', '/ObjStm', 'obj', '%%EOF', '<!doctype ', 'a', 'é', '😀'],
];

/** With these behind it, a text that nearly matches does not. */
const ENDS = ['', 'x', '@', ' !'];

interface Hostile {
  pieces: string[];
  end: string;
}

const write = ({ pieces, end }: Hostile, length: number): string =>
  pieces.join('').repeat(length).slice(0, length) + end;

const mixed = fc.record({
  pieces: fc.array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 4 }),
  end: fc.constantFrom(...ENDS),
});

const alone = PIECES.flatMap((piece) => ENDS.map((end): [Hostile] => [{ pieces: [piece], end }]));

/** Texts of each length and of four times as much. */
const LENGTHS = [300, 1_250, 5_000];

/** A call that takes less of the processor's time than this has too little to compare. */
const MEASURABLE = 1;

/** Milliseconds of the processor; the least of some calls, since other work disturbs them. */
function cost(call: () => unknown, calls: number): number {
  let least = Infinity;
  for (let count = 0; count < calls; count += 1) {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** By what the cost is multiplied when the text is four times as long: 4 if linear, 16 if quadratic. */
function growth(apply: (text: string) => unknown, hostile: Hostile, length: number): number {
  const short = write(hostile, length);
  const long = write(hostile, length * 4);
  if (cost(() => apply(long), 1) < MEASURABLE) return 0;
  return cost(() => apply(long), 5) / cost(() => apply(short), 5);
}

const isLinear = (apply: (text: string) => unknown, hostile: Hostile): boolean =>
  LENGTHS.every((length) => [1, 2, 3].some(() => growth(apply, hostile, length) < 10));

test.each(TEXT_FUNCTIONS)(
  'runs %s in time proportional to the length of its text',
  (_name, apply) => {
    fc.assert(
      fc.property(mixed, (hostile) => isLinear(apply, hostile)),
      { numRuns: alone.length + 60, examples: alone },
    );
  },
);

test('detects a function whose time grows with the square of the length', () => {
  const countTwins = (text: string): number => {
    let count = 0;
    for (const one of text) for (const other of text) if (one === other) count += 1;
    return count;
  };
  expect(isLinear(countTwins, { pieces: ['a'], end: '' })).toBe(false);
});
