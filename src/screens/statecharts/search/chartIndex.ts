import { t } from '../../../../domain/language';
import { SCREENS, type ScreenName } from '../../../../domain/screens';
import { placeOf } from '../../../machines/chart/compareCharts';
import { flatten, type OutlinedState } from '../../../machines/chart/outline';
import {
  NAME_KINDS,
  nameFragment,
  namesOfState,
  namesOfTransition,
  stateFragment,
  type NameKind,
} from '../chartAddress';

/** Something with a name in a chart. */
export interface Found {
  kind: 'state' | NameKind;
  /** As it is shown. */
  name: string;
  machine: string;
  fragment: string;
  /** How often it is there. */
  count: number;
}

const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

const shownName = (kind: NameKind, name: string): string =>
  kind === 'screen' && isScreen(name) ? t(SCREENS[name].name) : name;

/** Every name of a machine, in document order. */
export function namesIn(root: OutlinedState): Found[] {
  const machine = root.id;
  const states = flatten(root)
    .slice(1)
    .map((state): Found => {
      const fragment = stateFragment(state);
      return { kind: 'state', name: placeOf(state), machine, fragment, count: 1 };
    });
  const counts = new Map<string, Found>();
  for (const state of flatten(root)) {
    for (const names of [namesOfState(state), ...state.transitions.map(namesOfTransition)]) {
      for (const kind of NAME_KINDS) {
        for (const name of new Set(names[kind])) {
          const fragment = nameFragment(kind, name);
          const found = counts.get(fragment);
          const shown = shownName(kind, name);
          counts.set(fragment, {
            ...{ kind, name: shown, machine, fragment },
            count: (found?.count ?? 0) + 1,
          });
        }
      }
    }
  }
  return [...states, ...counts.values()];
}

const MOST_FOUND = 30;

const folded = (text: string): string => text.toLocaleLowerCase().replaceAll(/[\s._-]/g, '');

/** What a text is part of: names that begin with it first, those of the open machine before others. */
export function findNames(index: readonly Found[], text: string, machine: string): Found[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const rank = ({ name, machine: own }: Found): number => {
    const last = folded(name.split('.').at(-1) ?? name);
    return (own === machine ? 0 : 2) + (last.startsWith(wanted) ? 0 : 1);
  };
  return index
    .filter(({ name }) => folded(name).includes(wanted))
    .map((found) => ({ found, rank: rank(found) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_FOUND)
    .map(({ found }) => found);
}
