/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { findMachines } from '../testing/findMachines';
import { pathsOf } from '../testing/paths';
import { subjectOf } from '../testing/subjects';
import { flatten, outlineOf } from './outline';
import { shortestPath } from './shortestPath';

describe.each(findMachines().map((machine) => [machine.id, machine] as const))(
  'the way through %s',
  (_id, machine) => {
    const root = outlineOf(machine);

    it('leads to every state, by transitions of which each starts where the last ended', () => {
      for (const { id } of flatten(root)) {
        const path = shortestPath(root, id);
        if (!path) throw new Error(`no way to ${id}`);
        const inOrAround = (one: string, other: string) =>
          one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
        for (const [index, step] of path.entries()) {
          const before = path[index - 1];
          const from = before ? before.targets : [root.id];
          expect(from.some((target) => inOrAround(target, step.source))).toBe(true);
        }
        const last = path.at(-1);
        if (last) expect(last.targets.some((target) => inOrAround(target, id))).toBe(true);
      }
    });

    it('takes no more transitions than the proof of the machine does', () => {
      const proved = new Map<string, number>();
      for (const walk of subjectOf(machine).walks) {
        for (const { state, steps } of pathsOf(walk)) {
          // The first step is the start; what follows at once is a transition without a step.
          for (const { id } of state._nodes) {
            proved.set(id, Math.min(proved.get(id) ?? Infinity, steps.length - 1));
          }
        }
      }
      for (const [id, steps] of proved) {
        const events = shortestPath(root, id)?.filter(({ trigger }) => trigger.kind !== 'always');
        expect({ id, isShort: (events?.length ?? Infinity) <= steps }).toEqual({
          id,
          isShort: true,
        });
      }
    });
  },
);
