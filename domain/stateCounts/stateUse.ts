import { inSteps } from '../trends/steps';
import { medianRange } from './durations';

/**
 * What is counted of a machine: a transition that was taken; a visit of a state that ended by going on, with how long it took; a page
 * that was left in a state, and one that was come back to. A visit that ends with its page has been left and not returned to.
 */
export const COUNT_KINDS = ['taken', 'stayed', 'left', 'returned'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** How often something happened, and nothing about who it was. */
export interface StateCount {
  kind: CountKind;
  /** Key of a transition, or id of a state. */
  name: string;
  /** Of durations; 0 for what has none. */
  range: number;
  times: number;
}

/** Of one batch. */
export const BATCH_LIMITS = { counts: 500, times: 1000, name: 200, machine: 40 };

/** Whole days before today over which counts are shown together. */
export const USE_PERIODS = [7, 30, 90] as const;
export type UsePeriod = (typeof USE_PERIODS)[number];

export interface TransitionUse {
  name: string;
  times: number;
}

export interface UseOfState {
  name: string;
  /** All visits, whichever way they ended. */
  visits: number;
  /** Visits that ended with the page; null where they are too few to be shown. */
  exits: number | null;
  /** Range of the median duration of the others; null where they are too few. */
  median: number | null;
}

interface Use {
  transitions: TransitionUse[];
  states: UseOfState[];
}

/** What may be known of the counts of one machine, in the steps of the trends; what is too small is left out. */
export function useOf(counts: readonly StateCount[]): Use {
  const taken = new Map<string, number>();
  const states = new Map<string, { stays: Map<number, number>; exits: number }>();
  for (const { kind, name, range, times } of counts) {
    if (kind === 'taken') {
      taken.set(name, (taken.get(name) ?? 0) + times);
      continue;
    }
    const state = states.get(name) ?? { stays: new Map<number, number>(), exits: 0 };
    states.set(name, state);
    if (kind === 'stayed') state.stays.set(range, (state.stays.get(range) ?? 0) + times);
    else state.exits += kind === 'left' ? times : -times;
  }
  return {
    transitions: [...taken].flatMap(([name, count]) => {
      const times = inSteps(count);
      return times === null ? [] : [{ name, times }];
    }),
    states: [...states].flatMap(([name, { stays, exits }]) => {
      const stayed = [...stays.values()].reduce((sum, times) => sum + times, 0);
      // Who left before the first of these days may come back within them.
      const left = Math.max(0, exits);
      const visits = inSteps(stayed + left);
      if (visits === null) return [];
      const median = inSteps(stayed) === null ? null : medianRange(stays);
      return [{ name, visits, exits: inSteps(left), median }];
    }),
  };
}
