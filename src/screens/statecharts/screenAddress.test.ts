import { matchPath } from 'react-router';
import { pagePatterns } from '../../../domain/pages';
import { SCREENS, type ScreenName } from '../../../domain/screens';
import { allTransitions, flatten, outlineOf } from '../../machines/chart/outline';
import { createPaths } from '../../paths';
import { CATALOGUE } from './catalogue';
import { SERVER_CATALOGUE } from './serverCatalogue';
import { screenAddress } from './screenAddress';

const ALL = [...CATALOGUE, ...SERVER_CATALOGUE];

const paths = createPaths('kijani');
const names = Object.keys(SCREENS) as ScreenName[];

it.each(names.filter((name) => SCREENS[name].kind === 'page'))(
  'gives %s an address of the product',
  (name) => {
    const address = screenAddress(name, paths) ?? '';
    expect(
      Object.values(pagePatterns('kijani')).some((pattern) => matchPath(pattern, address)),
    ).toBe(true);
  },
);

it.each(names.filter((name) => SCREENS[name].kind === 'overlay'))('gives %s no address', (name) => {
  expect(screenAddress(name, paths)).toBeNull();
});

it('knows every screen that a state names, and no other', () => {
  const shown = ALL.flatMap(({ machine }) =>
    flatten(outlineOf(machine)).map(({ screen }) => screen),
  );
  expect([...new Set(shown.filter((screen) => screen !== null))].sort()).toEqual([...names].sort());
});

it('finds transitions in every machine', () => {
  for (const { machine } of ALL) {
    expect(allTransitions(outlineOf(machine)).length).toBeGreaterThan(0);
  }
});
