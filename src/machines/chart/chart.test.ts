/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { createActor, setup } from 'xstate';
import { createCoverage } from '../testing/coverage';
import { chartFiles } from './document';
import { transitionLabel } from './labels';
import { mermaidOf } from './mermaid';
import { allTransitions, flatten, outlineOf } from './outline';

const lampMachine = setup({
  types: { events: {} as { type: 'pressed' } | { type: 'broken' } | { type: 'dimmed' } },
  actions: { click: () => {}, glow: () => {} },
  guards: { hasPower: () => true },
  delays: { patience: 50, mood: () => 10 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp | with a switch.',
  initial: 'off',
  states: {
    off: {
      description: 'Dark.',
      on: {
        pressed: { guard: 'hasPower', target: 'on', actions: 'click', description: 'Switch.' },
      },
    },
    on: {
      id: 'lamp.on',
      tags: ['bright'],
      meta: { screen: 'home' },
      entry: 'glow',
      initial: 'full',
      states: {
        full: { after: { patience: 'low', mood: 'low' } },
        low: { on: { dimmed: { description: 'Already low.' } } },
      },
      on: {
        pressed: { target: 'off' },
        dimmed: { target: '.low' },
        broken: [{ guard: 'hasPower', actions: 'click' }, { target: 'gone' }],
      },
    },
    gone: { type: 'final' },
  },
});

const parallelMachine = setup({}).createMachine({
  id: 'both',
  type: 'parallel',
  states: { left: {}, right: {} },
});

const outline = outlineOf(lampMachine);
const transition = (key: string) => allTransitions(outline).find((each) => each.key === key);

describe('the outline of a machine', () => {
  it('lists every state in document order', () => {
    const ids = ['lamp', 'lamp.off', 'lamp.on', 'lamp.on.full', 'lamp.on.low', 'lamp.gone'];
    expect(flatten(outline).map(({ id }) => id)).toEqual(ids);
    expect(flatten(outline).map(({ type }) => type)).toEqual([
      'compound',
      'atomic',
      'compound',
      'atomic',
      'atomic',
      'final',
    ]);
  });

  it('names the type, actions and first state of a state', () => {
    const on = outline.states.find(({ key }) => key === 'on');
    expect(on).toMatchObject({
      path: ['on'],
      description: null,
      screen: 'home',
      tags: ['bright'],
      entry: ['glow'],
      exit: [],
      invokes: [],
      initial: 'lamp.on.full',
    });
  });

  it('names the event, guard and target of a transition', () => {
    expect(transition('lamp.off pressed 0')).toEqual({
      key: 'lamp.off pressed 0',
      source: 'lamp.off',
      trigger: { kind: 'event', name: 'pressed', milliseconds: null },
      eventType: 'pressed',
      guard: 'hasPower',
      targets: ['lamp.on'],
      actions: ['click'],
      reenter: false,
      forbidden: false,
      description: 'Switch.',
    });
  });

  it('names a delay and its length, and hides the timers of the interpreter', () => {
    const [full] = flatten(outline).filter(({ key }) => key === 'full');
    expect(full?.transitions.map(({ trigger }) => trigger)).toEqual([
      { kind: 'after', name: 'patience', milliseconds: 50 },
      { kind: 'after', name: 'mood', milliseconds: null },
    ]);
    expect([full?.entry, full?.exit]).toEqual([[], []]);
  });

  it('marks an event that a state refuses, but not one that only acts', () => {
    expect(transition('lamp.on.low dimmed 0')?.forbidden).toBe(true);
    expect(transition('lamp.on broken 0')).toMatchObject({ forbidden: false, targets: [] });
  });

  it('has the same keys as a running actor', () => {
    const coverage = createCoverage();
    const actor = createActor(lampMachine, { inspect: coverage.inspect }).start();
    actor.send({ type: 'pressed' });
    actor.send({ type: 'dimmed' });
    actor.send({ type: 'dimmed' });
    actor.send({ type: 'broken' });
    const keys = [
      'lamp.off pressed 0',
      'lamp.on broken 0',
      'lamp.on dimmed 0',
      'lamp.on.low dimmed 0',
    ];
    expect([...coverage.taken].sort()).toEqual(keys);
    expect([...coverage.reached]).not.toContain('lamp.gone');
  });
});

describe('a label', () => {
  it.each([
    ['lamp.off pressed 0', 'pressed [hasPower]'],
    ['lamp.on dimmed 0', 'dimmed'],
    ['lamp.on.full xstate.after.patience.lamp.on.full 0', 'after 50 ms'],
    ['lamp.on.full xstate.after.mood.lamp.on.full 0', 'after mood'],
  ])('of %s reads %s', (key, label) => {
    const found = transition(key);
    expect(found && transitionLabel(found)).toBe(label);
  });
});

describe('a Mermaid chart', () => {
  it('nests states, joins arrows and starts inner ones at the states within', () => {
    expect(
      mermaidOf(outline)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'stateDiagram-v2',
      '[*] --> lamp_off',
      'state "off" as lamp_off',
      'state "on" as lamp_on {',
      '[*] --> lamp_on_full',
      'state "full" as lamp_on_full',
      'state "low" as lamp_on_low',
      '}',
      'state "gone" as lamp_gone',
      'lamp_gone --> [*]',
      'lamp_off --> lamp_on : pressed [hasPower]',
      'lamp_on --> lamp_off : pressed',
      'lamp_on_full --> lamp_on_low : dimmed<br/>after 50 ms<br/>after mood',
      'lamp_on --> lamp_on : broken [hasPower]',
      'lamp_on --> lamp_gone : broken',
      '',
    ]);
  });

  it('separates the regions of a parallel state', () => {
    const lines = mermaidOf(outlineOf(parallelMachine))
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual([
      'stateDiagram-v2',
      'state "left" as both_left',
      '--',
      'state "right" as both_right',
      '',
    ]);
  });
});

describe('the chart files', () => {
  const files = chartFiles([parallelMachine, lampMachine]);
  const content = (name: string) => files.get(name) ?? '';

  it('are an index, and a page and a definition of each machine', () => {
    const names = ['README.md', 'both.json', 'both.md', 'lamp.json', 'lamp.md'];
    expect([...files.keys()].sort()).toEqual(names);
    expect(content('README.md')).toContain(
      '| [lamp](lamp.md) | A lamp \\| with a switch. | 5 | 8 |',
    );
  });

  it('show every machine in the index, with a paragraph', () => {
    const index = content('README.md');
    expect(index).toContain(
      '## lamp\n\nA lamp | with a switch. It starts in `off`. It waits `patience (50 ms)`, `mood`. It is seen as Home.\n',
    );
    expect(index.match(/```mermaid\nstateDiagram-v2\n/g)).toHaveLength(2);
  });

  it('hold the definition word for word', () => {
    expect(JSON.parse(content('lamp.json'))).toEqual(
      JSON.parse(JSON.stringify(lampMachine.config)),
    );
  });

  it('describe states and transitions in tables', () => {
    expect(content('lamp.md')).toContain('```mermaid\nstateDiagram-v2\n');
    expect(content('lamp.md')).toContain('| on |  | Home | `bright` | `glow` |  |  |');
    expect(content('lamp.md')).toContain(
      '| off | `pressed` | `hasPower` | on | `click` | Switch. |',
    );
    expect(content('lamp.md')).toContain('| on.low | `dimmed` |  | (ignored) |  | Already low. |');
    expect(content('lamp.md')).toContain('| on | `broken` | `hasPower` | (stays) | `click` |  |');
  });
});
