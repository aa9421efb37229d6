import type { TypographyVariantsOptions } from '@mui/material/styles';
import latin from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import latinExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2';

const HEADING_FAMILY = 'Bricolage Grotesque';
const headings = `'${HEADING_FAMILY}', 'Bricolage fallback', system-ui, sans-serif`;
const text = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const face = (url: string, unicodeRange: string) => ({
  '@font-face': {
    fontFamily: HEADING_FAMILY,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: 700,
    src: `url(${url}) format('woff2')`,
    unicodeRange,
  },
});

/** The extended letters, such as those of Kikuyu and Kamba names, come only where a page has them. */
export const fontFaces = [
  face(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  face(
    latinExtended,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
  {
    /** Has the real face's measures, so that nothing moves when that arrives. */
    '@font-face': {
      fontFamily: 'Bricolage fallback',
      fontWeight: 700,
      src: "local('Roboto Bold'), local('Arial Bold'), local('Liberation Sans Bold')",
      sizeAdjust: '102.5%',
      ascentOverride: '90.8%',
      descentOverride: '26.3%',
      lineGapOverride: '0%',
    },
  },
];

/** The six sizes of the product; the two largest grow with the screen. */
const SIZES = {
  small: '0.875rem',
  text: '1rem',
  lead: '1.1875rem',
  section: '1.5rem',
  title: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem)',
  display: 'clamp(2.25rem, 1.7rem + 2.6vw, 3.5rem)',
} as const;

const heading = (fontSize: string, lineHeight: number, letterSpacing = '-0.01em') => ({
  fontFamily: headings,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing,
});

export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  fontWeightMedium: 600,
  h1: { ...heading(SIZES.display, 1.08, '-0.02em'), textWrap: 'balance' },
  h2: { ...heading(SIZES.title, 1.18), textWrap: 'balance' },
  h3: heading(SIZES.section, 1.28),
  h4: heading(SIZES.lead, 1.35, '0'),
  h5: heading(SIZES.text, 1.5, '0'),
  h6: heading(SIZES.text, 1.5, '0'),
  subtitle1: { fontSize: SIZES.lead, lineHeight: 1.55 },
  subtitle2: { fontSize: SIZES.small, lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: SIZES.text, lineHeight: 1.625 },
  body2: { fontSize: SIZES.small, lineHeight: 1.57 },
  button: { fontSize: SIZES.text, lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  caption: { fontSize: SIZES.small, lineHeight: 1.5 },
  overline: {
    fontSize: SIZES.small,
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
};
