/** The facts that differ; one that `before` does not know of is left out. */
export const changedKeys = <Fact extends string>(
  facts: readonly Fact[],
  before: Readonly<Partial<Record<Fact, unknown>>>,
  after: Readonly<Record<Fact, unknown>>,
): Fact[] =>
  facts.filter(
    (fact) =>
      before[fact] !== undefined && JSON.stringify(before[fact]) !== JSON.stringify(after[fact]),
  );
