/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { createRoutesFromElements, matchRoutes } from 'react-router';
import type { AnyStateMachine } from 'xstate';
import { PRODUCT_DEFAULTS } from '../../domain/product';
import { SCREENS, type ScreenName } from '../../domain/screens';
import { appRoutes } from '../app/router';
import { createPaths } from '../paths';
import { isOverlay } from '../testing/overlays';
import { flatten, outlineOf, type OutlinedState } from './chart/outline';
import { findMachines } from './testing/findMachines';
import { leaves, namedStates, redefined, walkedAs, without } from './testing/mutants';
import { isSent, type Walk } from './testing/paths';
import { prove, type Subject } from './testing/proof';
import { record } from './testing/record';
import { subjectOf } from './testing/subjects';

const paths = createPaths(PRODUCT_DEFAULTS.productSlug);
const routes = createRoutesFromElements(appRoutes(PRODUCT_DEFAULTS.productSlug));
const isPage = (address: string): boolean =>
  ![paths.notFound, '*', undefined].includes(matchRoutes(routes, address)?.at(-1)?.route.path);

function isScreen(name: string): boolean {
  if (!(name in SCREENS)) return false;
  if (SCREENS[name as ScreenName].kind === 'overlay') return isOverlay(name);
  const path = name in paths ? paths[name as keyof typeof paths] : undefined;
  return path !== undefined && isPage(typeof path === 'string' ? path : path('1'));
}

const machines = findMachines();
const named = machines.map((machine) => [machine.id, machine] as const);
const proofOf = (subject: Subject) => prove(subject, isScreen);

/** The walk of somebody who did not think of one event. */
function forgetful(walk: Walk): Walk {
  const forgotten = walk.events.find(isSent)?.type;
  return { ...walk, events: walk.events.filter(({ type }) => type !== forgotten) };
}

/** What is found when machine and walks are changed like this. */
const faultsOf = async (
  machine: AnyStateMachine,
  mutate: (machine: AnyStateMachine) => AnyStateMachine,
) => (await proofOf(walkedAs(subjectOf(machine), mutate))).faults;

describe('every machine', () => {
  it.each(named)('%s has no fault in its proof', async (_id, machine) => {
    const proof = await proofOf(subjectOf(machine));
    record('proofs', proof);
    expect(proof.faults).toEqual([]);
  });
});

const unreached = (machine: AnyStateMachine, { path }: OutlinedState) =>
  `${machine.id}: no path reaches the state ${path.join('.')}.`;
const stuck = (machine: AnyStateMachine, { path }: OutlinedState) =>
  `${machine.id}: nothing leads out of the state ${path.join('.')}, which is not final.`;

describe('a proof', () => {
  it.each(named)('fails when a state of %s is unreachable', async (_id, machine) => {
    for (const state of namedStates(machine).slice(0, 1)) {
      const faults = await faultsOf(machine, (original) =>
        without(original, ({ targets }) => targets.includes(state.id)),
      );
      expect(faults).toContain(unreached(machine, state));
    }
    expect.hasAssertions();
  });

  it.each(named)('fails when a state of %s has no way out', async (_id, machine) => {
    const inner = flatten(outlineOf(machine)).filter(({ states }) => states.length === 0);
    const open = [...namedStates(machine), ...inner].filter(({ type }) => type !== 'final');
    for (const state of open) {
      const faults = await faultsOf(machine, (original) => without(original, leaves(state)));
      if (faults.includes(unreached(machine, state))) continue;
      expect(faults).toContain(stuck(machine, state));
      break;
    }
    expect.hasAssertions();
  });

  it.each(named)('fails when the walks of %s leave out a transition', async (_id, machine) => {
    const { walks } = subjectOf(machine);
    const { faults } = await proofOf({ machine, walks: walks.map(forgetful) });
    expect(faults.join()).toContain(`${machine.id}: no path takes the transition of`);
  });

  it.each(named)('fails when %s gets a transition that no walk takes', async (_id, machine) => {
    const faults = await faultsOf(machine, (original) =>
      redefined(original, (definition) => {
        for (const [key, state] of Object.entries(definition.states ?? {}).slice(0, 1)) {
          state['on'] = { ...(state['on'] as object), 'new.event': { target: key } };
        }
      }),
    );
    expect(faults.join()).toContain('new.event');
  });
});
