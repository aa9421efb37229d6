import latin from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import latinExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2';
import mostUsed from './headings.woff2';
import { HEADING_FALLBACK, HEADING_FAMILY } from './typography';

/** A font that comes later than the page is for the next visit, so that nothing is drawn a second time. */
const face = (url: string, unicodeRange: string) =>
  `@font-face{font-family:'${HEADING_FAMILY}';font-weight:700;font-display:optional;` +
  `src:url(${url}) format('woff2');unicode-range:${unicodeRange}}`;

/** Has the real face's measures, so that a page takes about the same room with either. */
const fallback =
  `@font-face{font-family:'${HEADING_FALLBACK}';font-weight:700;` +
  "src:local('Roboto Bold'),local('Arial Bold'),local('Liberation Sans Bold');" +
  'size-adjust:102.5%;ascent-override:90.8%;descent-override:26.3%;line-gap-override:0%}';

/**
 * Rules for public/index.html: where a script inserts them anew, a font that has come meanwhile moves the page.
 * No two faces have a character in common, or some browsers fetch both. Nearly all headings need the smallest file
 * alone, which each page asks for first. Signs of phonetics and foreign currencies are left to other fonts. It is made of the Latin one, with fonttools: `pyftsubset latin.woff2 --unicodes=…
 * --layout-features=kern --name-IDs='*' --no-hinting --flavor=woff2`.
 */
export const fontFaces = [
  face(
    latin,
    'U+00A1-00B6,U+00B8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  face(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF',
  ),
  face(mostUsed, 'U+0020-007E,U+00A0,U+00B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'),
  fallback,
].join('');
