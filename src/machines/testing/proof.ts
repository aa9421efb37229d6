import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { transitionLabel } from '../chart/labels';
import { allTransitions, flatten, outlineOf } from '../chart/outline';
import { createCoverage } from './coverage';
import {
  createStage,
  dotted,
  graphOf,
  isSent,
  pathsOf,
  startActor,
  walkOn,
  type Walk,
} from './paths';

export interface Subject {
  machine: AnyStateMachine;
  walks: readonly Walk[];
}

/** How many of each kind were seen, out of how many. */
export interface Count {
  seen: number;
  all: number;
}

export interface Proof {
  machine: string;
  states: Count;
  transitions: Count;
  /** States without an inside and not final, that something leads out of wherever they are met. */
  exits: Count;
  /** Pairs of a state with its context and an event that it refuses: tried, and nothing changed. */
  refusals: Count;
  /** What `meta.screen` names, and the product has. */
  screens: Count;
  paths: number;
  /** One sentence for each thing that does not hold. */
  faults: string[];
}

/** Walks a machine on real actors and says what of it does not hold. */
export async function prove(
  { machine, walks }: Subject,
  isScreen: (name: string) => boolean,
): Promise<Proof> {
  const outline = outlineOf(machine);
  const states = flatten(outline);
  const places = new Map(states.map(({ id, path }) => [id, path.join('.') || 'the machine']));
  const placeOf = (id: string) => places.get(id) ?? id;
  const transitions = allTransitions(outline);
  const coverage = createCoverage();
  const refusals = createRefusals();
  let paths = 0;
  for (const walk of walks) {
    const planned = pathsOf(walk);
    paths += planned.length;
    const seen = new Set<string>();
    for (const path of planned) await play({ path, walk, seen }, coverage.inspect, refusals);
  }
  const leaves = states.filter(({ type, states: within }) => type !== 'final' && !within.length);
  const unreached = states.filter(({ id }) => !coverage.reached.has(id));
  const untaken = transitions.filter(({ key }) => !coverage.taken.has(key));
  const stuck = stuckStates(
    walks,
    leaves.map(({ id }) => id),
  );
  const screens = [...new Set(states.flatMap(({ screen }) => screen ?? []))];
  const unknown = screens.filter((screen) => !isScreen(screen));
  const count = (all: readonly unknown[], missing: readonly unknown[]): Count => ({
    seen: all.length - missing.length,
    all: all.length,
  });
  return {
    machine: machine.id,
    states: count(states.slice(1), unreached),
    transitions: count(transitions, untaken),
    exits: count(leaves, [...stuck, ...leaves.filter((leaf) => unreached.includes(leaf))]),
    refusals: count([...refusals.tried], refusals.changed),
    screens: count(screens, unknown),
    paths,
    faults: [
      ...unreached.map(({ id }) => `no path reaches the state ${placeOf(id)}.`),
      ...untaken.map(
        (one) => `no path takes the transition of ${placeOf(one.source)}: ${transitionLabel(one)}.`,
      ),
      ...stuck.map((id) => `nothing leads out of the state ${placeOf(id)}, which is not final.`),
      ...refusals.changed.map((what) => `${what} is refused, yet changes something.`),
      ...unknown.map((screen) => `${screen} is named as a screen, which does not exist.`),
    ].map((fault) => `${machine.id}: ${fault}`),
  };
}

const createRefusals = () => ({ tried: new Set<string>(), changed: [] as string[] });

interface Played {
  path: ReturnType<typeof pathsOf>[number];
  walk: Walk;
  /** States with their context where the paths of the walk have been. */
  seen: Set<string>;
}

/** One path on one actor, which is also sent, wherever it is for the first time, all that is refused there. */
async function play(
  { path, walk, seen }: Played,
  inspect: (event: InspectionEvent) => void,
  refusals: ReturnType<typeof createRefusals>,
): Promise<void> {
  let acted = 0;
  const { actor, clock } = startActor(walk, (event) => {
    inspect(event);
    if (event.type === '@xstate.action') acted += 1;
  });
  const all = () => JSON.stringify([actor.getPersistedSnapshot(), acted]);
  const refuse = (state: AnyMachineSnapshot): boolean => {
    const place = JSON.stringify([state.value, state.context]);
    if (state.status !== 'active' || seen.has(place)) return true;
    for (const event of walk.events.filter(isSent)) {
      const pair = place + JSON.stringify(event);
      if (refusals.tried.has(pair) || state.can(event)) continue;
      refusals.tried.add(pair);
      const before = all();
      actor.send(event);
      if (all() === before) continue;
      refusals.changed.push(`${event.type} in ${dotted(state.value as StateValue)}`);
      return false;
    }
    seen.add(place);
    return true;
  };
  await walkOn(createStage({ ...walk, actor, clock }), path, refuse);
  actor.stop();
}

/** Ids of those that, once entered in some way, are never left again. */
function stuckStates(walks: readonly Walk[], leaves: readonly string[]): string[] {
  const positions = new Map<string, Set<string>>();
  const sources = new Map<string, Set<string>>();
  const open: string[] = [];
  for (const walk of walks) {
    for (const { state, next } of graphOf(walk)) {
      const from = keyOf(walk, state);
      positions.set(from, new Set(state._nodes.map(({ id }) => id)));
      if (state.status !== 'active' || walk.isFarEnough?.(state)) open.push(from);
      for (const to of next.map((state) => keyOf(walk, state))) {
        sources.set(to, (sources.get(to) ?? new Set()).add(from));
      }
    }
  }
  return leaves.filter((leaf) => {
    const outside = [...positions].filter(([, ids]) => !ids.has(leaf)).map(([key]) => key);
    const leading = new Set([...outside, ...open]);
    for (const key of leading) for (const source of sources.get(key) ?? []) leading.add(source);
    return [...positions.keys()].some((key) => !leading.has(key));
  });
}

const keyOf = ({ machine, input }: Walk, { value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([machine.id, input, value, context]);
