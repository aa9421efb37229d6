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

/** Milliseconds of the processor. */
function cost(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Of some calls the quickest counts, since other work disturbs them. */
const CALLS = 5;

/** Whether a text four times as long costs less than ten times as much: 4 if linear, 16 if quadratic. */
function growsSlowly(apply: (text: string) => unknown, hostile: Hostile, length: number): boolean {
  const short = write(hostile, length);
  const long = write(hostile, length * 4);
  const first = cost(() => apply(long));
  if (first < MEASURABLE) return true;
  const most = 10 * Math.min(...Array.from({ length: CALLS }, () => cost(() => apply(short))));
  // The quickest of all calls is no slower than one that is quick enough.
  return first < most || Array.from({ length: CALLS }).some(() => cost(() => apply(long)) < most);
}

/**
 * A text from some length on needs memory of its own from the system, which can take longer than
 * the work on it. That is one step up: if the next longer text costs no such step, the time is linear.
 */
const isLinear = (apply: (text: string) => unknown, hostile: Hostile): boolean =>
  LENGTHS.every((length) =>
    [length, length, length * 4, length * 4].some((of) => growsSlowly(apply, hostile, of)),
  );

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
