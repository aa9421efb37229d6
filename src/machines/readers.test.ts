/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import * as xstate from 'xstate';
import { outlineOf } from './chart/outline';
import { machineFiles, machineIn } from './testing/findMachines';

const root = path.join(__dirname, '../..');

/** A machine as plain data, wherever its arrays and objects were made. */
const drawn = (machine: xstate.AnyStateMachine): unknown =>
  JSON.parse(JSON.stringify(outlineOf(machine)));

/** What a pasted file makes in a place that has `xstate` and nothing else. */
function execute(source: string): xstate.AnyStateMachine | undefined {
  const { code } = transformSync(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const exports: Record<string, unknown> = {};
  const require = (name: string) => {
    if (name !== 'xstate') throw new Error(`there is no ${name} here`);
    return xstate;
  };
  runInNewContext(code, { exports, require });
  return Object.values(exports).find((value) => value instanceof xstate.StateMachine);
}

describe.each(machineFiles())('a reader that knows only xstate', (file) => {
  const ours = machineIn(file);

  it(`draws the same from the text of ${file}`, () => {
    const theirs = execute(readFileSync(path.join(root, file), 'utf8'));
    expect(theirs && drawn(theirs)).toEqual(drawn(ours));
  });

  it(`draws the same from docs/machines/${ours.id}.json`, () => {
    const json = readFileSync(path.join(root, 'docs/machines', `${ours.id}.json`), 'utf8');
    const { delays } = ours.implementations;
    const theirs = xstate.createMachine(JSON.parse(json) as object, { delays });
    expect(drawn(theirs)).toEqual(drawn(ours));
  });

  it(`can start ${ours.id} from its JSON`, () => {
    const json = readFileSync(path.join(root, 'docs/machines', `${ours.id}.json`), 'utf8');
    const { guards, actions, actors, delays } = ours.implementations;
    const stubs = <Stub>(named: object, stub: Stub) =>
      Object.fromEntries(Object.keys(named).map((name) => [name, stub]));
    const theirs = xstate.createMachine(JSON.parse(json) as object, {
      delays,
      guards: stubs(guards, () => false),
      actions: stubs(actions, () => {}),
      actors: stubs(
        actors,
        xstate.fromPromise(() => new Promise(() => {})),
      ),
    });
    const actor = xstate.createActor(theirs).start();
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  });
});

it('rejects a machine file that needs more than xstate', () => {
  expect(() => execute("import { readFile } from 'node:fs'; readFile('x', () => {});")).toThrow(
    'there is no node:fs here',
  );
});
