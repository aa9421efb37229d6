import { setup } from 'xstate';
import { findMachines } from '../../../machines/testing/findMachines';
import { outlineOf } from '../../../machines/chart/outline';
import {
  KINDS,
  pictureFile,
  picturedPlaces,
  pictureProblems,
  seenAs,
  innermost,
} from './statePictures';
import { UNPICTURED } from './unpictured';

const lamp = outlineOf(
  setup({}).createMachine({
    id: 'lamp',
    initial: 'starting',
    states: {
      starting: { always: 'lit' },
      lit: { initial: 'bright', states: { bright: { on: { dimmed: 'dim' } }, dim: {} } },
    },
  }),
);
const filesOf = (...places: string[]) =>
  new Set(places.flatMap((place) => KINDS.map((kind) => pictureFile('lamp', place, kind))));
const [first] = KINDS;
if (!first) throw new Error('no pictures are taken');

it('takes each state on a phone and a desktop, light and dark, in English and Kiswahili', () => {
  expect(KINDS.map((kind) => pictureFile('lamp', 'lit.dim', kind))).toEqual([
    'lamp/lit.dim.phone-light-en.webp',
    'lamp/lit.dim.phone-dark-en.webp',
    'lamp/lit.dim.desktop-light-en.webp',
    'lamp/lit.dim.desktop-dark-en.webp',
    'lamp/lit.dim.phone-light-sw.webp',
    'lamp/lit.dim.phone-dark-sw.webp',
    'lamp/lit.dim.desktop-light-sw.webp',
    'lamp/lit.dim.desktop-dark-sw.webp',
  ]);
});

describe('the check of all pictures', () => {
  it('finds no fault where each innermost state that lasts has its pictures', () => {
    expect(pictureProblems([lamp], filesOf('lit.bright', 'lit.dim'))).toEqual([]);
  });

  it('counts the pictures of a state that are missing', () => {
    const files = filesOf('lit.bright', 'lit.dim');
    files.delete(pictureFile('lamp', 'lit.dim', first));
    expect(pictureProblems([lamp], files)).toEqual([
      'lamp: 1 of 8 pictures of lit.dim are missing',
    ]);
  });

  it('names each picture that is left over', () => {
    const files = filesOf('lit.bright', 'lit.dim');
    files.add(pictureFile('lamp', 'lit.off', first));
    expect(pictureProblems([lamp], files)).toEqual([
      'lamp/lit.off.phone-light-en.webp is of no state',
    ]);
  });

  it('names a line about a state that there is not', () => {
    UNPICTURED.states['lamp'] = { 'lit.off': 'It is dark.' };
    expect(pictureProblems([lamp], filesOf('lit.bright', 'lit.dim'))).toEqual([
      'lamp: lit.off is named in unpictured.ts and is no innermost state',
    ]);
    delete UNPICTURED.states['lamp'];
  });
});

const roots = findMachines().map(outlineOf);

it.each(roots.map((root) => [root.id, root] as const))(
  'says of each state of %s how it is seen, and stands in only with pictures that there are',
  (_id, root) => {
    const own = new Set(innermost(root).map(({ path: keys }) => keys.join('.')));
    for (const state of innermost(root)) {
      const seen = seenAs(root, state);
      if (seen.kind === 'pictures') expect(own).toContain(seen.place);
      else expect(seen.why).toMatch(/\.$/);
    }
    expect(picturedPlaces(root).filter((place) => !own.has(place))).toEqual([]);
  },
);
