import type { AnyStateMachine } from 'xstate';
import { allTransitions, flatten, outlineOf } from './outline';

interface ChartNames {
  /** Ids. */
  states: string[];
  /** Keys. */
  transitions: string[];
}

/** What can be counted of each machine, by its id. */
export const chartNames = (machines: readonly AnyStateMachine[]): Record<string, ChartNames> =>
  Object.fromEntries(
    machines.map((machine) => {
      const root = outlineOf(machine);
      const states = flatten(root).map(({ id }) => id);
      return [machine.id, { states, transitions: allTransitions(root).map(({ key }) => key) }];
    }),
  );

/** A module that says it to the server, which does not have the machines of the pages. */
export const chartNamesModule = (machines: readonly AnyStateMachine[]): string =>
  `/** Written by \`npm run charts\` from the machines themselves. */
export const CHART_NAMES: Readonly<
  Record<string, { states: readonly string[]; transitions: readonly string[] }>
> = ${JSON.stringify(chartNames(machines), null, 2)};
`;
