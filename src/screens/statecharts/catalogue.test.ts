/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { findMachines } from '../../machines/testing/findMachines';
import { CATALOGUE, SERVER_NAMES } from './catalogue';
import { SERVER_CATALOGUE } from './serverCatalogue';

test('every machine of the product is in the catalogue', () => {
  const all = [...CATALOGUE, ...SERVER_CATALOGUE].map(({ machine }) => machine.id);
  expect(all.sort()).toEqual(findMachines().map(({ id }) => id));
});

test('those of the server are named before they are loaded, in the same order', () => {
  expect(SERVER_CATALOGUE.map(({ machine, name }) => [machine.id, name])).toEqual(
    Object.entries(SERVER_NAMES),
  );
});
