/** An exact number: a score decides at 25, 50 and 75, where a rounding error would show. */
export interface Fraction {
  numerator: bigint;
  /** More than 0. */
  denominator: bigint;
}

/** 100 × part ÷ whole, of whole numbers; null of nothing. */
export const percentOf = (part: number, whole: number): Fraction | null =>
  whole === 0 ? null : { numerator: 100n * BigInt(part), denominator: BigInt(whole) };

/** Σ(weight × value) ÷ Σ weight, with whole weights over 0; null of nothing. */
export function weightedMean(
  parts: readonly { value: Fraction; weight: number }[],
): Fraction | null {
  if (parts.length === 0) return null;
  const sum = parts.reduce(
    (all, { value, weight }) => ({
      numerator:
        all.numerator * value.denominator + BigInt(weight) * value.numerator * all.denominator,
      denominator: all.denominator * value.denominator,
    }),
    { numerator: 0n, denominator: 1n },
  );
  const weights = parts.reduce((all, { weight }) => all + BigInt(weight), 0n);
  return { numerator: sum.numerator, denominator: sum.denominator * weights };
}

/** Whether the value is the whole number `bound` or more. */
export const reaches = ({ numerator, denominator }: Fraction, bound: number): boolean =>
  numerator >= BigInt(bound) * denominator;

const divisorOf = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisorOf(other, one % other);

/** The nearest number; whole numbers and halves come out exactly. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const divisor = divisorOf(numerator, denominator);
  return Number(numerator / divisor) / Number(denominator / divisor);
}

/** With one decimal, rounded down, so that 49.96 never reads as 50: "49.9". */
export function roundedDown({ numerator, denominator }: Fraction): string {
  const tenths = (10n * numerator) / denominator;
  return `${tenths / 10n}.${tenths % 10n}`;
}
