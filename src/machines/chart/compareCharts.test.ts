/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { findMachines } from '../testing/findMachines';
import { compareCharts, mergeCharts, type ChartChange } from './compareCharts';
import { allTransitions, flatten, type OutlinedState } from './outline';
import { readChart } from './readChart';

function chart(definition: object): OutlinedState {
  const read = readChart(JSON.stringify(definition));
  if (!read.isGood) throw new Error(`${read.problem} ${read.reason}`);
  return read.root;
}

const lamp = (change: object = {}, on: object = {}) =>
  chart({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: { target: 'on', guard: 'hasPower', actions: ['click'] } } },
      on: { entry: ['glow'], on: { pressed: 'off', ...on } },
      ...change,
    },
  });

/** A change in a few words. */
const brief = ({ mark, place, transition, targets, fields }: ChartChange): string =>
  [
    mark,
    place || '(machine)',
    ...(transition ? [`${transition.trigger.name} to ${targets.join('+')}`] : []),
    ...fields.map(({ field, before, after }) => `${field}: ${before.join()} > ${after.join()}`),
  ].join(' ');

const changes = (before: OutlinedState, after: OutlinedState): string[] =>
  compareCharts(before, after).map(brief);

describe('the comparison of two charts', () => {
  it('finds nothing between a chart and itself', () => {
    for (const machine of findMachines()) {
      const text = JSON.stringify(machine.config);
      expect(changes(chart(JSON.parse(text) as object), chart(JSON.parse(text) as object))).toEqual(
        [],
      );
    }
  });

  it('names a state that was added, and one that was removed, once each', () => {
    const dim = { dim: { initial: 'low', states: { low: { on: { pressed: 'low' } } } } };
    expect(changes(lamp(), lamp(dim))).toEqual(['added dim', 'added dim.low']);
    expect(changes(lamp(dim), lamp())).toEqual(['removed dim', 'removed dim.low']);
  });

  it('names transitions that were added and removed', () => {
    expect(changes(lamp(), lamp({}, { broken: 'off' }))).toEqual(['added on broken to off']);
    expect(changes(lamp({}, { broken: 'off' }), lamp())).toEqual(['removed on broken to off']);
  });

  it('says what of a state and of a transition is different', () => {
    const after = lamp({
      off: { tags: 'dark', on: { pressed: { target: 'on', actions: ['click', 'hum'] } } },
      on: { entry: ['glow', 'warm'], exit: ['cool'], on: { pressed: 'on' } },
    });
    expect(changes(lamp(), after)).toEqual([
      'changed off tags:  > dark',
      'changed off pressed to on guard: hasPower >  actions: click > click,hum',
      'changed on entry: glow > glow,warm exit:  > cool',
      'changed on pressed to on targets: off > on',
    ]);
  });

  it('pairs transitions of one event by their guards, and sees a changed order', () => {
    const before = lamp({}, { broken: [{ guard: 'isHot', target: 'off' }, { target: 'on' }] });
    const after = lamp(
      {},
      { broken: [{ guard: 'isWet', target: 'on' }, { guard: 'isHot', target: 'off' }, 'on'] },
    );
    expect(changes(before, after)).toEqual(['added on broken to on']);
    const swapped = lamp({}, { broken: [{ target: 'on' }, { guard: 'isHot', target: 'off' }] });
    expect(changes(before, swapped)).toEqual([
      'changed on order: broken if isHot,broken > broken,broken if isHot',
    ]);
  });

  it('compares places, not ids', () => {
    const named = lamp({ on: { id: 'bright', entry: ['glow'], on: { pressed: 'off' } } });
    expect(changes(lamp(), named)).toEqual([]);
  });

  it('sees another name, another start and another type', () => {
    const parallel = chart({
      id: 'lamp',
      initial: 'on',
      states: { off: {}, on: { type: 'final' } },
    });
    expect(
      changes(chart({ id: 'bulb', initial: 'off', states: { off: {}, on: {} } }), parallel),
    ).toEqual([
      'changed (machine) name: bulb > lamp initial: off > on',
      'changed on type: atomic > final',
    ]);
  });
});

describe('two charts in one', () => {
  const before = lamp({ old: { on: { pressed: 'on' } } }, { aged: 'old' });
  const { root, marks } = mergeCharts(before, lamp({ fresh: {} }, { broken: 'fresh' }));

  it('has everything of both', () => {
    expect(flatten(root).map(({ key }) => key)).toEqual(['lamp', 'off', 'on', 'fresh', 'old']);
    expect(allTransitions(root).map(({ key }) => key)).toEqual([
      'lamp.off pressed 0',
      'lamp.on pressed 0',
      'lamp.on broken 0',
      'removed lamp.on aged 0',
      'removed lamp.old pressed 0',
    ]);
  });

  it('marks what differs, and leads the arrows of what is gone to what there is', () => {
    expect([...marks].sort()).toEqual([
      ['lamp.fresh', 'added'],
      ['lamp.on broken 0', 'added'],
      ['removed lamp.old pressed 0', 'removed'],
      ['removed lamp.old', 'removed'],
      ['removed lamp.on aged 0', 'removed'],
    ]);
    const ids = new Set(flatten(root).map(({ id }) => id));
    expect(
      allTransitions(root)
        .flatMap(({ targets }) => targets)
        .every((id) => ids.has(id)),
    ).toBe(true);
  });
});
