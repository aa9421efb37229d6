import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';

const root = path.join(__dirname, '../../..');
const load = createRequire(__filename);

/** The product's `*Machine.ts` files, as paths from the root of the repository. */
export const machineFiles = (): string[] =>
  ['src/machines', 'domain'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Machine.ts'))
      .map((file) => path.join(folder, file)),
  );

/** The machine that a file exports. */
export function machineIn(file: string): AnyStateMachine {
  const exported = Object.values(load(path.join(root, file)) as Record<string, unknown>);
  const machine = exported.find((value) => value instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  return machine as AnyStateMachine;
}

const inOrder = (files: string[]): AnyStateMachine[] =>
  files.map(machineIn).sort((one, other) => one.id.localeCompare(other.id));

/** All machines of the product, by name. */
export const findMachines = (): AnyStateMachine[] => inOrder(machineFiles());

/** Those that only pages run; the server knows them by name. */
export const findPageMachines = (): AnyStateMachine[] =>
  inOrder(machineFiles().filter((file) => file.startsWith('src')));
