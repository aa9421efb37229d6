import { LANGUAGES, type Language } from '../../../../domain/language';
import { placeOf } from '../../../machines/chart/compareCharts';
import { flatten, type OutlinedState } from '../../../machines/chart/outline';
import { UNPICTURED } from './unpictured';

/** The windows in which screens are taken, and the width in which their pictures are stored. */
export const WINDOWS = {
  phone: { width: 360, height: 740, storedWidth: 240 },
  desktop: { width: 1280, height: 800, storedWidth: 480 },
} as const;
export const SCHEMES = ['light', 'dark'] as const;

type WindowName = keyof typeof WINDOWS;
type Scheme = (typeof SCHEMES)[number];

/** How a screen is taken. */
export interface Kind {
  window: WindowName;
  scheme: Scheme;
  language: Language;
}

export const WINDOW_NAMES: readonly WindowName[] = ['phone', 'desktop'];

/** Each picture of a state. */
export const KINDS: readonly Kind[] = LANGUAGES.flatMap((language) =>
  WINDOW_NAMES.flatMap((window) => SCHEMES.map((scheme) => ({ window, scheme, language }))),
);

/** Where a picture is, within the folder of all. */
export const pictureFile = (machine: string, place: string, kind: Kind): string =>
  `${machine}/${place}.${kind.window}-${kind.scheme}-${kind.language}.webp`;

/** In pixels, as it is stored. */
export function storedSize(window: WindowName): { width: number; height: number } {
  const { width, height, storedWidth } = WINDOWS[window];
  return { width: storedWidth, height: Math.round((height * storedWidth) / width) };
}

/** How a state is seen. */
export type Seen =
  /** As the pictures that are stored for this place. */
  | { kind: 'pictures'; place: string }
  /** A sentence, translated where it is shown. */
  | { kind: 'unpictured'; why: string };

/** Left as soon as it is entered. */
const isMomentary = ({ transitions }: OutlinedState): boolean =>
  transitions.some(({ trigger, guard }) => trigger.kind === 'always' && guard === null);

/** Of a state that has no others inside; one that has is seen as those. */
export function seenAs(root: OutlinedState, state: OutlinedState): Seen {
  if (isMomentary(state)) return { kind: 'unpictured', why: UNPICTURED.momentary };
  const place = placeOf(state);
  const found = UNPICTURED.machines[root.id] ?? UNPICTURED.states[root.id]?.[place];
  if (found === undefined) return { kind: 'pictures', place };
  return typeof found === 'string'
    ? { kind: 'unpictured', why: found }
    : { kind: 'pictures', place: found.as };
}

/** The states here that have no others inside. */
export const innermost = (state: OutlinedState): OutlinedState[] =>
  flatten(state).filter(({ states }) => states.length === 0);

/** The places of a machine that have pictures of their own. */
export const picturedPlaces = (root: OutlinedState): string[] => [
  ...new Set(
    innermost(root).flatMap((state) => {
      const seen = seenAs(root, state);
      return seen.kind === 'pictures' ? seen.place : [];
    }),
  ),
];

/** The files that a machine is to have. */
export const allPictures = (root: OutlinedState): string[] =>
  picturedPlaces(root).flatMap((place) => KINDS.map((kind) => pictureFile(root.id, place, kind)));

/** What is wrong with the stored files, in sentences: what is missing, left over, or said of no state. */
export function pictureProblems(
  roots: readonly OutlinedState[],
  files: ReadonlySet<string>,
): string[] {
  const known = new Set(roots.flatMap(allPictures));
  const incomplete = roots.flatMap((root) =>
    picturedPlaces(root).flatMap((place) => {
      const missing = KINDS.filter((kind) => !files.has(pictureFile(root.id, place, kind)));
      return missing.length === 0
        ? []
        : `${root.id}: ${missing.length} of ${KINDS.length} pictures of ${place} are missing`;
    }),
  );
  const leftOver = [...files].filter((file) => !known.has(file));
  const stale = roots.flatMap((root) => {
    const places = new Set(innermost(root).map(placeOf));
    return Object.keys(UNPICTURED.states[root.id] ?? {})
      .filter((place) => !places.has(place))
      .map((place) => `${root.id}: ${place} is named in unpictured.ts and is no innermost state`);
  });
  return [...incomplete, ...leftOver.map((file) => `${file} is of no state`), ...stale];
}
